import type { EntityManager } from 'typeorm';
import { type Brand, type Permission, isPermitted, ROLES } from '@smash/contract';
import { IS_WORTH_ITS_MAKER } from '../api-tokens/token-sql.js';
import { PROGRAM } from '../entities/admin.entity.js';

interface AccountLimits {
  id: string;
  brands: Brand[];
}

/** Every account of the portal, for joins in the SQL of other modules. */
export const ACCOUNT_NAMES = '(SELECT id, username FROM admins)';

/** Those accounts that can log in, with what they may do and where they read mail; for joins as well. */
export const ACTIVE_ACCOUNTS =
  "(SELECT id, username, email, role, brands FROM admins WHERE status = 'active')";

/** Those whose work goes on: accounts that can log in, and programs whose token was not revoked. */
export const ACTING_ACCOUNTS = `(SELECT a.id, a.brands FROM admins a
  LEFT JOIN api_tokens t ON t.id = a.id LEFT JOIN admins m ON m.id = t.made_by
  WHERE a.status = 'active' OR a.status = '${PROGRAM}' AND t.revoked_at IS NULL AND ${IS_WORTH_ITS_MAKER})`;

/** Whose work it is, and whose jobs they are limited to; undefined for an account that may do nothing any more. */
export async function accountOf(
  manager: EntityManager,
  id: string | null,
): Promise<AccountLimits | undefined> {
  const [account] = await manager.query<AccountLimits[]>(
    `SELECT id, brands FROM ${ACTING_ACCOUNTS} account WHERE id = $1`,
    [id],
  );
  return account;
}

/** Those of them whose role has a permission. */
export const activeAccountsWith = (permission: Permission): string => {
  const roles = ROLES.filter((role) => isPermitted(role, permission)).map((role) => `'${role}'`);
  return `(SELECT id, username, email, brands FROM admins WHERE status = 'active' AND role IN (${roles.join(', ')}))`;
};
