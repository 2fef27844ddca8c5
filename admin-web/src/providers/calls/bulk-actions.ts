import type { BulkAction, StartBulkAction } from '@smash/contract/client';
import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** Starts an action on many applications in the background; repeated with the same key, it starts once. */
export async function startBulkAction(body: StartBulkAction, key: string): Promise<BulkAction> {
  const params = { header: { 'Idempotency-Key': key } };
  return unwrap(await api.POST('/api/applications/bulk', { params, body }));
}

/** The person's own bulk actions of the last day, the latest first. */
export async function listBulkActions(): Promise<BulkAction[]> {
  return unwrap(await api.GET('/api/applications/bulk/latest'));
}

export async function undoBulkAction(id: string): Promise<BulkAction> {
  const params = { path: { bulk_id: id } };
  return unwrap(await api.DELETE('/api/applications/bulk/{bulk_id}', { params }));
}
