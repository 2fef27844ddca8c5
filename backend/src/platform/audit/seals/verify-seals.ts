import { type EntityManager, MoreThan } from 'typeorm';
import { inPages } from '../../statements/in-pages.js';
import { findPrunings, type Pruning } from '../retention/prunings.js';
import { AuditSeal } from './audit-seal.entity.js';
import { digestOfEntries, digestOfSeal, NO_SEAL } from './seal-digests.js';
import { canonicalEntries, readCanonically } from './sealed-entries.js';

export interface VerifiedSeals {
  seals: number;
  entries: number;
  /** Entries that were removed at their age, as the log itself records. */
  pruned: number;
  /** Entries after the last seal. */
  unsealed: number;
  /** The last seal; undefined when there is none. */
  last: AuditSeal | undefined;
  /** Whether one of the seals has the digest that somebody noted elsewhere. */
  isNoted: boolean;
  /** In words, the first range that differs from what was sealed. */
  problem?: string;
}

/**
 * Compares the audit log with its seals, from the first on, in the caller's transaction.
 * @param noted digest of a seal, noted elsewhere
 */
export async function verifySeals(manager: EntityManager, noted?: string): Promise<VerifiedSeals> {
  await readCanonically(manager);
  const prunings = await findPrunings(manager);
  const found: VerifiedSeals = {
    ...{ seals: 0, entries: 0, pruned: 0, unsealed: 0 },
    last: undefined,
    isNoted: false,
  };
  const strange = problemOfPrunings(prunings, await manager.count(AuditSeal));
  if (strange) return { ...found, problem: strange };
  let start = '0';
  for await (const seal of allSeals(manager)) {
    const pruning = prunings.find(
      ({ firstSeal, lastSeal }) => firstSeal <= seal.number && seal.number <= lastSeal,
    );
    const after = found.last?.lastId ?? '0';
    if (pruning?.firstSeal === seal.number) start = after;
    const problem =
      missing(seal, found.last) ??
      (pruning
        ? await problemOfKept(manager, seal, { pruning, start })
        : await problemOfEntries(manager, seal, after)) ??
      problemOfSeal(seal, { former: found.last, after });
    if (problem) return { ...found, problem };
    found.last = seal;
    found.seals += 1;
    found.isNoted ||= seal.digest === noted;
    if (!pruning) found.entries += seal.entryCount;
    if (pruning?.lastSeal !== seal.number) continue;
    found.entries += pruning.kept;
    found.pruned += pruning.left;
  }
  const [row] = await manager.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM audit_log WHERE id > $1',
    [found.last?.lastId ?? '0'],
  );
  return { ...found, unsealed: row?.count ?? 0 };
}

/** In the order of their numbers. A busy portal makes some hundred thousand seals a year, and they stay. */
const allSeals = (manager: EntityManager): AsyncGenerator<AuditSeal> =>
  inPages((after, take) =>
    manager.find(AuditSeal, {
      where: after && { number: MoreThan(after.number) },
      order: { number: 'ASC' },
      take,
    }),
  );

/** Removals must follow each other from the first seal on, and none may go beyond the last seal. */
function problemOfPrunings(prunings: readonly Pruning[], seals: number): string | undefined {
  let former = 0;
  for (const { firstSeal, lastSeal } of prunings) {
    if (firstSeal !== former + 1 || lastSeal < firstSeal || lastSeal > seals)
      return `seals ${firstSeal} to ${lastSeal}: none of their entries can have been removed yet`;
    former = lastSeal;
  }
  return undefined;
}

function missing(seal: AuditSeal, former: AuditSeal | undefined): string | undefined {
  const expected = (former?.number ?? 0) + 1;
  if (seal.number === expected) return undefined;
  return `seal ${expected}, after entry ${former?.lastId ?? '0'}, is missing`;
}

const rangeOf = (seal: AuditSeal, after: string): string =>
  `seal ${seal.number}, entries ${BigInt(after) + 1n} to ${seal.lastId}`;

async function problemOfEntries(
  manager: EntityManager,
  seal: AuditSeal,
  after: string,
): Promise<string | undefined> {
  const entries = await canonicalEntries(manager, { after, upTo: seal.lastId });
  if (entries.length !== seal.entryCount)
    return `${rangeOf(seal, after)}: there are ${entries.length} entries, but ${seal.entryCount} were sealed`;
  if (digestOfEntries(entries.map(({ line }) => line)) !== seal.entriesDigest)
    return `${rangeOf(seal, after)}: the entries differ from those that were sealed`;
  return undefined;
}

/** Compares the entries that stayed with what the removal recorded, once for all its seals. */
async function problemOfKept(
  manager: EntityManager,
  seal: AuditSeal,
  { pruning, start }: { pruning: Pruning; start: string },
): Promise<string | undefined> {
  if (seal.number !== pruning.lastSeal) return undefined;
  const entries = await canonicalEntries(manager, { after: start, upTo: seal.lastId });
  const range = `seals ${pruning.firstSeal} to ${seal.number}, entries ${BigInt(start) + 1n} to ${seal.lastId}`;
  if (entries.length !== pruning.kept)
    return `${range}: there are ${entries.length} entries, but ${pruning.kept} were kept`;
  if (digestOfEntries(entries.map(({ line }) => line)) !== pruning.digest)
    return `${range}: the entries differ from those that were kept`;
  return undefined;
}

function problemOfSeal(
  seal: AuditSeal,
  { former, after }: { former: AuditSeal | undefined; after: string },
): string | undefined {
  if (digestOfSeal(former?.digest ?? NO_SEAL, seal) === seal.digest) return undefined;
  return `${rangeOf(seal, after)}: the seal itself was changed`;
}
