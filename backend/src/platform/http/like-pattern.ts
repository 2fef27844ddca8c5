/** The words of a search as patterns for LIKE, with its wildcards taken literally. */
export function likePatterns(search: string): string[] {
  const words = new Set(search.split(/\s+/).filter(Boolean));
  return [...words].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
