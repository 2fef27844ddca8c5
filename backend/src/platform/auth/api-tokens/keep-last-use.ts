import type { EntityManager } from 'typeorm';

/**
 * Keeps when tokens were used last, before their sessions go: whoever looks into a leak asks for it afterwards.
 * @param id of one token; without it, of all whose time is over
 */
export async function keepLastUse(manager: EntityManager, id?: string): Promise<void> {
  await manager.query(
    `UPDATE api_tokens t SET last_used_at = s.last_used_at FROM sessions s
     WHERE s.id = t.id AND s.last_used_at > s.created_at AND (s.id = $1 OR $1::uuid IS NULL AND s.expires_at < now())`,
    [id ?? null],
  );
}
