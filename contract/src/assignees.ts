/** Value of the filter by assignee for the account that asks. */
export const ASSIGNED_TO_ME = 'me';
/** Value of the filter by assignee for applications without an active assignee. */
export const ASSIGNED_TO_NOBODY = 'none';
