/** Every account of the portal, for joins in the SQL of other modules. */
export const ACCOUNT_NAMES = '(SELECT id, username FROM admins)';
