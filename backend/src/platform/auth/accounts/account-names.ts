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

/** The accounts that can log in, with role, brands and address; for joins as well. */
export const ACTIVE_ACCOUNTS =
  "(SELECT id, username, email, role, brands FROM admins WHERE status = 'active')";

/**
 * The accounts that may do what a permission allows: active accounts whose role has it, and API tokens that have it, if
 * their maker is active and has it too.
 */
export const actingAccountsWith = (permission: Permission): string =>
  `(SELECT a.id, a.brands FROM admins a
    LEFT JOIN api_tokens t ON t.id = a.id LEFT JOIN admins m ON m.id = t.made_by
    WHERE (a.status = 'active'
        OR a.status = '${PROGRAM}' AND t.revoked_at IS NULL AND '${permission}' = ANY (t.scopes) AND ${IS_WORTH_ITS_MAKER})
      AND coalesce(m.role, a.role) IN (${rolesWith(permission)}))`;

/** An account that has the permission, with its brands; undefined once it has it no longer. */
export async function accountOf(
  manager: EntityManager,
  id: string | null,
  permission: Permission,
): Promise<AccountLimits | undefined> {
  const [account] = await manager.query<AccountLimits[]>(
    `SELECT id, brands FROM ${actingAccountsWith(permission)} account WHERE id = $1`,
    [id],
  );
  return account;
}

/** The accounts that can log in and whose role has a permission, for joins. */
export const activeAccountsWith = (permission: Permission): string =>
  `(SELECT id, username, email, brands FROM admins WHERE status = 'active' AND role IN (${rolesWith(permission)}))`;

const rolesWith = (permission: Permission): string =>
  ROLES.filter((role) => isPermitted(role, permission))
    .map((role) => `'${role}'`)
    .join(', ');
