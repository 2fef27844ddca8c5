import { Injectable, Logger } from '@nestjs/common';
import { fileExtension } from '@smash/contract';
import type { Response } from 'express';
import { PartUnavailableError } from '../../../platform/errors/part-unavailable.error.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { BYTE_ORDER_MARK } from '../../../platform/csv/csv.js';
import { type CvRow, CvRows } from './cv-rows.js';
import type { OpenedExport } from './export-links.service.js';
import { ExportRecorder } from './export-recorder.js';
import { readWhole } from './read-whole.js';
import { safeNamePart } from './safe-name.js';
import { sendZip, type ZipEntry } from './send-zip.js';

/** When the storage fails so often in a row it is down, and the archive is not worth finishing. */
const MOST_FAILURES_IN_A_ROW = 3;
const LONGEST_NAME = 60;
const MISSING_FILES = 'MISSING FILES.txt';

/** The CVs of one job's applications in an archive, and the files that answer its questions; at most two in memory. */
@Injectable()
export class CvsExport {
  private readonly logger = new Logger(CvsExport.name);

  constructor(
    private readonly rows: CvRows,
    private readonly files: FilesService,
    private readonly recorder: ExportRecorder,
  ) {}

  async send(opened: OpenedExport, response: Response, setHeaders: () => void): Promise<void> {
    await sendZip(response, this.entries(opened), setHeaders);
  }

  private async *entries(opened: OpenedExport): AsyncGenerator<ZipEntry> {
    const { kept, admin } = opened;
    const folder = kept.name.replace(/\.zip$/, '');
    const missing: string[] = [];
    const without: string[] = [];
    let failuresInARow = 0;
    for await (const batch of this.rows.inBatches(kept.query, { readerId: admin.id, now: kept.createdAt })) {
      const ids = batch.map(({ application_id }) => application_id);
      await this.recorder.record(opened, ids);
      for (const { name, file, modifiedAt } of batch.flatMap(filesOf)) {
        if (file.storage_key === null) {
          without.push(name);
          continue;
        }
        const content = await this.read(file.storage_key, file.size).catch((error: unknown) => {
          failuresInARow = error instanceof PartUnavailableError ? failuresInARow + 1 : 0;
          if (failuresInARow === MOST_FAILURES_IN_A_ROW) throw error;
          this.logger.warn({ err: error }, 'a file is missing from an export');
        });
        if (!content) missing.push(name);
        else {
          failuresInARow = 0;
          yield { name: `${folder}/${name}`, content, modifiedAt };
        }
      }
    }
    if (missing.length + without.length > 0) {
      const content = Buffer.from(missingFilesText(missing, without));
      yield { name: `${folder}/${MISSING_FILES}`, content, modifiedAt: kept.createdAt };
    }
  }

  private async read(storageKey: string, size: number | null): Promise<Buffer> {
    return readWhole(await this.files.open(storageKey), size);
  }
}

type KeptFile = Pick<CvRow, 'storage_key' | 'size' | 'name'>;

/**
 * The CV and the answers of one application with their names in the archive. The reference, and the number of the
 * question, make each unique, whatever the file system thinks of upper and lower case.
 */
function filesOf({ first_name, last_name, reference, applied_at, answers, ...cv }: CvRow) {
  const person = `${safeNamePart(`${last_name} ${first_name}`, LONGEST_NAME)} (${reference})`.trimStart();
  const entry = (file: KeptFile, stem: string) => {
    const extension = fileExtension(file.name ?? '');
    return { name: `${stem}${extension && `.${extension}`}`, file, modifiedAt: applied_at };
  };
  return [
    entry(cv, person),
    ...answers.map((answer) =>
      entry(answer, `${person} ${answer.position + 1} ${safeNamePart(answer.label, LONGEST_NAME)}`.trimEnd()),
    ),
  ];
}

function missingFilesText(unread: string[], without: string[]): string {
  const parts = [
    ['These files could not be read and are not in this archive:', unread],
    ['These applicants have no CV:', without],
  ] as const;
  const texts = parts
    .filter(([, names]) => names.length > 0)
    .map(([heading, names]) => [heading, '', ...names.map((name) => `- ${name}`), ''].join('\r\n'));
  return BYTE_ORDER_MARK + texts.join('\r\n');
}
