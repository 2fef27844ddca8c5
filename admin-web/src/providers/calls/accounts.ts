import { api } from '../api-client';
import { unwrap, type ResourceCalls } from './resource-calls';

export const accounts: ResourceCalls = {
  /** All accounts at once: there are few, and the API does not page them. */
  async getList() {
    const data = unwrap(await api.GET('/api/accounts/'));
    return { data, total: data.length };
  },

  /** Only the status of an account can change. */
  async update({ id, data }) {
    const body = { status: data['status'] === 'active' ? ('active' as const) : ('suspended' as const) };
    const answer = await api.PUT('/api/accounts/{id}/status', { params: { path: { id: String(id) } }, body });
    return { data: unwrap(answer) };
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/accounts/{id}', { params: { path: { id: String(id) } } }));
    return { data: { id } };
  },
};
