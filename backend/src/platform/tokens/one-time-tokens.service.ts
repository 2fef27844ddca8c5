import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { isPast } from '../statements/is-past.js';
import { sha256 } from '../text/sha256.js';
import type { OneTimeTokenPurpose } from './index.js';
import { OneTimeToken } from './one-time-token.entity.js';

/** Bytes of a token: 256 bits of entropy, more than anybody can guess. */
const TOKEN_BYTES = 32;

interface TokenToIssue {
  purpose: OneTimeTokenPurpose;
  /** UUID of the person or record that the token is about. */
  subjectId: string;
  lifetimeMs: number;
  /** A token that its bearer has made, with as much entropy; issuing violates `pk_one_time_links` if it exists already. */
  token?: string;
}

interface TokenToOpen {
  purpose: OneTimeTokenPurpose;
  token: string;
}

export interface IssuedOneTimeToken {
  /** 43 characters that need no encoding in an address, if the token was made here. */
  token: string;
  expiresAt: Date;
}

const randomToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Tokens that work once, for links in mails. Put a token after the `#` of an address: browsers send that part to no server. */
@Injectable()
export class OneTimeTokensService {
  constructor(private readonly dataSource: DataSource) {}

  /** Issues a token in the caller's transaction. */
  async issue(
    manager: EntityManager,
    { purpose, subjectId, lifetimeMs, token = randomToken() }: TokenToIssue,
  ): Promise<IssuedOneTimeToken> {
    const expiresAt = new Date(Date.now() + lifetimeMs);
    await manager.insert(OneTimeToken, { tokenHash: sha256(token), purpose, subjectId, expiresAt });
    return { token, expiresAt };
  }

  /**
   * The subject of a token, without using the token up; undefined when it is unknown, used, expired, or for another
   * purpose.
   */
  async find({ purpose, token }: TokenToOpen): Promise<string | undefined> {
    const found = await this.dataSource.manager.findOneBy(OneTimeToken, {
      tokenHash: sha256(token),
      purpose,
      usedAt: IsNull(),
      expiresAt: MoreThan(new Date()),
    });
    return found?.subjectId;
  }

  /** The subject of a used token; undefined for any other token, also once `removeExpired` has deleted it. */
  async findUsed({ purpose, token }: TokenToOpen): Promise<string | undefined> {
    const found = await this.dataSource.manager.findOneBy(OneTimeToken, {
      tokenHash: sha256(token),
      purpose,
      usedAt: Not(IsNull()),
    });
    return found?.subjectId;
  }

  /**
   * Keeps a token from being revoked until the transaction ends. Waits for a transaction that is revoking it.
   * @returns false when it is revoked
   */
  async hold(manager: EntityManager, { purpose, token }: TokenToOpen): Promise<boolean> {
    const held = await manager.findOne(OneTimeToken, {
      where: { tokenHash: sha256(token), purpose },
      lock: { mode: 'for_key_share' },
    });
    return held !== null;
  }

  /**
   * Extends a usable token by this long from now.
   * @returns the new expiry; undefined when the token is unknown, used, expired, or for another purpose
   */
  async extend({ purpose, token }: TokenToOpen, lifetimeMs: number): Promise<Date | undefined> {
    const expiresAt = new Date(Date.now() + lifetimeMs);
    const { affected } = await this.dataSource.manager.update(
      OneTimeToken,
      { tokenHash: sha256(token), purpose, usedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      { expiresAt },
    );
    return affected ? expiresAt : undefined;
  }

  /**
   * Uses a token up, in the caller's transaction: of several requests with one token only one succeeds, and if the
   * transaction fails the token can still be used.
   * @returns its subject; undefined when the token is unknown, used, expired, or for another purpose
   */
  async consume(manager: EntityManager, { purpose, token }: TokenToOpen): Promise<string | undefined> {
    const [rows] = await manager.query<[{ subject_id: string }[], number]>(
      `UPDATE one_time_links SET used_at = now()
       WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
       RETURNING subject_id`,
      [sha256(token), purpose],
    );
    return rows[0]?.subject_id;
  }

  /** Gives used tokens another subject, which has replaced theirs. */
  async handOver(
    manager: EntityManager,
    purpose: OneTimeTokenPurpose,
    formerIds: readonly string[],
    subjectId: string,
  ): Promise<void> {
    const used = { purpose, subjectId: In([...formerIds]), usedAt: Not(IsNull()) };
    await manager.update(OneTimeToken, used, { subjectId });
  }

  /** Revokes every token of a purpose for a subject, such as those sent before the password was changed. */
  async revoke(manager: EntityManager, subjectId: string, purpose: OneTimeTokenPurpose): Promise<void> {
    await manager.delete(OneTimeToken, { subjectId, purpose });
  }

  /** Revokes the tokens of a purpose for a subject that nobody has used. A used one still tells that it was used. */
  async revokeUnused(manager: EntityManager, subjectId: string, purpose: OneTimeTokenPurpose): Promise<void> {
    await manager.delete(OneTimeToken, { subjectId, purpose, usedAt: IsNull() });
  }

  /** Revokes every token of a purpose, whomever it is for. */
  async revokeAll(purpose: OneTimeTokenPurpose): Promise<void> {
    await this.dataSource.manager.delete(OneTimeToken, { purpose });
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.manager.delete(OneTimeToken, { expiresAt: isPast() });
  }
}
