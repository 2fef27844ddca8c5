import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../config/timings.js';
import type { AuditRecord } from './audit-record.js';
import { AuditService } from './audit.service.js';

/** Entries of a window that are written one by one. */
const MOST_BY_THEMSELVES = 5;

/** One action on one record since its window was opened. */
interface Window {
  subject: Omit<AuditRecord, 'data'>;
  written: number;
  /** How many are counted, and wait for the end of the window. */
  left: number;
  timer: NodeJS.Timeout;
}

/**
 * Records what strangers can do as often as they like, such as failing to log in. The first few of a window get an
 * entry each, the rest share one with their number. So a flood neither fills the log nor is missing from it.
 */
@Injectable()
export class AuditTally implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Audit');
  private readonly windows = new Map<string, Window>();
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Returns at once: the time that a response takes must not reveal what is recorded. */
  record(record: AuditRecord): void {
    const key = `${record.action} ${record.objectId}`;
    const window = this.windows.get(key) ?? this.open(key, record);
    if (window.written < MOST_BY_THEMSELVES) {
      window.written += 1;
      this.write(record);
    } else {
      window.left += 1;
    }
  }

  /** Writes the counts that wait for the end of a window, while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const key of [...this.windows.keys()]) this.end(key);
    await Promise.all(this.underWay);
  }

  private open(key: string, { actorId, action, objectType, objectId }: AuditRecord): Window {
    const subject = { actorId, action, objectType, objectId };
    const timer = setTimeout(() => this.end(key), this.timings.auditWindow).unref();
    const window: Window = { subject, written: 0, left: 0, timer };
    this.windows.set(key, window);
    return window;
  }

  private end(key: string): void {
    const window = this.windows.get(key);
    if (!window) return;
    this.windows.delete(key);
    clearTimeout(window.timer);
    if (window.left > 0) this.write({ ...window.subject, data: { count: String(window.left) } });
  }

  private write(record: AuditRecord): void {
    const writing = this.audit
      .record(this.dataSource.manager, record)
      .catch((error: unknown) =>
        this.logger.error({ err: error }, `${record.action} could not be written to the audit log`),
      )
      .finally(() => this.underWay.delete(writing));
    this.underWay.add(writing);
  }
}
