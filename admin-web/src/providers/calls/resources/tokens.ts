import { api } from '../../api-client';
import { type ResourceCalls, unwrap } from '../resource-calls';

export const tokens: ResourceCalls = {
  hasIds: true,
  async getList() {
    const data = unwrap(await api.GET('/api/tokens'));
    return { data, total: data.length };
  },
};
