/**
 * Whether the maker `m` of the token whose account is `a` can still vouch for it: they are active, and see the jobs of
 * each business whose jobs it sees.
 */
export const IS_WORTH_ITS_MAKER = `(m.status = 'active'
    AND (cardinality(m.brands) = 0 OR (cardinality(a.brands) > 0 AND a.brands <@ m.brands)))`;
