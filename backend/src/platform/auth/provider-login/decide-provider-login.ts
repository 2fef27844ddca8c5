import type { Role } from '@smash/contract';
import type { AdminStatus } from '../entities/admin.entity.js';

/** An account whose person has just logged in at the identity provider. */
export interface ProviderLogin {
  status: AdminStatus;
  role: Role;
  /** No other active account is an owner. */
  isLastOwner: boolean;
  /** The role that a group gives the account; undefined when no group does, or roles do not follow groups here. */
  groupRole: Role | undefined;
  /** Whether roles follow groups here and a group once gave the account its role. */
  needsGroup: boolean;
}

/** Whether the account is let in, and with which role. */
export type LoginDecision = { refusal: 'suspended' | 'pending' | 'without_group' } | { role: Role };

/**
 * Decides a login at the provider (docs/decisions/0109-accounts-log-in-at-an-identity-provider.md). The last owner is
 * neither demoted nor kept out.
 */
export function decideProviderLogin(login: ProviderLogin): LoginDecision {
  const { status, role, isLastOwner, groupRole, needsGroup } = login;
  if (status === 'suspended') return { refusal: 'suspended' };
  if (isLastOwner) return { role };
  if (groupRole) return { role: groupRole };
  if (needsGroup) return { refusal: 'without_group' };
  return status === 'pending' ? { refusal: 'pending' } : { role };
}
