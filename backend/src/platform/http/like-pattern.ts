/** The words of a search as patterns for LIKE, with its wildcards escaped. */
export function likePatterns(search: string): string[] {
  const words = new Set(search.split(/\s+/).filter(Boolean));
  return [...words].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * SQL that folds a text as foldForSearch of the contract does, for columns stored as typed.
 * @param text SQL expression of the text
 */
export const foldedSql = (text: string): string =>
  `translate(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'ɓɗƙƴƁƊƘƳ''’‘ʼʻ\`´', 'bdkybdky')`;
