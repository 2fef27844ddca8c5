import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { BoundedMap } from '../../../platform/caches/bounded-map.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';

/** Most openings that this process remembers; beyond it, the database is asked about the oldest again. */
const MOST_REMEMBERED = 10_000;

/**
 * Records who opened which application, once in ten minutes. Opening it again in that time needs no statement here, and
 * on another backend one that finds the entry.
 */
@Injectable()
export class ApplicationOpenings {
  /** The last record by account and application, the oldest first. */
  private readonly written = new BoundedMap<string, { at: number; done: Promise<void> }>(MOST_REMEMBERED);

  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** @throws when the entry cannot be written: then the application must not be shown */
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

  /**
   * Records that an account reads all applications in one response, as often as it does.
   * @param jobId of the only job; all jobs if left out
   * @throws when the entry cannot be written: then the list must not be sent
   */
  recordWholeList(actorId: string, jobId?: number): Promise<void> {
    return this.audit.record(this.dataSource.manager, {
      actorId,
      action: 'export.list_read',
      objectType: 'export',
      objectId: uuidv7(),
      ...(jobId !== undefined && { data: { job_id: String(jobId) } }),
    });
  }

  /** The applications that an account has not opened, as far back as the audit log goes; in the given order. */
  async unopened(actorId: string, applicationIds: readonly string[]): Promise<string[]> {
    const opened = await this.audit.actedOn(this.dataSource.manager, {
      actorId,
      // A review shows applications from its list, which opens none of them, and then opens the CV.
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
