import { isPermitted, type Permission } from '@smash/contract';
import type { CurrentAdmin } from './access.decorators.js';
import { NotPermittedException } from './auth.errors.js';

/** @throws NotPermittedException for a role that lacks the permission, and for everybody when none is named */
export function assertPermitted({ role }: Pick<CurrentAdmin, 'role'>, permission?: Permission): void {
  if (!permission || !isPermitted(role, permission)) throw new NotPermittedException(role, permission);
}
