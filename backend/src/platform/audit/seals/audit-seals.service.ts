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

/** Most entries of one seal. */
const BATCH = 10_000;
/** How often a round checks whether the open transactions have ended, before it leaves the rest to the next round. */
const LOOKS = 20;

/** Seals the audit log after the fact: no writer waits for the chain, or for another writer. */
@Injectable()
export class AuditSealsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
  ) {}

  /** Seals every settled entry, unless another replica is doing it. */
  async sealAll(): Promise<void> {
    const upTo = await this.settledEntry();
    if (upTo === undefined) return;
    while (await this.dataSource.transaction((manager) => this.seal(manager, upTo)));
  }

  /**
   * The newest entry before which no other can still appear. Ids are given in the order of inserts, but transactions
   * end in any order; so every transaction that was open when this entry was found has to have ended.
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

  /** Seals one batch. @returns whether there may be more */
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
