/** Every account of the portal, for joins in the SQL of other modules. */
export const ACCOUNT_NAMES = '(SELECT id, username FROM admins)';

/** Those accounts that can log in, with what they may do and where they read mail; for joins as well. */
export const ACTIVE_ACCOUNTS = "(SELECT id, username, email, role FROM admins WHERE status = 'active')";
