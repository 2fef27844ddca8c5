import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit.service.js';
import { AuditSeal } from '../seals/audit-seal.entity.js';
import { digestOfEntries } from '../seals/seal-digests.js';
import { canonicalEntries, lockSeals, readCanonically } from '../seals/sealed-entries.js';
import { findPrunings, pruningEntry } from './prunings.js';
import { sealsToPrune } from './seals-to-prune.js';

/** Seals that one transaction looks at. */
const MOST_SEALS = 1_000;

/**
 * Removes entries of the audit log at the age of AUDIT_LOG_DAYS, oldest first
 * (docs/decisions/0102-entries-of-the-audit-log-leave-by-seals.md).
 */
@Injectable()
export class AuditRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  async prune(): Promise<void> {
    while (await this.dataSource.transaction((manager) => this.pruneBatch(manager)));
  }

  /** Removes the entries of the next seals whose entries are all old enough. @returns whether there may be more */
  private async pruneBatch(manager: EntityManager): Promise<boolean> {
    if (!(await lockSeals(manager))) return false;
    await readCanonically(manager);
    const former = (await findPrunings(manager)).at(-1)?.lastSeal ?? 0;
    const after = await lastIdOf(manager, former);
    const ahead = await manager.query<{ number: number; lastId: string; entryCount: number }[]>(
      `SELECT number, last_id AS "lastId", entry_count AS "entryCount" FROM audit_seals
       WHERE number > $1 ORDER BY number LIMIT $2`,
      [former, MOST_SEALS],
    );
    const young = await firstYoungEntry(manager, { after, upTo: ahead.at(-1)?.lastId ?? after });
    const last = sealsToPrune(ahead, young).at(-1);
    if (!last) return false;
    const range = { after, upTo: last.lastId };
    const [pruned] = await manager.query<{ left_now: number }[]>(
      'SELECT prune_audit_log($1, $2) AS left_now',
      [range.after, range.upTo],
    );
    const kept = (await canonicalEntries(manager, range)).map(({ line }) => line);
    const told = { kept: kept.length, digest: digestOfEntries(kept), left: pruned?.left_now ?? 0 };
    await this.audit.record(manager, pruningEntry({ firstSeal: former + 1, lastSeal: last.number, ...told }));
    return true;
  }
}

/** The last entry that a seal covers; 0 for the seal number 0, before the first. */
async function lastIdOf(manager: EntityManager, number: number): Promise<string> {
  return (await manager.findOneBy(AuditSeal, { number }))?.lastId ?? '0';
}

/**
 * The first entry in a range that stays. An entry leaves when its whole day is past the term, so that a day makes one
 * batch, not one in every round. With a term of 0 all entries stay.
 */
async function firstYoungEntry(
  manager: EntityManager,
  { after, upTo }: { after: string; upTo: string },
): Promise<string | undefined> {
  const [row] = await manager.query<{ id: string | null }[]>(
    `SELECT min(e.id) AS id FROM audit_log e, audit_term t WHERE e.id > $1 AND e.id <= $2
       AND (t.days = 0 OR e.at >= date_trunc('day', now()) - make_interval(days => t.days))`,
    [after, upTo],
  );
  return row?.id ?? undefined;
}
