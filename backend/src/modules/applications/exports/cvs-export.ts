import { Injectable, Logger } from '@nestjs/common';
import { type ApplicationFileKind, fileExtension } from '@smash/contract';
import type { Response } from 'express';
import { PartUnavailableError } from '../../../platform/errors/part-unavailable.error.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { BYTE_ORDER_MARK } from '../../../platform/csv/csv.js';
import { type CvRow, CvRows, type StoredFileRow } from './cv-rows.js';
import type { OpenedExport } from './export-links.service.js';
import { ExportRecorder } from './export-recorder.js';
import { readWhole } from './read-whole.js';
import { safeNamePart } from './safe-name.js';
import { sendZip, type ZipEntry } from './send-zip.js';

/** Failures in a row after which the storage counts as down, and the export is given up. */
const MOST_FAILURES_IN_A_ROW = 3;
/**
 * With the reference, and twice the name of the archive, which Windows makes a folder of as well, paths stay below the 260
 * characters that Explorer unpacks.
 */
const LONGEST_NAME = 50;
const LONGEST_LABEL = 30;
const MISSING_FILES = 'MISSING FILES.txt';

/**
 * An archive of the CVs of one job's applications, of cover letters that are files, and of the files that answer its
 * questions; at most two in memory.
 */
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
      for (const wanted of batch.flatMap(filesOf)) {
        if (wanted.file === undefined) {
          without.push(wanted.stem);
          continue;
        }
        const found = await this.find(wanted, wanted.file).catch((error: unknown): 'missing' => {
          failuresInARow = error instanceof PartUnavailableError ? failuresInARow + 1 : 0;
          if (failuresInARow === MOST_FAILURES_IN_A_ROW) throw error;
          this.logger.warn({ err: error }, 'a file is missing from an export');
          return 'missing';
        });
        if (found === 'missing') missing.push(nameOf(wanted, wanted.file));
        else if (found) {
          failuresInARow = 0;
          yield { ...found, name: `${folder}/${found.name}` };
        }
      }
    }
    if (missing.length + without.length > 0) {
      const content = Buffer.from(missingFilesText(missing, without));
      yield { name: `${folder}/${MISSING_FILES}`, content, modifiedAt: kept.createdAt };
    }
  }

  /** One that was replaced while others were sent is the newer one; undefined when it was erased or removed meanwhile. */
  private async find(wanted: WantedFile, file: StoredFileRow): Promise<ZipEntry | undefined> {
    try {
      return await this.read(wanted, file);
    } catch (error) {
      if (error instanceof PartUnavailableError) throw error;
      const now = await this.rows.findNow(wanted.applicationId, wanted.kind);
      if (now?.storage_key === file.storage_key) throw error;
      return now && (await this.read(wanted, now));
    }
  }

  private async read(wanted: WantedFile, file: StoredFileRow): Promise<ZipEntry> {
    const content = await readWhole(await this.files.open(file.storage_key), file.size);
    return { name: nameOf(wanted, file), content, modifiedAt: wanted.modifiedAt };
  }
}

/** A file of an application with the beginning of its name in the archive. Only a CV may have no file. */
interface WantedFile {
  applicationId: string;
  kind: ApplicationFileKind;
  stem: string;
  file: StoredFileRow | undefined;
  modifiedAt: Date;
}

function nameOf({ stem }: WantedFile, { name }: StoredFileRow): string {
  const extension = fileExtension(name);
  return `${stem}${extension && `.${extension}`}`;
}

/**
 * The files of one application with their names in the archive. The reference, and the number of the question, make
 * each name unique, even where the file system ignores case.
 */
function filesOf(row: CvRow): WantedFile[] {
  const { application_id: applicationId, first_name, last_name, reference, applied_at: modifiedAt } = row;
  const { storage_key, name, size } = row;
  const cv = storage_key !== null && name !== null && size !== null ? { storage_key, name, size } : undefined;
  const person = `${safeNamePart(`${last_name} ${first_name}`, LONGEST_NAME)} (${reference})`.trimStart();
  return [
    { applicationId, kind: 'cv', stem: person, file: cv, modifiedAt },
    ...(row.letter
      ? [
          {
            applicationId,
            kind: 'cover_letter' as const,
            stem: `${person} Cover letter`,
            file: row.letter,
            modifiedAt,
          },
        ]
      : []),
    ...row.answers.map((file): WantedFile => {
      const stem = `${person} ${file.position + 1} ${safeNamePart(file.label, LONGEST_LABEL)}`.trimEnd();
      return { applicationId, kind: file.kind, stem, file, modifiedAt };
    }),
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
