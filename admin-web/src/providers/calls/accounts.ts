import type { Role } from '@smash/contract';
import { api } from '../api-client';
import { readTotal, toListQuery } from '../list-query';
import { unwrap, type ResourceCalls } from './resource-calls';

export type AccountChange =
  { status: 'active' | 'suspended'; role?: Role } | { status?: undefined; role: Role };

export const accounts: ResourceCalls = {
  /** Those that wait for approval come first in every order. */
  async getList(params) {
    const result = await api.GET('/api/accounts/', { params: { query: toListQuery(params, []) } });
    const data = unwrap(result);
    const { total, isTotalCapped } = readTotal(result.response.headers, data.length);
    return { data, total, meta: { isTotalCapped } };
  },

  /** The status of an account can change, the role, or both at once. */
  async update({ id, data }) {
    const { status, role } = data as AccountChange;
    const params = { path: { id: String(id) } };
    const result = status
      ? await api.PUT('/api/accounts/{id}/status', { params, body: { status, role } })
      : await api.PUT('/api/accounts/{id}/role', { params, body: { role } });
    return { data: unwrap(result) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/accounts/{id}', { params: { path: { id: String(id) } } }));
    return { data: { id } };
  },
};
