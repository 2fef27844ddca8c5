import type { EntityManager } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.js';
import { Admin } from '../entities/admin.entity.js';

/** Any number; the same on every replica, so that two first registrations, or two changes of owners, cannot race. */
const REGISTRATION_LOCK = 7_305_001;

/** Lets one registration or change of an account at a time go on, on all replicas, until the transaction ends. */
export async function lockRegistration(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [REGISTRATION_LOCK]);
}

/**
 * Removes the accounts that wait for approval under the name or the address of a new owner. Nobody has shown that either
 * is theirs: a stranger who registered first must not keep the owner out.
 */
export async function removeWaitingNamesakes(
  manager: EntityManager,
  audit: AuditService,
  owner: Pick<Admin, 'username' | 'email'>,
  actorId: string | null,
): Promise<void> {
  const deleted = await manager
    .createQueryBuilder()
    .delete()
    .from(Admin)
    .where(
      `status = 'pending' AND (lower(username) = lower(:username) OR lower(email) = lower(:email))`,
      owner,
    )
    .returning('id')
    .execute();
  await audit.recordAll(
    manager,
    (deleted.raw as { id: string }[]).map(({ id: objectId }) => ({
      actorId,
      action: 'account.deleted',
      objectType: 'account',
      objectId,
      data: { reason: 'owner_named' },
    })),
  );
}
