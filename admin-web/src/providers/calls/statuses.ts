import type { ApplicationStatus } from '@smash/contract';
import { api } from '../api-client';
import { toHttpError } from '../api-failure';
import { pathOf, unwrap } from './resource-calls';

/** One application and the status that it shall have. */
export interface StatusChange {
  id: string;
  status: ApplicationStatus;
  /** Whether it takes the latest change back, as if that had not been. */
  is_undo?: boolean;
  /** The status on which the decision rests; left out, it is changed whatever it is by now. */
  seen_status?: ApplicationStatus | undefined;
}

/**
 * Sets statuses in one request: a call of its own for one application, one transaction for several. It is sent to its
 * end even if the tab closes meanwhile. Returns the former statuses of those that were changed: what others had changed
 * to the same already is not among them.
 * @throws as of something that is not found when none of the applications is there any more
 */
export async function changeStatuses(changes: StatusChange[]): Promise<Map<string, ApplicationStatus>> {
  const [first, ...others] = changes;
  if (first && others.length === 0) {
    const { id, ...body } = first;
    const options = { ...pathOf(id), body, keepalive: true };
    const { previous_status } = unwrap(await api.PUT('/api/applications/{id}/status', options));
    return new Map(previous_status ? [[id, previous_status]] : []);
  }
  const { changed, missing } = unwrap(
    await api.PUT('/api/applications/statuses', { body: { changes }, keepalive: true }),
  );
  if (missing.length === changes.length) throw toHttpError(404, undefined);
  return new Map(changed.map(({ id, previous_status }) => [id, previous_status]));
}
