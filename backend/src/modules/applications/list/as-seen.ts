import type { ApplicationFilterDto } from './application-filter.dto.js';
import { ARRIVED_AT } from './application-rows.js';

/** Where a list was read, in SQL: when, and the account that read it. */
interface Seen {
  at: string;
  reader: string;
}

/** Placeholders for both, which come after these parameters: an instant, or null for now, and the id of the account. */
export const seenAfter = ({ length }: readonly unknown[]): Seen => ({
  at: `coalesce($${length + 1}::timestamptz, now())`,
  reader: `$${length + 2}::uuid`,
});

/** What others have done to application `a` since it was seen, and since its reader did the like. */
const sinceThen = (types: readonly string[], { at, reader }: Seen) => {
  const ofType = `type IN (${types.map((type) => `'${type}'`).join(', ')})`;
  return `application_events e WHERE e.application_id = a.id AND e.${ofType} AND e.created_at > greatest(${at}, (
    SELECT max(own.created_at) FROM application_events own
    WHERE own.application_id = a.id AND own.${ofType} AND own.actor_id = ${reader}))`;
};

/** In SQL, the status of application `a` before what others have changed since it was seen; null where they have not. */
export const statusBefore = (seen: Seen): string =>
  `(SELECT e.data ->> 'from' FROM ${sinceThen(['status_changed'], seen)} ORDER BY e.id LIMIT 1)`;

/** In SQL, that its reader is who changed the status of application `a` last. */
export const isOwnStatus = ({ reader }: Seen): string =>
  `(SELECT e.actor_id = ${reader} FROM application_events e
    WHERE e.application_id = a.id AND e.type = 'status_changed' ORDER BY e.id DESC LIMIT 1) IS TRUE`;

/**
 * In SQL, that application `a` was in a list with this filter when that was seen: it had arrived, and nobody else has moved
 * it to where the filter looks since.
 */
export function wasListed({ status, stage, waiting_days }: ApplicationFilterDto, seen: Seen): string {
  const looksAtMoves = Boolean(status ?? stage ?? waiting_days);
  return `${ARRIVED_AT} <= ${seen.at}
    AND NOT (${looksAtMoves} AND EXISTS (SELECT FROM ${sinceThen(['status_changed', 'stage_changed'], seen)}))`;
}
