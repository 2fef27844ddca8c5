import type { Role } from '@smash/contract';
import type { AdminStatus } from '../entities/admin.entity.js';

/** An account whose person has just been at the identity provider. */
export interface ProviderLogin {
  status: AdminStatus;
  role: Role;
  /** No other active account is an owner. */
  isLastOwner: boolean;
  /** What a group gives it; undefined when none does, or roles do not follow groups here. */
  groupRole: Role | undefined;
  /** Whether roles follow groups here, and a group gave it the role that it has. */
  needsGroup: boolean;
}

/** Whether it is let in, and with which role. */
export type LoginDecision = { refusal: 'suspended' | 'pending' | 'without_group' } | { role: Role };

/** Decides about a login at the provider (docs/decisions/0109-accounts-log-in-at-an-identity-provider.md). The last owner is neither lowered nor kept out. */
export function decideProviderLogin(login: ProviderLogin): LoginDecision {
  const { status, role, isLastOwner, groupRole, needsGroup } = login;
  if (status === 'suspended') return { refusal: 'suspended' };
  if (isLastOwner) return { role };
  if (groupRole) return { role: groupRole };
  if (needsGroup) return { refusal: 'without_group' };
  return status === 'pending' ? { refusal: 'pending' } : { role };
}
