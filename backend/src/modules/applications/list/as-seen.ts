import type { ApplicationFilterDto } from './application-filter.dto.js';
import { ARRIVED_AT } from './application-rows.js';

/** SQL for when a list was read, and by which account. */
interface Seen {
  at: string;
  reader: string;
}

/** Placeholders that follow these parameters: for an instant, or null for now, and for the id of the account. */
export const seenAfter = ({ length }: readonly unknown[]): Seen => ({
  at: `coalesce($${length + 1}::timestamptz, now())`,
  reader: `$${length + 2}::uuid`,
});

/** Condition in SQL on entries of the history. @param entry their alias */
type Which = (entry: string) => string;

/**
 * Entries `e` of these types of application `a`, and until when the reader knows of them: when the list was read, or
 * when the reader made the latest own entry of these types.
 */
function entriesOf(types: readonly string[], { at, reader }: Seen, which: Which = () => 'true') {
  const areMeant: Which = (entry) =>
    `${entry}.application_id = a.id AND ${entry}.type IN (${types.map((type) => `'${type}'`).join(', ')}) AND ${which(entry)}`;
  return {
    entries: `application_events e WHERE ${areMeant('e')}`,
    knownUntil: `greatest(${at}, (SELECT max(own.created_at) FROM application_events own
      WHERE ${areMeant('own')} AND own.actor_id = ${reader}))`,
  };
}

/** Entries of application `a` that others made since the list was read and since the reader's own latest such entry. */
const sinceThen = (types: readonly string[], seen: Seen, which?: Which) => {
  const { entries, knownUntil } = entriesOf(types, seen, which);
  return `${entries} AND e.created_at > ${knownUntil}`;
};

/** In SQL, the status of application `a` before others changed it after the list was read; null if nobody did. */
export const statusBefore = (seen: Seen): string =>
  `(SELECT e.data ->> 'from' FROM ${sinceThen(['status_changed'], seen)} ORDER BY e.id LIMIT 1)`;

const ASSIGNMENTS = ['assigned', 'unassigned'] as const;

/** In SQL, the assignee of application `a` before others changed it after the list was read. */
export function assigneeBefore(seen: Seen): string {
  const { entries, knownUntil } = entriesOf(ASSIGNMENTS, seen);
  return `CASE WHEN EXISTS (SELECT FROM ${sinceThen(ASSIGNMENTS, seen)}) THEN (
      SELECT CASE e.type WHEN 'assigned' THEN (e.data ->> 'assignee_id')::uuid END
      FROM ${entries} AND e.created_at <= ${knownUntil} ORDER BY e.id DESC LIMIT 1)
    ELSE a.assignee_id END`;
}

/** In SQL, whether the reader made the latest change of the status of application `a`. */
export const isOwnStatus = ({ reader }: Seen): string =>
  `(SELECT e.actor_id = ${reader} FROM application_events e
    WHERE e.application_id = a.id AND e.type = 'status_changed' ORDER BY e.id DESC LIMIT 1) IS TRUE`;

/**
 * Types of entries that bring an application into a filter. Each is compared by itself: a reader's own entry of one
 * type does not show that the reader knew of another.
 */
function waysInto(
  filter: ApplicationFilterDto,
): { looks: unknown; types: readonly string[]; which?: Which }[] {
  const { status, stage, waiting_days, told, assignee_id, tag = [], rating_min, mentioned } = filter;
  // Safe in SQL: tags are validated as numbers.
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
 * In SQL, whether application `a` was in a list with this filter when it was read: it had arrived, and nobody else has
 * moved it into the filter since.
 */
export function wasListed(filter: ApplicationFilterDto, seen: Seen): string {
  const came = waysInto(filter).map(
    ({ types, which }) => `EXISTS (SELECT FROM ${sinceThen(types, seen, which)})`,
  );
  return `${ARRIVED_AT} <= ${seen.at} AND NOT (${came.join(' OR ')})`;
}
