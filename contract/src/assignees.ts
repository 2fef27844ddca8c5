/** In a filter by assignee, the account that asks. */
export const ASSIGNED_TO_ME = 'me';
/** In a filter by assignee, none that is active. */
export const ASSIGNED_TO_NOBODY = 'none';
