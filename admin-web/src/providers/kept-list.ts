/** The `meta` of a list built from data loaded before, since the server did not send it (application-cache.ts). */
export const KEPT_LIST = { isKept: true };

/** Compares the content of the mark, as the cache may hold a copy. */
export function isKeptList(meta: unknown): boolean {
  return (meta as Partial<typeof KEPT_LIST> | undefined)?.isKept === true;
}
