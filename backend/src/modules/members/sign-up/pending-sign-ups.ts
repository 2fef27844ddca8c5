import type { EntityManager } from 'typeorm';
import { verifyPassword } from '../../../platform/auth/index.js';
import { mailboxSql } from '../../../platform/rate-limits/mailbox.js';

/**
 * Most sign-ups that a password is held against: each costs an argon2 hash. Strangers may sign up with an address more
 * often than that, so the sign-up that a link was sent for is always among them.
 */
const MOST_TRIED = 50;

/** A sign-up whose address nobody has confirmed yet. */
export interface PendingSignUp {
  id: string;
  email: string;
  passwordHash: string;
}

/**
 * The pending sign-ups of the mailbox of one of them: that one first, then the newest. None when it is pending no more.
 * Links are counted by mailbox, so one of them has to open whatever waits for it.
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

/** The first sign-up that has this password. One after the other, so that a long list does not hold up every login. */
export async function withPassword(
  pending: readonly PendingSignUp[],
  password: string,
): Promise<PendingSignUp | undefined> {
  for (const signUp of pending) {
    if (await verifyPassword(signUp.passwordHash, password)) return signUp;
  }
  return undefined;
}

/** The ids of all pending sign-ups with an address. Who asks for the same ones waits for the caller's transaction. */
export async function lockPending(manager: EntityManager, email: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM members WHERE lower(email) = lower($1) AND confirmed_at IS NULL ORDER BY id FOR UPDATE`,
    [email],
  );
  return rows.map(({ id }) => id);
}
