import { api } from '../../api-client';
import { filterOf, toListQuery } from '../../list-query';
import { type ResourceCalls, unwrapList } from '../resource-calls';

export const audit: ResourceCalls = {
  /** Newest first, the server's own order. */
  async getList(params) {
    // Later than the first load, which need not know all kinds of entries.
    const { toAuditFilter } = await import('../audit-filter');
    const { page, per_page } = toListQuery(params, []);
    const query = { page, per_page, ...toAuditFilter(filterOf(params)) };
    return unwrapList(await api.GET('/api/audit/', { params: { query } }));
  },
};
