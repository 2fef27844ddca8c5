import { api } from '../api-client';
import { readTotal, toListQuery } from '../list-query';
import { unwrap, type ResourceCalls } from './resource-calls';

export const accounts: ResourceCalls = {
  /** Those that wait for approval come first in every order. */
  async getList(params) {
    const result = await api.GET('/api/accounts/', { params: { query: toListQuery(params, []) } });
    const data = unwrap(result);
    const { total, isTotalCapped } = readTotal(result.response.headers, data.length);
    return { data, total, meta: { isTotalCapped } };
  },

  /** Only the status of an account can change. */
  async update({ id, data }) {
    const body = { status: data['status'] === 'active' ? ('active' as const) : ('suspended' as const) };
    const result = await api.PUT('/api/accounts/{id}/status', { params: { path: { id: String(id) } }, body });
    return { data: unwrap(result) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/accounts/{id}', { params: { path: { id: String(id) } } }));
    return { data: { id } };
  },
};
