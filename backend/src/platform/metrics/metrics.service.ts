import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { routePattern } from '../http/request-logger.js';
import { ReadinessService } from '../health/readiness.service.js';
import { FilesService } from '../files/files.service.js';
import { MailService } from '../mail/mail.service.js';

/** Seconds; uploads of some megabytes over a mobile network take the last ones. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** What this process is doing, in the text format of Prometheus. */
@Injectable()
export class MetricsService {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, pattern of the route and status; aborted ones have the status 499',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly readiness: ReadinessService,
    private readonly mails: MailService,
    private readonly files: FilesService,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('smash_part_up', 'Whether a part answers: 1 or 0', 'part', async () => {
      const { database, storage, scanner } = await this.readiness.check();
      const states = Object.entries({ database, storage, scanner });
      const configured = states.filter(([, state]) => state !== 'off');
      return Object.fromEntries(configured.map(([part, state]) => [part, Number(state === 'up')]));
    });
    this.gauge(
      'smash_database_connections',
      'Connections of the pool; waiting are requests for one',
      'state',
      () => {
        const { totalCount, idleCount, waitingCount } = this.pool();
        return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
      },
    );
    this.gauge('smash_mails', 'Mails that wait, and those that were given up', 'status', async () => {
      const { queued, failed } = await this.mails.queueState();
      return { queued, failed };
    });
    this.gauge('smash_mail_oldest_seconds', 'How long the oldest mail has waited', 'status', async () => ({
      queued: (await this.mails.queueState()).oldestSeconds,
    }));
    this.gauge(
      'smash_unattached_files',
      'Files that no application names, until the sweep takes them',
      'state',
      async () => ({ waiting: await this.files.countUnattached() }),
    );
  }

  /** Counts a request when its answer has gone out. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    const began = process.hrtime.bigint();
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : '499';
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      const labels = { method: request.method ?? '', route: routePattern(request), status };
      this.requests.observe(labels, seconds);
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** A counter of this process, which whoever counts keeps. */
  counter(name: string, help: string, label: string): Counter {
    return new Counter({ name, help, labelNames: [label], registers: [this.registry] });
  }

  /** A gauge that is read when it is asked for. What cannot be read, as during an outage, is left out. */
  gauge(
    name: string,
    help: string,
    label: string,
    read: () => Record<string, number> | Promise<Record<string, number>>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        const values = await Promise.resolve(read()).catch(() => ({}));
        for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
      },
    });
  }

  private pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
