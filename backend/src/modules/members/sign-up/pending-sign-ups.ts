import type { EntityManager } from 'typeorm';
import { verifyPassword } from '../../../platform/auth/index.js';
import { mailboxSql } from '../../../platform/rate-limits/mailbox.js';

/**
 * Most sign-ups that a password is compared with: each costs an argon2 hash. Strangers may sign up with an address more
 * often than that, so the sign-up that the link was sent for is always included.
 */
const MOST_TRIED = 50;

/** A sign-up whose address nobody has confirmed yet. */
export interface PendingSignUp {
  id: string;
  email: string;
  passwordHash: string;
}

/**
 * The pending sign-ups of the mailbox of a sign-up: the given one first, then the newest. Empty when it is no longer
 * pending. Links are limited by mailbox, so one link has to work for all that wait for it.
 */
export function findPending(manager: EntityManager, id: string): Promise<PendingSignUp[]> {
  return manager.query<PendingSignUp[]>(
    `SELECT other.id, other.email, other.password_hash AS "passwordHash"
     FROM members own
     JOIN members other ON ${mailboxSql('other.email')} = ${mailboxSql('own.email')} AND other.confirmed_at IS NULL
     WHERE own.id = $1 AND own.confirmed_at IS NULL
     ORDER BY other.id = own.id DESC, other.created_at DESC LIMIT $2`,
    [id, MOST_TRIED],
  );
}

/**
 * The first sign-up with this password. Checked one after the other, so that a long list does not hold up every login.
 */
export async function withPassword(
  pending: readonly PendingSignUp[],
  password: string,
): Promise<PendingSignUp | undefined> {
  for (const signUp of pending) {
    if (await verifyPassword(signUp.passwordHash, password)) return signUp;
  }
  return undefined;
}

/** The ids of all pending sign-ups with an address, locked until the caller's transaction ends. */
export async function lockPending(manager: EntityManager, email: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM members WHERE lower(email) = lower($1) AND confirmed_at IS NULL ORDER BY id FOR UPDATE`,
    [email],
  );
  return rows.map(({ id }) => id);
}
