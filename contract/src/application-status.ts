/** The four states of an application; any may follow any (docs/requirements/portal.md#p-26). */
export const APPLICATION_STATUSES = ['pending', 'reviewed', 'accepted', 'rejected'] as const;

/** Filter by whether the applicant has withdrawn, which is independent of the status. */
export const WITHDRAWAL_FILTERS = ['yes', 'no'] as const;
export type WithdrawalFilter = (typeof WITHDRAWAL_FILTERS)[number];

/** Statuses that are decisions, of which applicants wait to hear. */
export const DECISIONS = ['accepted', 'rejected'] as const satisfies readonly ApplicationStatus[];

/** Filter by whether the applicant was told of the present decision; withdrawn applications need no telling. */
export const TOLD_FILTERS = ['no', 'yes'] as const;
export type ToldFilter = (typeof TOLD_FILTERS)[number];

/** Filter by whether the same person had applied for the same job before. */
export const REPEAT_FILTERS = ['yes', 'no'] as const;
export type RepeatFilter = (typeof REPEAT_FILTERS)[number];

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What a person reads for each status. */
export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** Narrows any value to a status; a missing or unknown one counts as pending (docs/requirements/portal.md#p-26). */
export function toApplicationStatus(value: unknown): ApplicationStatus {
  return APPLICATION_STATUSES.find((status) => status === value) ?? 'pending';
}

/** Most applications that one request changes. */
export const BULK_LIMIT = 200;
