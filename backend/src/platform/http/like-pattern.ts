/** The words of a search as patterns for LIKE, with its wildcards taken literally. */
export function likePatterns(search: string): string[] {
  return search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
