import { isPermitted, type Permission } from '@smash/contract';
import type { CurrentAdmin } from './access.decorators.js';
import { TokenNotPermittedException } from './api-tokens/api-tokens.errors.js';
import { NotPermittedException } from './auth.errors.js';

type Actor = Pick<CurrentAdmin, 'role' | 'scopes'>;

/** Whether a person's role, or a program's token, has the permission. */
export const mayDo = ({ role, scopes }: Actor, permission: Permission): boolean =>
  scopes ? scopes.includes(permission) : isPermitted(role, permission);

/**
 * @throws NotPermittedException for a role that lacks the permission, and for everybody when no permission is named
 * @throws TokenNotPermittedException for a token that lacks the permission
 */
export function assertPermitted(actor: Actor, permission?: Permission): void {
  if (permission && mayDo(actor, permission)) return;
  throw permission && actor.scopes
    ? new TokenNotPermittedException(permission)
    : new NotPermittedException(actor.role, permission);
}
