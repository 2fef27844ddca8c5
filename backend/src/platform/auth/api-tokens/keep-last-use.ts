import type { EntityManager } from 'typeorm';

/**
 * Copies the time of last use from sessions to their tokens before the sessions go: an inquiry into a leak needs it
 * later.
 * @param id of one token; left out, all tokens that have expired
 */
export async function keepLastUse(manager: EntityManager, id?: string): Promise<void> {
  await manager.query(
    `UPDATE api_tokens t SET last_used_at = s.last_used_at FROM sessions s
     WHERE s.id = t.id AND s.last_used_at > s.created_at AND (s.id = $1 OR $1::uuid IS NULL AND s.expires_at < now())`,
    [id ?? null],
  );
}
