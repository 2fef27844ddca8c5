import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ApplicationsService } from '../list/applications.service.js';
import { AnswerColumns } from './answer-columns.js';
import { applicationToCsv, COLUMNS, headingsToCsv } from './application-csv.js';
import { BYTE_ORDER_MARK } from '../../../platform/csv/csv.js';
import { sendStream } from '../../../platform/http/send-stream.js';
import type { OpenedExport } from './export-links.service.js';
import { ExportRecorder } from './export-recorder.js';

/** Rows that are recorded and sent at once. */
const BATCH = 200;

/** A table of applications, read from a cursor, so that memory does not grow with it. */
@Injectable()
export class CsvExport {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly answerColumns: AnswerColumns,
    private readonly recorder: ExportRecorder,
  ) {}

  async send(opened: OpenedExport, response: Response, setHeaders: () => void): Promise<void> {
    await sendStream(response, this.parts(opened), setHeaders);
  }

  private async *parts(opened: OpenedExport): AsyncGenerator<string> {
    const { kept, admin } = opened;
    const columns = [...COLUMNS, ...(await this.answerColumns.of(kept.query.job_id))];
    let text = BYTE_ORDER_MARK + headingsToCsv(columns);
    const reading = { readerId: admin.id, now: kept.createdAt };
    for await (const batch of inBatches(this.applications.streamAll(kept.query, reading), BATCH)) {
      const ids = batch.map(({ id }) => id);
      await this.recorder.record(opened, ids);
      yield text + batch.map((application) => applicationToCsv(application, columns)).join('');
      text = '';
    }
    if (text !== '') yield text;
  }
}

/** Groups items into lists of `size`; the last may be shorter. Stopping early stops the source. */
async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
