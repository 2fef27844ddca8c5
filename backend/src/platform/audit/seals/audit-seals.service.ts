import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../config/timings.js';
import { AuditSeal } from './audit-seal.entity.js';
import { digestOfEntries, digestOfSeal, NO_SEAL } from './seal-digests.js';
import {
  canonicalEntries,
  entriesUnderWay,
  lockSeals,
  newestEntry,
  readCanonically,
} from './sealed-entries.js';

/** Entries of one seal; more than that get several. */
const BATCH = 10_000;
/** How often it is looked whether the entries under way have come to their end, until the next round does. */
const LOOKS = 20;

/** Seals the audit log behind those who write it: none of them waits for the chain, or for another. */
@Injectable()
export class AuditSealsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
  ) {}

  /** Seals every entry that there is, if another replica is not about it. */
  async sealAll(): Promise<void> {
    const upTo = await this.settledEntry();
    if (upTo === undefined) return;
    while (await this.dataSource.transaction((manager) => this.seal(manager, upTo)));
  }

  /**
   * The newest entry that no other can come before any more. Ids are given in the order of inserts, but transactions end in any
   * order: so whoever was under way when it was there has to have ended.
   */
  private async settledEntry(): Promise<string | undefined> {
    const { manager } = this.dataSource;
    const newest = await newestEntry(manager);
    if (newest === undefined) return undefined;
    let open = await entriesUnderWay(manager);
    for (let look = 1; open.length > 0; look += 1) {
      if (look > LOOKS) return undefined;
      await delay(this.timings.sealPause);
      const stillOpen = new Set(await entriesUnderWay(manager));
      open = open.filter((transaction) => stillOpen.has(transaction));
    }
    return newest;
  }

  /** One batch. @returns whether there may be more */
  private async seal(manager: EntityManager, upTo: string): Promise<boolean> {
    if (!(await lockSeals(manager))) return false;
    await readCanonically(manager);
    const [former] = await manager.find(AuditSeal, { order: { number: 'DESC' }, take: 1 });
    const entries = await canonicalEntries(manager, { after: former?.lastId ?? '0', upTo, most: BATCH });
    const last = entries.at(-1);
    if (!last) return false;
    const seal = {
      number: (former?.number ?? 0) + 1,
      lastId: last.id,
      entryCount: entries.length,
      entriesDigest: digestOfEntries(entries.map(({ line }) => line)),
      sealedAt: new Date(),
    };
    await manager.insert(AuditSeal, { ...seal, digest: digestOfSeal(former?.digest ?? NO_SEAL, seal) });
    return entries.length === BATCH;
  }
}
