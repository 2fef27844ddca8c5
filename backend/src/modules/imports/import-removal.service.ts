import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@smash/contract';
import { DataSource, In, LessThan } from 'typeorm';
import { FilesService } from '../../platform/files/files.service.js';
import { endImport } from './end-import.js';
import { Import } from './entities/import.entity.js';

/** How long a table is kept that nobody continues to work on. */
const ABANDONED_MS = DAY_MS;
const AT_ONCE = 20;
/** How long an ended import is kept if no record that it brought in is left. */
const KEPT_DAYS = 90;

/** Removes imports, and data of imports, that are no longer needed. */
@Injectable()
export class ImportRemoval {
  constructor(
    readonly dataSource: DataSource,
    readonly files: FilesService,
  ) {}

  /** Removes imports that were never started, with their files, and ends those that were given up and not continued. */
  async removeAbandoned(): Promise<void> {
    const before = LessThan(new Date(Date.now() - ABANDONED_MS));
    const { manager } = this.dataSource;
    const abandoned = await manager.find(Import, {
      select: { id: true },
      where: { state: In(['uploaded', 'checking', 'checked']), createdAt: before },
      take: AT_ONCE,
    });
    for (const { id } of abandoned) await this.remove(id);
    const stopped = await manager.find(Import, {
      where: { state: 'importing', failedAt: before },
      take: AT_ONCE,
    });
    for (const each of stopped) await endImport(this, each);
  }

  /**
   * Removes imports that ended long ago and brought in nothing, or whose applications were all erased. The rows of the
   * others recognise a table that comes again.
   */
  async removeExpired(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM imports i WHERE state = 'done' AND finished_at < $1::timestamptz - make_interval(days => $2)
         AND NOT EXISTS (SELECT FROM import_rows r WHERE r.import_id = i.id AND r.outcome = 'imported')`,
      [new Date(), KEPT_DAYS],
    );
    // A process of an earlier version does not clear headings and digests when an import ends.
    await this.dataSource.query(
      `WITH ended AS (UPDATE imports SET headings = '[]' WHERE state = 'done' AND headings <> '[]' RETURNING id)
       UPDATE import_rows r SET digest = NULL FROM ended
       WHERE r.import_id = ended.id AND r.outcome <> 'imported' AND r.digest IS NOT NULL`,
    );
  }

  /** @returns whether it existed and was not started */
  async remove(id: string): Promise<boolean> {
    const storageKey = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOne(Import, {
        where: { id, state: In(['uploaded', 'checking', 'checked']) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!found?.storageKey) return undefined;
      await this.files.release(manager, [found.storageKey]);
      await manager.delete(Import, { id });
      return found.storageKey;
    });
    if (storageKey === undefined) return false;
    await this.files.removeReleased([storageKey]);
    return true;
  }
}
