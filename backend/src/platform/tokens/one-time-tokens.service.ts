import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { isPast } from '../statements/is-past.js';
import { sha256 } from '../text/sha256.js';
import type { LinkPurpose } from './index.js';
import { OneTimeToken } from './one-time-token.entity.js';

/** Bytes of a token: 256 bits of chance, more than anybody can try. */
const TOKEN_BYTES = 32;

interface LinkToIssue {
  purpose: LinkPurpose;
  /** UUID of whom or what the link is about. */
  subjectId: string;
  lifetimeMs: number;
}

interface LinkToOpen {
  purpose: LinkPurpose;
  token: string;
}

/** Links that work once, for mails. Put the token behind the `#` of an address: that part is sent to no server. */
@Injectable()
export class OneTimeTokensService {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes a link in the caller's transaction. @returns its token, 43 characters that an address takes as they are */
  async issue(manager: EntityManager, { purpose, subjectId, lifetimeMs }: LinkToIssue): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + lifetimeMs);
    await manager.insert(OneTimeToken, { tokenHash: sha256(token), purpose, subjectId, expiresAt });
    return token;
  }

  /** What a link is about, without using it up; undefined for a token that is unknown, used, expired, or for another purpose. */
  async find({ purpose, token }: LinkToOpen): Promise<string | undefined> {
    const link = await this.dataSource.manager.findOneBy(OneTimeToken, {
      tokenHash: sha256(token),
      purpose,
      usedAt: IsNull(),
      expiresAt: MoreThan(new Date()),
    });
    return link?.subjectId;
  }

  /**
   * Uses a link up, in the caller's transaction: of several requests with one token a single one gets the answer, and
   * when the transaction fails the link is as good as before.
   * @returns what it is about, or undefined for a token that is unknown, used, expired, or for another purpose
   */
  async consume(manager: EntityManager, { purpose, token }: LinkToOpen): Promise<string | undefined> {
    const [rows] = await manager.query<[{ subject_id: string }[], number]>(
      `UPDATE one_time_links SET used_at = now()
       WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
       RETURNING subject_id`,
      [sha256(token), purpose],
    );
    return rows[0]?.subject_id;
  }

  /** Makes every link about a subject worthless, such as those sent before the password was changed. */
  async revoke(manager: EntityManager, subjectId: string, purpose: LinkPurpose): Promise<void> {
    await manager.delete(OneTimeToken, { subjectId, purpose });
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.manager.delete(OneTimeToken, { expiresAt: isPast() });
  }
}
