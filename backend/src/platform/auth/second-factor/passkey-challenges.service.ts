import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasskeyChallenge } from './entities/passkey-challenge.entity.js';
import { isPast } from '../../statements/is-past.js';

const CHALLENGE_BYTES = 32;
/** How long a person may take to find the key. */
export const CEREMONY_MS = 5 * 60_000;

/** What a challenge is for; it counts for nothing else. */
export interface Ceremony {
  /** Id of the login under way, or of the session in which a passkey is added; a UUID. */
  id: string;
  adminId: string;
}

/** Challenges for passkeys to sign, each used once. */
@Injectable()
export class PasskeyChallengesService {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns a new challenge, which replaces the previous one of the same login or session */
  async issue({ id, adminId }: Ceremony): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = randomBytes(CHALLENGE_BYTES);
    await this.dataSource.query(
      `INSERT INTO passkey_challenges (id, admin_id, challenge, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))
       ON CONFLICT (id) DO UPDATE
         SET admin_id = excluded.admin_id, challenge = excluded.challenge, expires_at = excluded.expires_at`,
      [id, adminId, bytes.toString('base64url'), CEREMONY_MS / 1000],
    );
    return new Uint8Array(bytes);
  }

  /** Uses up the challenge, whatever is signed with it. @returns the challenge, or undefined when there is none any more */
  async consume({ id, adminId }: Ceremony): Promise<string | undefined> {
    const [rows] = await this.dataSource.query<[{ challenge: string }[], number]>(
      `DELETE FROM passkey_challenges WHERE id = $1 AND admin_id = $2 AND expires_at > now() RETURNING challenge`,
      [id, adminId],
    );
    return rows[0]?.challenge;
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.manager.delete(PasskeyChallenge, { expiresAt: isPast() });
  }
}
