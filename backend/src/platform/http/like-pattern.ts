/** The words of a search as patterns for LIKE, with its wildcards taken literally. */
export function likePatterns(search: string): string[] {
  const words = new Set(search.split(/\s+/).filter(Boolean));
  return [...words].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * In SQL, a text as foldForSearch of the contract makes it, for columns that are kept as they were typed.
 * @param text SQL for it
 */
export const foldedSql = (text: string): string =>
  `translate(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'ɓɗƙƴƁƊƘƳ''’‘ʼʻ\`´', 'bdkybdky')`;
