import type { EntityManager } from 'typeorm';

/**
 * Whether the maker `m` of the token with the account `a` can still vouch for it: the maker is active, and sees the
 * jobs of every brand whose jobs the token sees.
 */
export const IS_WORTH_ITS_MAKER = `(m.status = 'active'
    AND (cardinality(m.brands) = 0 OR (cardinality(a.brands) > 0 AND a.brands <@ m.brands)))`;

/** The working tokens of an account, which end with it. */
export function workingTokensOf(manager: EntityManager, makerId: string): Promise<{ id: string }[]> {
  return manager.query(
    'SELECT id FROM api_tokens WHERE made_by = $1 AND revoked_at IS NULL AND expires_at > now() ORDER BY created_at, id',
    [makerId],
  );
}
