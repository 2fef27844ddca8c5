import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/**
 * Removes applications, one with a call of its own, several in one transaction. They can be restored for a while. Many
 * at once need the password (LARGE_REMOVAL).
 */
export async function removeApplications(ids: string[], password?: string): Promise<void> {
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) {
    unwrap(await api.DELETE('/api/applications/{id}', pathOf(id)));
  } else {
    unwrap(await api.POST('/api/applications/removals', { body: { ids, password } }));
  }
}

/** Erases an application for good at once, as its applicant can, because they asked for it. */
export async function eraseApplication(id: string): Promise<void> {
  const params = { ...pathOf(id).params, query: { reason: 'request' } as const };
  unwrap(await api.DELETE('/api/applications/{id}', { params }));
}

/** Puts removed applications back. Fails when one of them is gone for good. */
export async function restoreApplications(ids: string[]): Promise<void> {
  const { missing } = unwrap(await api.POST('/api/applications/restorations', { body: { ids } }));
  if (missing.length > 0) throw new Error('Some of the applications have already been erased');
}
