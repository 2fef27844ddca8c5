/** The `meta` of a list that is made of what was loaded before, since the server did not send it (application-cache.ts). */
export const KEPT_LIST = { isKept: true };

/** The cache may hold a copy of the mark. */
export function isKeptList(meta: unknown): boolean {
  return (meta as Partial<typeof KEPT_LIST> | undefined)?.isKept === true;
}
