import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ApplicationsService } from '../list/applications.service.js';
import { applicationToCsv, CSV_HEADINGS } from './application-csv.js';
import { BYTE_ORDER_MARK } from '../../../platform/csv/csv.js';
import { withFirst } from '../../../platform/csv/send-csv.js';
import type { OpenedExport } from './export-links.service.js';
import { ExportRecorder } from './export-recorder.js';
import { inBatches } from './in-batches.js';

/** Rows that are recorded and sent at once. */
const BATCH = 200;

/** A table of applications, read from a cursor: memory does not grow with it. */
@Injectable()
export class CsvExport {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly recorder: ExportRecorder,
  ) {}

  /** A fault on the way breaks the connection: half a table must not look like a whole one. */
  async send(opened: OpenedExport, response: Response, setHeaders: () => void): Promise<void> {
    const parts = this.parts(opened);
    try {
      // The first rows before the headers, so that a fault until then still gets a proper answer.
      const first = await parts.next();
      setHeaders();
      await pipeline(Readable.from(withFirst(first, parts)), response);
    } finally {
      await parts.return(undefined);
    }
  }

  private async *parts({ kept, admin }: OpenedExport): AsyncGenerator<string> {
    let text = BYTE_ORDER_MARK + CSV_HEADINGS;
    for await (const batch of inBatches(this.applications.streamAll(kept.query, kept.createdAt), BATCH)) {
      const ids = batch.map(({ id }) => id);
      await this.recorder.record(admin.id, 'csv', ids);
      yield text + batch.map(applicationToCsv).join('');
      text = '';
    }
    if (text !== '') yield text;
  }
}
