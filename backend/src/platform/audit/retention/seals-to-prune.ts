/** Most entries per transaction; a single seal may have more. */
const BATCH = 10_000;

/**
 * The seals from the first on whose entries all come before the first entry that stays, as many as one transaction
 * takes.
 * @param young id of the first entry that is not old enough; undefined when all are
 */
export function sealsToPrune<Seal extends { lastId: string; entryCount: number }>(
  seals: readonly Seal[],
  young: string | undefined,
): Seal[] {
  const taken: Seal[] = [];
  let entries = 0;
  for (const seal of seals) {
    entries += seal.entryCount;
    if (young !== undefined && BigInt(seal.lastId) >= BigInt(young)) break;
    if (taken.length > 0 && entries > BATCH) break;
    taken.push(seal);
  }
  return taken;
}
