import { brandName } from '@smash/contract';
import { type EntityManager, In } from 'typeorm';
import { UnauthenticatedException } from '../../errors/api-exception.js';
import type { CurrentAdmin } from '../access.decorators.js';
import { AccountNotFoundException, AccountProtectedException } from '../auth.errors.js';
import { Admin, ADMIN_STATUSES } from '../entities/admin.entity.js';
import { lockRegistration } from './registration-lock.js';

/** The changes that are asked for. */
export type Wanted = Partial<Pick<Admin, 'role' | 'status' | 'brands'>>;

/** A value as the audit log writes it. */
const textOf = (value: Admin['role' | 'status' | 'brands']): string =>
  Array.isArray(value) ? value.map(brandName).join(', ') || 'all' : value;

/** Waits for other changes of accounts, so that each is recorded once, and two owners cannot demote each other. */
export async function lockAccount(manager: EntityManager, id: string): Promise<Admin | null> {
  await lockRegistration(manager);
  return manager.findOne(Admin, {
    where: { id, status: In(ADMIN_STATUSES) },
    lock: { mode: 'pessimistic_write' },
  });
}

export function assertChangeable(account: Admin | null, actor: CurrentAdmin): asserts account is Admin {
  if (!account) throw new AccountNotFoundException();
  if (account.id === actor.id) throw new AccountProtectedException();
}

/**
 * Asserts that the actor is still an owner: an account that waited for another owner's change may have been demoted. As
 * nobody changes their own account, the actor remains an owner, so the portal never loses its last one.
 */
export async function assertStillOwner(manager: EntityManager, { id }: CurrentAdmin): Promise<void> {
  if (await manager.existsBy(Admin, { id, role: 'owner', status: 'active' })) return;
  throw new UnauthenticatedException();
}

/**
 * The differences between an account and what is asked for, for the audit log; an owner who approves an unconfirmed
 * address vouches for it.
 */
export function changesOf(account: Admin, wanted: Wanted) {
  return (['status', 'role', 'brands'] as const).flatMap((column) => {
    const asked = wanted[column];
    if (asked === undefined) return [];
    const [from, to] = [textOf(account[column]), textOf(asked)];
    if (to === from) return [];
    const vouched = from === 'pending' && to === 'active' && !account.emailConfirmedAt;
    return [{ column, from, to, ...(vouched && { address: 'unconfirmed' }) }];
  });
}
