/** What may need attention when somebody comes to the portal, in the order in which it is shown. */
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

/** Those of the first release, by which its API names them: programs of then know no others. */
export const FIRST_DESK_PARTS: readonly DeskPart[] = DESK_PARTS.filter(
  (part) => part !== 'interviews_without_times',
);

/** Days after which an application has waited too long for its review. */
export const WAITING_DAYS = 7;

/** Days ahead in which the deadline of a job is near. */
export const DEADLINE_DAYS = 7;
