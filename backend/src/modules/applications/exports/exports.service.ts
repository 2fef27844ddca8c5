import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { UnavailableException } from '../../../platform/errors/api-exception.js';
import { contentDisposition } from '../../../platform/files/index.js';
import { CsvExport } from './csv-export.js';
import { CvsExport } from './cvs-export.js';
import { ExportLinksService } from './export-links.service.js';

/** Most exports at once: each holds a database connection that others need as well. */
const MOST_AT_ONCE = 4;
const CONTENT_TYPES = { csv: 'text/csv; charset=utf-8', cvs: 'application/zip' } as const;

/** Sends the exports behind signed links, as they are read. */
@Injectable()
export class ExportsService {
  private running = 0;

  constructor(
    private readonly links: ExportLinksService,
    private readonly csv: CsvExport,
    private readonly cvs: CvsExport,
  ) {}

  async send(token: string, response: Response): Promise<void> {
    const opened = await this.links.open(token);
    const { kind, name } = opened.kept;
    const setHeaders = () => {
      response.setHeader('Content-Type', CONTENT_TYPES[kind]);
      response.setHeader('Content-Disposition', contentDisposition('attachment', name));
      response.setHeader('Referrer-Policy', 'no-referrer');
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    };
    // Programs that download ask so first: nothing is taken away yet.
    if (response.req.method === 'HEAD') {
      setHeaders();
      response.end();
      return;
    }
    if (this.running >= MOST_AT_ONCE) {
      throw new UnavailableException('Other exports are running. Please try again in a moment.');
    }
    this.running += 1;
    try {
      await this.links.recordDownload(opened);
      await this[kind].send(opened, response, setHeaders);
    } finally {
      this.running -= 1;
    }
  }
}
