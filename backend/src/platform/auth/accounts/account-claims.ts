import type { EntityManager } from 'typeorm';
import type { AuditService } from '../../audit/audit.service.js';
import { mailboxSql } from '../../rate-limits/mailbox.js';
import { EmailTakenException, LookAlikeException, UsernameTakenException } from '../auth.errors.js';
import { Admin } from '../entities/admin.entity.js';
import { lookAlike } from './usernames.js';

/**
 * A claim is a pending account whose address nobody has confirmed. Where the server sends mail, several claims to one
 * name or address may stand beside each other, and the first that is confirmed becomes the account. So nobody blocks a
 * name or an address that is not theirs, or learns from a refusal whose it is
 * (docs/decisions/0047-who-has-an-account-is-told-by-mail.md).
 */
export function isClaim({ status, emailConfirmedAt }: Pick<Admin, 'status' | 'emailConfirmedAt'>): boolean {
  return status === 'pending' && !emailConfirmedAt;
}

/** Orders claims after accounts, in statements that name the table `admin`. */
export const CLAIMS_LAST = `CASE WHEN admin.status = 'pending' AND admin.email_confirmed_at IS NULL THEN 1 ELSE 0 END`;

type Candidate = Pick<Admin, 'username' | 'email'> & { id?: string };

/**
 * Asserts that no other account has the name or the address. The caller holds the registration lock.
 * @param counts whether an account's name and address count as taken
 * @throws EmailTakenException, UsernameTakenException, or LookAlikeException for a name that looks like a taken one
 */
export async function assertFree(
  manager: EntityManager,
  { id, username, email }: Candidate,
  counts: (account: Pick<Admin, 'status' | 'emailConfirmedAt'>) => boolean,
): Promise<void> {
  const select = { id: true, username: true, email: true, status: true, emailConfirmedAt: true } as const;
  const others = (await manager.find(Admin, { select })).filter(
    (account) => account.id !== id && counts(account),
  );
  if (others.some((other) => isSame(other.email, email))) throw new EmailTakenException();
  if (others.some((other) => isSame(other.username, username))) throw new UsernameTakenException();
  if (others.some((other) => lookAlike(other.username, username))) throw new LookAlikeException();
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Removes the other claims to an address once one of them has been confirmed. */
export async function forgetRivals(
  manager: EntityManager,
  audit: AuditService,
  { id, email }: Pick<Admin, 'id' | 'email'>,
): Promise<void> {
  const [rivals] = await manager.query<[{ id: string }[], number]>(
    `DELETE FROM admins WHERE lower(email) = lower($1) AND id <> $2
       AND status = 'pending' AND email_confirmed_at IS NULL RETURNING id`,
    [email, id],
  );
  const entry = { actorId: id, action: 'account.deleted', objectType: 'account' } as const;
  const data = { reason: 'address_confirmed' };
  await audit.recordAll(
    manager,
    rivals.map((rival) => ({ ...entry, objectId: rival.id, data })),
  );
}

/**
 * Most claims that a password is checked against, the one that the link was sent for included: each check costs an
 * argon2 hash.
 */
const MOST_TRIED = 50;

/** A claim with its password hash. */
export type Claim = Pick<Admin, 'id' | 'username' | 'email' | 'passwordHash'>;

/**
 * The claims of the mailbox of one of them: that one first, then the newest. None when it is no claim any more. Links are
 * counted by mailbox, so one of them has to open whatever waits for it.
 */
export function findClaims(manager: EntityManager, id: string): Promise<Claim[]> {
  return manager.query<Claim[]>(
    `SELECT other.id, other.username, other.email, other.password_hash AS "passwordHash"
     FROM admins own
     JOIN admins other ON ${mailboxSql('other.email')} = ${mailboxSql('own.email')}
       AND other.status = 'pending' AND other.email_confirmed_at IS NULL
     WHERE own.id = $1 AND own.status = 'pending' AND own.email_confirmed_at IS NULL
     ORDER BY other.id = own.id DESC, other.created_at DESC LIMIT $2`,
    [id, MOST_TRIED],
  );
}

/**
 * Removes pending accounts with the name or the address of a new owner. Nobody has shown that either is theirs, and a
 * stranger who registered first must not keep the owner out.
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
