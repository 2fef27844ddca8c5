import type { DataSource, FindOptionsWhere } from 'typeorm';
import type { FilesService } from '../../platform/files/files.service.js';
import { Import } from './entities/import.entity.js';

/** Columns of an import that has ended, besides the time. */
export const ENDED: Partial<Import> = {
  state: 'done',
  leaseUntil: null,
  storageKey: null,
  headings: [],
  sample: [],
};

type Parts = { dataSource: DataSource; files: FilesService };

/**
 * Ends an import that was started, and removes its file and the cells that were read of it; the outcomes of the rows
 * stay. The headings go as well: in a table without headings they hold the data of the first person.
 */
export async function endImport({ dataSource, files }: Parts, from: Import): Promise<void> {
  const { id, runId, state, storageKey } = from;
  const where: FindOptionsWhere<Import> = { id, state };
  if (runId !== null) where.runId = runId;
  const isEnded = await dataSource.transaction(async (manager) => {
    const { affected } = await manager.update(Import, where, { ...ENDED, finishedAt: new Date() });
    if (affected !== 1 || storageKey === null) return false;
    await files.release(manager, [storageKey]);
    return true;
  });
  if (isEnded && storageKey !== null) await files.removeReleased([storageKey]);
}
