import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { PartUnavailableError } from '../../../platform/errors/part-unavailable.error.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { PollingWorker } from '../../../platform/work/polling-worker.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { CvText } from '../entities/cv-text.entity.js';
import { readWhole } from '../exports/read-whole.js';
import { CvIndex } from './cv-index.js';
import { canRead, extractText, UnreadableFileError } from './text-extractor.js';

/** Attempts after which a CV is given up. */
const MOST_ATTEMPTS = 3;
/** Longer than any attempt; afterwards another replica retries the CV of a replica that died. */
const LEASE_SECONDS = 120;
/** Most CVs without a row that are queued at once. */
const INTAKE = 1_000;

interface DueText {
  file_id: string;
  attempts: number;
}

/**
 * Reads the text of CVs, one at a time, the newest first; applicants do not wait for it. Any number of replicas may
 * run it at once: each takes rows that no other has.
 */
@Injectable()
export class CvTextWorker extends PollingWorker {
  private lastIntake = -Infinity;

  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly index: CvIndex,
  ) {
    super({
      name: 'CvTexts',
      pause: timings.cvTextPoll,
      failure: 'the text of a CV could not be read; this will be retried',
    });
  }

  protected async workOnce(): Promise<boolean> {
    const due = (await this.claim()) ?? ((await this.takeIn()) ? await this.claim() : undefined);
    if (!due) return false;
    await this.read(due);
    return true;
  }

  /** Queues CVs without a row: from before texts were stored, or received by an older replica during an update. */
  private async takeIn(): Promise<boolean> {
    if (performance.now() - this.lastIntake < this.timings.cvIntake) return false;
    const taken = await this.dataSource.query<unknown[]>(
      `INSERT INTO cv_texts (file_id, application_id)
       SELECT f.id, f.application_id FROM application_files f
       WHERE f.kind = 'cv' AND NOT EXISTS (SELECT FROM cv_texts t WHERE t.file_id = f.id)
       LIMIT ${INTAKE} ON CONFLICT DO NOTHING RETURNING file_id`,
    );
    if (taken.length < INTAKE) this.lastIntake = performance.now();
    return taken.length > 0;
  }

  private async claim(): Promise<DueText | undefined> {
    const [rows] = await this.dataSource.query<[DueText[], number]>(
      `UPDATE cv_texts SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       WHERE file_id = (
         SELECT file_id FROM cv_texts WHERE state = 'waiting' AND next_attempt_at <= now()
         ORDER BY file_id DESC LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING file_id, attempts`,
      [LEASE_SECONDS],
    );
    return rows[0];
  }

  private async read({ file_id: fileId, attempts }: DueText): Promise<void> {
    const file = await this.dataSource.manager.findOneBy(ApplicationFile, { id: fileId });
    // The file was erased or replaced in the meantime, and its row with it.
    if (!file) return;
    if (attempts > MOST_ATTEMPTS) return this.giveUp(fileId, 'its readers died');
    const content = await this.open(file).catch(async (error: unknown) => {
      // A storage that is down says nothing about the file; a missing or damaged file does.
      if (error instanceof PartUnavailableError) await this.uncount(fileId);
      else if (attempts === MOST_ATTEMPTS) await this.giveUp(fileId, 'its file cannot be opened');
      throw error;
    });
    const bounds = { milliseconds: this.timings.cvRead, signal: this.stopping.signal };
    try {
      await this.keep(fileId, await extractText(content, file.contentType, bounds));
    } catch (error) {
      if (bounds.signal.aborted) {
        // A server that stops says nothing about the file either.
        await this.uncount(fileId);
        throw error;
      }
      if (!(error instanceof UnreadableFileError)) throw error;
      if (attempts < MOST_ATTEMPTS) return;
      if (await canRead(bounds)) return this.giveUp(fileId, error.message);
      await this.uncount(fileId);
      throw new Error('no CV can be read here: not even an empty page was', { cause: error });
    }
  }

  private async uncount(fileId: string): Promise<void> {
    await this.dataSource.manager.decrement(CvText, { fileId }, 'attempts', 1);
  }

  private async open({ storageKey, size }: ApplicationFile): Promise<Buffer> {
    return readWhole(await this.files.open(storageKey), size);
  }

  private async keep(fileId: string, text: string): Promise<void> {
    if (text === '') {
      await this.dataSource.manager.update(CvText, { fileId }, { state: 'without_text' });
      return;
    }
    const { encryptedText, lexemes } = this.index.index(fileId, text);
    await this.dataSource.query(
      `UPDATE cv_texts SET state = 'read', encrypted_text = $2, lexemes = array_to_tsvector($3) WHERE file_id = $1`,
      [fileId, encryptedText, lexemes],
    );
  }

  private async giveUp(fileId: string, reason: string): Promise<void> {
    this.logger.warn(`the text of CV ${fileId} was given up: ${reason}`);
    await this.dataSource.manager.update(CvText, { fileId }, { state: 'unreadable' });
  }
}
