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

/** Which entries are meant, in SQL. @param entry what they are called there */
type Which = (entry: string) => string;

/** Entries `e` of these types of application `a`, and until when its reader knows of them: when it was seen, or its reader did the like. */
function entriesOf(types: readonly string[], { at, reader }: Seen, which: Which = () => 'true') {
  const areMeant: Which = (entry) =>
    `${entry}.application_id = a.id AND ${entry}.type IN (${types.map((type) => `'${type}'`).join(', ')}) AND ${which(entry)}`;
  return {
    entries: `application_events e WHERE ${areMeant('e')}`,
    knownUntil: `greatest(${at}, (SELECT max(own.created_at) FROM application_events own
      WHERE ${areMeant('own')} AND own.actor_id = ${reader}))`,
  };
}

/** What others have done to application `a` since it was seen, and since its reader did the like. */
const sinceThen = (types: readonly string[], seen: Seen, which?: Which) => {
  const { entries, knownUntil } = entriesOf(types, seen, which);
  return `${entries} AND e.created_at > ${knownUntil}`;
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
function waysInto(
  filter: ApplicationFilterDto,
): { looks: unknown; types: readonly string[]; which?: Which }[] {
  const { status, stage, waiting_days, told, assignee_id, tag = [], rating_min, mentioned } = filter;
  // Checked as numbers.
  const isOfFilter: Which = (entry) =>
    `${entry}.data ->> 'tag_id' IN (${tag.map((id) => `'${id}'`).join(', ')})`;
  return [
    { looks: true, types: ['restored'] },
    { looks: status ?? stage ?? waiting_days ?? told, types: ['status_changed', 'stage_changed'] },
    { looks: told === 'no', types: ['mail_cancelled'] },
    { looks: told === 'yes', types: ['status_mail_sent'] },
    { looks: told === 'yes', types: ['mail_queued'], which: (entry: string) => `${entry}.data ? 'tells'` },
    { looks: rating_min, types: ['scorecard_given', 'scorecard_changed', 'scorecard_withdrawn'] },
    { looks: mentioned, types: ['note_added'] },
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
