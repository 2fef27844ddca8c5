import type { EntityManager } from 'typeorm';
import { AuditSeal } from './audit-seal.entity.js';
import { digestOfEntries, digestOfSeal, NO_SEAL } from './seal-digests.js';
import { canonicalEntries, readCanonically } from './sealed-entries.js';

export interface VerifiedSeals {
  seals: number;
  entries: number;
  /** Entries that came after the last seal. */
  unsealed: number;
  /** Of the last seal, when there is one. */
  last: AuditSeal | undefined;
  /** Digests of all seals, for who has noted one elsewhere. */
  digests: Set<string>;
  /** The first range that is not as it was sealed, in words. */
  problem?: string;
}

/** Compares the audit log with its seals, from the first on, in the caller's transaction. */
export async function verifySeals(manager: EntityManager): Promise<VerifiedSeals> {
  await readCanonically(manager);
  const found: VerifiedSeals = { seals: 0, entries: 0, unsealed: 0, last: undefined, digests: new Set() };
  for (const seal of await manager.find(AuditSeal, { order: { number: 'ASC' } })) {
    const problem = await problemOf(manager, seal, found.last);
    if (problem) return { ...found, problem };
    found.last = seal;
    found.seals += 1;
    found.entries += seal.entryCount;
    found.digests.add(seal.digest);
  }
  const after = found.last?.lastId ?? '0';
  const [row] = await manager.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM audit_log WHERE id > $1',
    [after],
  );
  return { ...found, unsealed: row?.count ?? 0 };
}

async function problemOf(
  manager: EntityManager,
  seal: AuditSeal,
  former: AuditSeal | undefined,
): Promise<string | undefined> {
  const after = former?.lastId ?? '0';
  const expected = (former?.number ?? 0) + 1;
  if (seal.number !== expected) return `seal ${expected}, after entry ${after}, is missing`;
  const range = `seal ${seal.number}, entries ${BigInt(after) + 1n} to ${seal.lastId}`;
  const entries = await canonicalEntries(manager, { after, upTo: seal.lastId });
  if (entries.length !== seal.entryCount)
    return `${range}: there are ${entries.length} entries, and ${seal.entryCount} were sealed`;
  if (digestOfEntries(entries.map(({ line }) => line)) !== seal.entriesDigest)
    return `${range}: the entries are not those that were sealed`;
  if (digestOfSeal(former?.digest ?? NO_SEAL, seal) !== seal.digest)
    return `${range}: the seal itself is not as it was made`;
  return undefined;
}
