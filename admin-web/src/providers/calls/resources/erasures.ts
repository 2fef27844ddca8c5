import { ERASURE_REASONS } from '@smash/contract';
import { api } from '../../api-client';
import { filterOf, oneOf, toListQuery } from '../../list-query';
import { type ResourceCalls, unwrapList } from '../resource-calls';

export const erasures: ResourceCalls = {
  hasIds: true,
  async getList(params) {
    const reason = oneOf(ERASURE_REASONS, filterOf(params)['reason']);
    const query = { ...toListQuery(params, ['erased_at']), reason };
    return unwrapList(await api.GET('/api/erasure-certificates', { params: { query } }));
  },
};
