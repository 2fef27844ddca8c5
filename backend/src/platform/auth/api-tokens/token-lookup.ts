import type { EntityManager } from 'typeorm';
import { sha256 } from '../../text/sha256.js';
import { TokenRefusedException } from './api-tokens.errors.js';
import { isWhole } from './token-format.js';

/** The id of a token, which is also that of its session; undefined for a token that was never issued. */
export async function tokenId(manager: EntityManager, token: string): Promise<string | undefined> {
  if (!isWhole(token)) return undefined;
  const [row] = await manager.query<{ id: string }[]>('SELECT id FROM api_tokens WHERE hash = $1', [
    sha256(token),
  ]);
  return row?.id;
}

/** Why a token does not work. */
export async function tokenRefusal(manager: EntityManager, token: string): Promise<TokenRefusedException> {
  if (!isWhole(token)) return new TokenRefusedException('incomplete');
  const [row] = await manager.query<{ is_revoked: boolean; has_expired: boolean }[]>(
    `SELECT revoked_at IS NOT NULL AS is_revoked, expires_at <= now() AS has_expired FROM api_tokens WHERE hash = $1`,
    [sha256(token)],
  );
  if (!row) return new TokenRefusedException('unknown');
  if (row.is_revoked) return new TokenRefusedException('revoked');
  return new TokenRefusedException(row.has_expired ? 'expired' : 'paused');
}
