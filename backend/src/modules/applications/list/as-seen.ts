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

/** Entries `e` of these types of application `a`, and until when its reader knows of them: when it was seen, or its reader did the like. */
function entriesOf(types: readonly string[], { at, reader }: Seen) {
  const ofType = `type IN (${types.map((type) => `'${type}'`).join(', ')})`;
  return {
    entries: `application_events e WHERE e.application_id = a.id AND e.${ofType}`,
    knownUntil: `greatest(${at}, (SELECT max(own.created_at) FROM application_events own
      WHERE own.application_id = a.id AND own.${ofType} AND own.actor_id = ${reader}))`,
  };
}

/**
 * What others have done to application `a` since it was seen, and since its reader did the like.
 * @param which condition of these entries `e`
 */
const sinceThen = (types: readonly string[], seen: Seen, which = 'true') => {
  const { entries, knownUntil } = entriesOf(types, seen);
  return `${entries} AND ${which} AND e.created_at > ${knownUntil}`;
};

/** In SQL, the status of application `a` before what others have changed since it was seen; null where they have not. */
export const statusBefore = (seen: Seen): string =>
  `(SELECT e.data ->> 'from' FROM ${sinceThen(['status_changed'], seen)} ORDER BY e.id LIMIT 1)`;

const ASSIGNMENTS = ['assigned', 'unassigned'] as const;

/** In SQL, whom application `a` was assigned to before what others have changed since it was seen. */
export function assigneeBefore(seen: Seen): string {
  const { entries, knownUntil } = entriesOf(ASSIGNMENTS, seen);
  return `CASE WHEN EXISTS (SELECT FROM ${sinceThen(ASSIGNMENTS, seen)}) THEN (
      SELECT CASE e.type WHEN 'assigned' THEN (e.data ->> 'assignee_id')::uuid END
      FROM ${entries} AND e.created_at <= ${knownUntil} ORDER BY e.id DESC LIMIT 1)
    ELSE a.assignee_id END`;
}

/** In SQL, that its reader is who changed the status of application `a` last. */
export const isOwnStatus = ({ reader }: Seen): string =>
  `(SELECT e.actor_id = ${reader} FROM application_events e
    WHERE e.application_id = a.id AND e.type = 'status_changed' ORDER BY e.id DESC LIMIT 1) IS TRUE`;

/** What brings an application to where a filter looks, and which of it; one kind tells nothing of what its reader knows of another. */
function waysInto({ status, stage, waiting_days, told, assignee_id, tag = [] }: ApplicationFilterDto) {
  // Checked as numbers.
  const isOfFilter = `e.data ->> 'tag_id' IN (${tag.map((id) => `'${id}'`).join(', ')})`;
  return [
    { looks: true, types: ['restored'] },
    { looks: status ?? stage ?? waiting_days ?? told, types: ['status_changed', 'stage_changed'] },
    { looks: told === 'no', types: ['mail_cancelled'] },
    { looks: assignee_id, types: ASSIGNMENTS },
    { looks: tag.length > 0, types: ['tag_added'], which: isOfFilter },
  ].filter(({ looks }) => Boolean(looks));
}

/**
 * In SQL, that application `a` was in a list with this filter when that was seen: it had arrived, and nobody else has moved
 * it to where the filter looks since.
 */
export function wasListed(filter: ApplicationFilterDto, seen: Seen): string {
  const came = waysInto(filter).map(
    ({ types, which }) => `EXISTS (SELECT FROM ${sinceThen(types, seen, which)})`,
  );
  return `${ARRIVED_AT} <= ${seen.at} AND NOT (${came.join(' OR ')})`;
}
