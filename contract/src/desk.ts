/** Parts of the desk, in the order in which they are shown. */
export const DESK_PARTS = [
  'new',
  'waiting',
  'assigned',
  'mentioned',
  'untold',
  'interviews_today',
  'interviews_without_times',
  'deadlines',
  'access_requests',
  'failed_mail',
] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

/** Parts of the desk in the API of the first release, whose programs know no others. */
export const FIRST_DESK_PARTS: readonly DeskPart[] = DESK_PARTS.filter(
  (part) => part !== 'interviews_without_times',
);

/** Days after which a pending application counts as waiting too long. */
export const WAITING_DAYS = 7;

/** Days before the deadline of a job in which it counts as near. */
export const DEADLINE_DAYS = 7;
