/** The statuses of accounts, as people read them. */
export const ACCOUNT_STATUS_LABELS = {
  pending: 'Waiting for approval',
  active: 'Active',
  suspended: 'Suspended',
} as const;
