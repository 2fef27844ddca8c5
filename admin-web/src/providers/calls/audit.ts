import { api } from '../api-client';
import { filterOf, toListQuery } from '../list-query';
import { toAuditFilter } from './audit-filter';
import { type ResourceCalls, unwrap, unwrapList } from './resource-calls';

export const audit: ResourceCalls = {
  /** Newest first, as the server has it without being asked. */
  async getList(params) {
    const { page, per_page } = toListQuery(params, []);
    const query = { page, per_page, ...toAuditFilter(filterOf(params)) };
    return unwrapList(await api.GET('/api/audit/', { params: { query } }));
  },
};

/** The entries of a filter as a table. */
export async function exportAudit(filter: Record<string, unknown>): Promise<Blob> {
  const query = toAuditFilter(filter);
  return unwrap(await api.GET('/api/audit/export', { params: { query }, parseAs: 'blob' }));
}
