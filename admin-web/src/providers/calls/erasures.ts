import { ERASURE_REASONS } from '@smash/contract';
import { api } from '../api-client';
import { filterOf, oneOf, readTotal, toListQuery } from '../list-query';
import { type ResourceCalls, unwrap } from './resource-calls';

export const erasures: ResourceCalls = {
  async getList(params) {
    const reason = oneOf(ERASURE_REASONS, filterOf(params)['reason']);
    const query = { ...toListQuery(params, ['erased_at']), reason };
    const result = await api.GET('/api/erasure-certificates', { params: { query } });
    const data = unwrap(result);
    const { total, isTotalCapped } = readTotal(result.response.headers, data.length);
    return { data, total, meta: { isTotalCapped } };
  },
};
