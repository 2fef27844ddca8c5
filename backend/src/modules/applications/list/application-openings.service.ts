import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { BoundedMap } from '../../../platform/caches/bounded-map.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';

/** Openings that this process remembers; beyond it the oldest are asked of the database again. */
const MOST_REMEMBERED = 10_000;

/**
 * Puts on record who opened which application, once in ten minutes. Whoever looks again in that time costs no statement;
 * on another server, one that finds the entry there.
 */
@Injectable()
export class ApplicationOpenings {
  /** By account and application, when it was last written, the oldest first. */
  private readonly written = new BoundedMap<string, { at: number; done: Promise<void> }>(MOST_REMEMBERED);

  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** @throws when it cannot be written: then the application is not to be shown */
  async record(actorId: string, applicationId: string): Promise<void> {
    const key = `${actorId} ${applicationId}`;
    const now = Date.now();
    const earlier = this.written.get(key);
    if (earlier && now - earlier.at < this.timings.openingWindow) return earlier.done;
    const done = this.write(actorId, applicationId);
    this.written.set(key, { at: now, done });
    try {
      await done;
    } catch (error) {
      this.written.delete(key);
      throw error;
    }
  }

  /** Those of some applications that somebody has not opened, as far back as the audit log goes; in their order. */
  async unopened(actorId: string, applicationIds: readonly string[]): Promise<string[]> {
    const opened = await this.audit.actedOn(this.dataSource.manager, {
      actorId,
      // A review shows what its list has just brought, and asks for the CV.
      actions: ['application.opened', 'application.cv_opened'],
      objectIds: applicationIds,
    });
    return applicationIds.filter((id) => !opened.includes(id));
  }

  private write(actorId: string, objectId: string): Promise<void> {
    return this.audit.recordOnceIn(this.timings.openingWindow, this.dataSource.manager, {
      actorId,
      action: 'application.opened',
      objectType: 'application',
      objectId,
    });
  }
}
