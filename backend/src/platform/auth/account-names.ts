import { type Permission, isPermitted, ROLES } from '@smash/contract';

/** Every account of the portal, for joins in the SQL of other modules. */
export const ACCOUNT_NAMES = '(SELECT id, username FROM admins)';

/** Those accounts that can log in, with what they may do and where they read mail; for joins as well. */
export const ACTIVE_ACCOUNTS = "(SELECT id, username, email, role FROM admins WHERE status = 'active')";

/** Those of them whose role has a permission. */
export const activeAccountsWith = (permission: Permission): string => {
  const roles = ROLES.filter((role) => isPermitted(role, permission)).map((role) => `'${role}'`);
  return `(SELECT id, username, email FROM admins WHERE status = 'active' AND role IN (${roles.join(', ')}))`;
};
