import { api } from '../../api-client';
import { pathOf, type ResourceCalls, unwrap } from '../resource-calls';

export const webhooks: ResourceCalls = {
  async getList() {
    const data = unwrap(await api.GET('/api/webhooks'));
    return { data, total: data.length };
  },
  async getOne({ id }) {
    return { data: unwrap(await api.GET('/api/webhooks/{id}', pathOf(id))) };
  },
  async delete({ id }) {
    unwrap(await api.DELETE('/api/webhooks/{id}', pathOf(id)));
    return { data: { id } };
  },
};
