import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** The entries of a filter as a table. */
export async function exportAudit(filter: Record<string, unknown>): Promise<Blob> {
  // Later than the first load, which need not know all kinds of entries.
  const { toAuditFilter } = await import('./audit-filter');
  const query = toAuditFilter(filter);
  return unwrap(await api.GET('/api/audit/export', { params: { query }, parseAs: 'blob' }));
}
