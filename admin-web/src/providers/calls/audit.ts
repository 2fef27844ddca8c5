import { api } from '../api-client';
import { toAuditFilter } from './audit-filter';
import { unwrap } from './resource-calls';

/** The entries of a filter as a table. */
export async function exportAudit(filter: Record<string, unknown>): Promise<Blob> {
  const query = toAuditFilter(filter);
  return unwrap(await api.GET('/api/audit/export', { params: { query }, parseAs: 'blob' }));
}
