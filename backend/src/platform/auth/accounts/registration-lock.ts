import type { EntityManager } from 'typeorm';

/** Any number; the same on every replica, so that two first registrations, or two changes of owners, cannot race. */
const REGISTRATION_LOCK = 7_305_001;

/** Serialises registrations and changes of accounts over all replicas, until the caller's transaction ends. */
export async function lockRegistration(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [REGISTRATION_LOCK]);
}
