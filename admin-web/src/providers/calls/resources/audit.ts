import { api } from '../../api-client';
import { filterOf, toListQuery } from '../../list-query';
import { toAuditFilter } from '../audit-filter';
import { type ResourceCalls, unwrapList } from '../resource-calls';

export const audit: ResourceCalls = {
  /** Newest first, the server's own order. */
  async getList(params) {
    const { page, per_page } = toListQuery(params, []);
    const query = { page, per_page, ...toAuditFilter(filterOf(params)) };
    return unwrapList(await api.GET('/api/audit/', { params: { query } }));
  },
};
