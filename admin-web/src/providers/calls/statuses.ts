import type { ApplicationStatus } from '@smash/contract';
import { api } from '../api-client';
import { toHttpError } from '../api-failure';
import { pathOf, toItsEnd, unwrap } from './resource-calls';

/** One application and its new status. */
export interface StatusChange {
  id: string;
  status: ApplicationStatus;
  /** Whether it undoes the latest change, as if that had never been. */
  is_undo?: boolean;
  /** The status that the person saw; without it, the change is made whatever the status is by now. */
  seen_status?: ApplicationStatus | undefined;
}

/**
 * Sets statuses in one request: a call of its own for one application, one transaction for several. The request is
 * completed even if the tab closes meanwhile. Returns the former statuses of the applications that were changed; those
 * that others had already set to the same status are left out.
 * @throws the not-found failure when none of the applications exists any more
 */
export async function changeStatuses(changes: StatusChange[]): Promise<Map<string, ApplicationStatus>> {
  const [first, ...others] = changes;
  if (first && others.length === 0) {
    const { id, ...body } = first;
    const options = { ...pathOf(id), body, ...toItsEnd() };
    const { previous_status } = unwrap(await api.PUT('/api/applications/{id}/status', options));
    return new Map(previous_status ? [[id, previous_status]] : []);
  }
  const { changed, missing } = unwrap(
    await api.PUT('/api/applications/statuses', { body: { changes }, ...toItsEnd() }),
  );
  if (missing.length === changes.length) throw toHttpError(404, undefined);
  return new Map(changed.map(({ id, previous_status }) => [id, previous_status]));
}
