import type { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { UnavailableException } from '../errors/api-exception.js';
import { insertPrepared } from '../statements/insert-prepared.js';
import { repeatWhenAway } from '../statements/repeat-when-away.js';
import { prepared } from '../statements/prepared-statements.js';
import type { SpooledFile } from './spool/spooled-file.js';
import { LIMIT_EXCEEDED, VirusScanner } from './scanning/virus-scanner.js';
import { FileStorage, StorageUnavailableError } from './storage/file-storage.js';
import { UnattachedFile } from './unattached-file.entity.js';
import { isPast } from '../statements/is-past.js';
import { ValidationException } from '../errors/api-exception.js';

/** 422 at the field of a file in which the virus scanner found something; nothing of the file was kept. */
class InfectedFileException extends ValidationException {
  constructor(field: string) {
    const msg =
      'Our virus scanner refused this file. Please choose another file, and check your device for viruses';
    super([{ loc: ['body', field], msg, type: 'file_infected' }]);
  }
}

/** The same of a file that the scanner cannot look through within its limits. */
class UnscannableFileException extends ValidationException {
  constructor(field: string) {
    const msg = 'This file is too complex for our virus scanner. Please save it as a simpler or smaller PDF';
    super([{ loc: ['body', field], msg, type: 'file_unsafe' }]);
  }
}

/** An upload that has no application after this long never gets one. */
const UPLOAD_GRACE_MS = 15 * 60 * 1000;
const SWEEP_BATCH = 100;

/** Longest scan of all files of a form, in milliseconds. */
export const SCANS_MS = 12_000;

const ATTACH = prepared(
  `DELETE FROM unattached_files WHERE storage_key = ANY($1::text[]) AND state = 'uploading'`,
);

/** A received upload, waiting in the spool folder. */
export interface ReceivedFile {
  spooled: SpooledFile;
  /** Name of the form part. */
  field: string;
}

/**
 * Keeps files and rows in step. Every stored object is named by a row before it exists and until it is gone:
 * in unattached_files first, then in a table of the module that owns it.
 */
@Injectable()
export class FilesService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(FilesService.name);
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly scanner: VirusScanner,
  ) {}

  /**
   * Stores the uploads of a form, all or none; they are swept away unless they are attached soon. They are scanned one after
   * another, since a scanner whose processor they shared would give each of them up, and then stored at once.
   * @param signal ends the scans, so that a proxy does not stop waiting for five files sooner than for one
   * @returns the storage keys, in the order of the files
   * @throws InfectedFileException when a virus is found in one of them
   * @throws UnscannableFileException when there is too much in one of them to look through
   */
  async store(files: ReceivedFile[], signal = AbortSignal.timeout(SCANS_MS)): Promise<string[]> {
    for (const file of files) await this.scan(file, signal);
    const storageKeys = files.map(({ spooled }) => spooled.storageKey);
    const rows = storageKeys.map((storageKey) => ({ storageKey, state: 'uploading' as const }));
    await repeatWhenAway(() =>
      insertPrepared(this.dataSource.manager, UnattachedFile, rows, { ending: 'ON CONFLICT DO NOTHING' }),
    );
    const stored: string[] = [];
    try {
      await allDone(
        files.map(async ({ spooled }) => {
          await this.storage.keep(spooled.storageKey, spooled);
          stored.push(spooled.storageKey);
        }),
      );
    } catch (error) {
      // Without those that failed: the storage may have them later than it can be asked to remove them.
      await this.discard(stored);
      throw error;
    }
    return storageKeys;
  }

  /**
   * Hands stored files over to rows that the caller writes in the same transaction.
   * @throws UnavailableException when the sweeper has taken one of them
   */
  async attach(manager: EntityManager, storageKeys: string[]): Promise<void> {
    const [, attached] = await manager.query<[unknown[], number]>(ATTACH, [storageKeys]);
    if (attached !== storageKeys.length) throw new UnavailableException();
  }

  /** Takes files back from rows that the caller deletes in the same transaction. */
  async release(manager: EntityManager, storageKeys: string[]): Promise<void> {
    if (storageKeys.length === 0) return;
    await manager.insert(
      UnattachedFile,
      storageKeys.map((storageKey) => ({ storageKey, state: 'discarded' as const })),
    );
  }

  /**
   * Gives up stored files after a failure. Safe when the outcome of the transaction is unknown: files that did get
   * attached no longer have a row here, and stay. The storage removes them after that, however slow it is.
   */
  async discard(storageKeys: string[]): Promise<void> {
    if (storageKeys.length === 0) return;
    try {
      void this.removeReleased(await this.markDiscarded({ storageKey: In(storageKeys) }));
    } catch (error) {
      this.logger.warn({ err: error }, 'files could not be removed yet; the sweep will remove them');
    }
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  /**
   * Removes released files from the storage. Files that fail are left to the sweeper, and all the rest when the storage
   * is unavailable.
   */
  async removeReleased(storageKeys: string[]): Promise<void> {
    for (const storageKey of storageKeys) {
      if (this.isStopping) return;
      try {
        await this.storage.delete(storageKey);
        await this.dataSource.manager.delete(UnattachedFile, { storageKey, state: 'discarded' });
      } catch (error) {
        this.logger.warn({ err: error }, 'a file could not be removed yet; the sweep will remove it');
        if (error instanceof StorageUnavailableError) return;
      }
    }
  }

  open(storageKey: string): Promise<Readable> {
    return this.storage.get(storageKey);
  }

  /** Removes what failed or interrupted requests left behind. @returns how many leftovers of uploads the storage removed */
  async sweep(now?: Date): Promise<number> {
    await this.markDiscarded({ since: isPast({ ago: UPLOAD_GRACE_MS, now }) });
    // Random order: a file that the storage refuses each time ends the round, and must not always be first.
    const discarded = await this.dataSource.manager
      .createQueryBuilder(UnattachedFile, 'file')
      .where({ state: 'discarded' })
      .orderBy('random()')
      .limit(SWEEP_BATCH)
      .getMany();
    await this.removeReleased(discarded.map(({ storageKey }) => storageKey));
    return this.storage.removeLeftovers();
  }

  /** How many files have no row in another module yet, or no longer, and the age of the oldest of them. */
  async unattached(): Promise<{ count: number; oldestSeconds: number }> {
    const [state] = await this.dataSource.query<{ count: number; oldestSeconds: number }[]>(
      `SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(since)), 0)::float8 AS "oldestSeconds"
       FROM unattached_files`,
    );
    return state ?? { count: 0, oldestSeconds: 0 };
  }

  private async scan({ spooled, field }: ReceivedFile, signal: AbortSignal): Promise<void> {
    const found = await this.scanner.find(spooled, signal);
    if (found === undefined) return;
    this.logger.warn({ found }, 'an upload was refused because the virus scanner found something in it');
    throw found.startsWith(LIMIT_EXCEEDED)
      ? new UnscannableFileException(field)
      : new InfectedFileException(field);
  }

  private async markDiscarded(which: FindOptionsWhere<UnattachedFile>): Promise<string[]> {
    const result = await this.dataSource
      .createQueryBuilder()
      .update(UnattachedFile)
      .set({ state: 'discarded' })
      .where({ ...which, state: 'uploading' })
      .returning('storage_key')
      .execute();
    return (result.raw as { storage_key: string }[]).map(({ storage_key }) => storage_key);
  }
}

/**
 * Waits until all have ended, so that nothing reads a file that is removed after a failure, or is stored later than that.
 * @throws the error of the first that failed, in their order
 */
async function allDone(works: Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}
