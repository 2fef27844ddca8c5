import { Injectable } from '@nestjs/common';
import type { AnswerField, ApplicationFileKind } from '@smash/contract';
import { DataSource } from 'typeorm';
import { jobsOfBrand } from '../../jobs/index.js';
import { CvIndex } from '../cv-search/cv-index.js';
import { toConditions } from '../list/application-list.js';
import type { ExportQuery } from './export-query.js';

/** Few: what becomes of them while their files are sent is not seen. */
const BATCH = 20;

/** An application with the storage key of its CV. */
export interface CvRow {
  application_id: string;
  reference: string;
  first_name: string;
  last_name: string;
  applied_at: Date;
  /** To the microsecond, which a Date cannot hold. */
  applied_at_exactly: string;
  /** Null without a CV, like `name` and `size`. */
  storage_key: string | null;
  name: string | null;
  /** Bytes. */
  size: number | null;
  /** The files that answer questions, in the order of the questions. */
  answers: AnswerFileRow[];
  /** Null unless the cover letter is a file. */
  letter: StoredFileRow | null;
}

export interface AnswerFileRow {
  kind: AnswerField;
  label: string;
  position: number;
  storage_key: string;
  name: string;
  size: number;
}

export type StoredFileRow = Pick<AnswerFileRow, 'storage_key' | 'name' | 'size'>;

/**
 * Finds the CVs of an export in batches, newest first. No connection is held between two batches: sending the files
 * of one may take minutes. Applications that are removed meanwhile are left out.
 */
@Injectable()
export class CvRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cvs: CvIndex,
  ) {}

  async *inBatches(
    query: ExportQuery,
    { readerId, now }: { readerId: string; now: Date },
  ): AsyncGenerator<CvRow[]> {
    const jobIds = await jobsOfBrand(this.dataSource, query.brand);
    const { sql, parameters } = toConditions(query, { now, cvs: this.cvs, readerId, jobIds });
    let last: CvRow | undefined;
    do {
      const after = last
        ? `AND (a.applied_at, a.id) < ($${parameters.length + 1}, $${parameters.length + 2})`
        : '';
      const rows: CvRow[] = await this.dataSource.query<CvRow[]>(
        `SELECT a.id AS application_id, a.reference, a.first_name, a.last_name, a.applied_at,
           a.applied_at::text AS applied_at_exactly, cv.storage_key, cv.name, cv.size,
           (SELECT COALESCE(json_agg(json_build_object('kind', f.kind, 'label', q.label, 'position', q.position, 'name', f.name,
               'storage_key', f.storage_key, 'size', f.size) ORDER BY q.position), '[]')
             FROM application_answers q JOIN application_files f
               ON f.application_id = a.id AND f.kind = 'question_' || q.question_id
             WHERE q.application_id = a.id) AS answers,
           (SELECT json_build_object('name', f.name, 'storage_key', f.storage_key, 'size', f.size)
             FROM application_files f WHERE f.application_id = a.id AND f.kind = 'cover_letter') AS letter
         FROM applications a LEFT JOIN application_files cv ON cv.application_id = a.id AND cv.kind = 'cv'
         ${sql} ${after} ORDER BY a.applied_at DESC, a.id DESC LIMIT ${BATCH}`,
        last ? [...parameters, last.applied_at_exactly, last.application_id] : parameters,
      );
      if (rows.length > 0) yield rows;
      last = rows.length === BATCH ? rows.at(-1) : undefined;
    } while (last);
  }

  /** A file as it is now; undefined when it, or its application, is gone or removed. */
  async findNow(applicationId: string, kind: ApplicationFileKind): Promise<StoredFileRow | undefined> {
    const [row] = await this.dataSource.query<StoredFileRow[]>(
      `SELECT f.storage_key, f.name, f.size FROM application_files f JOIN applications a ON a.id = f.application_id
       WHERE a.id = $1 AND f.kind = $2 AND a.removed_at IS NULL`,
      [applicationId, kind],
    );
    return row;
  }
}
