import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { type CountedPage, countedPage } from '../../common/http/counted-page.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { AuditService } from '../audit/audit.service.js';
import { FileKeeper } from '../files/file-keeper.service.js';
import { countStatement, findRow, pageStatement, wholeListStatement } from './application-list.js';
import { type ApplicationRow, rowToDto } from './application.mapper.js';
import { ApplicationNotFoundException } from './applications.errors.js';
import type { ApplicationDto } from './dto/application.dto.js';
import type { ListApplicationsQueryDto } from './dto/list-applications-query.dto.js';
import { ApplicationEvent } from './entities/application-event.entity.js';
import { ApplicationFile } from './entities/application-file.entity.js';
import { Application } from './entities/application.entity.js';

const EXPIRED_BATCH = 100;

/** The clock of one statement runs until its last row is read, and a reader far away may need a while for all. */
const LONGEST_STREAM_MS = 15 * 60 * 1000;

/** Applications as administrators see and change them. */
@Injectable()
export class ApplicationsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly files: FileKeeper,
    private readonly audit: AuditService,
  ) {}

  async listPage(query: ListApplicationsQueryDto): Promise<CountedPage<ApplicationDto>> {
    const now = new Date();
    const page = pageStatement(query, now);
    const count = countStatement(query, now);
    const [rows, counted] = await Promise.all([
      this.dataSource.query<ApplicationRow[]>(page.sql, page.parameters),
      this.dataSource.query<{ count: number }[]>(count.sql, count.parameters),
    ]);
    return countedPage(rows.map(rowToDto), counted[0]?.count ?? 0);
  }

  /** Every application, of one job if an id is given, row by row from a cursor. */
  async *streamAll(jobId?: number): AsyncGenerator<ApplicationDto> {
    const runner = this.dataSource.createQueryRunner('slave');
    try {
      await runner.query(`SET statement_timeout = ${LONGEST_STREAM_MS}`);
      const { sql, parameters } = wholeListStatement(jobId);
      const rows = await runner.stream(sql, parameters);
      for await (const row of rows as AsyncIterable<ApplicationRow>) yield rowToDto(row);
    } finally {
      await runner.query('RESET statement_timeout').finally(() => runner.release());
    }
  }

  async get(id: string, manager: EntityManager = this.dataSource.manager): Promise<ApplicationDto> {
    const row = await findRow(manager, id);
    if (!row) throw new ApplicationNotFoundException();
    return rowToDto(row);
  }

  /** Sets the status; the same status again changes nothing and leaves no second trace. */
  async setStatus(actorId: string, id: string, status: ApplicationStatus): Promise<ApplicationDto> {
    return this.dataSource.transaction(async (manager) => {
      const application = await manager.findOne(Application, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!application) throw new ApplicationNotFoundException();
      if (application.status !== status) {
        const data = { from: application.status, to: status };
        await manager.update(Application, { id }, { status, updatedAt: new Date() });
        await manager.insert(ApplicationEvent, { applicationId: id, type: 'status_changed', actorId, data });
        await this.audit.record(manager, {
          actorId,
          action: 'application.status_changed',
          objectType: 'application',
          objectId: id,
          data,
        });
      }
      return this.get(id, manager);
    });
  }

  /** Deletes applications whose last change lies before the retention period, some at a time. */
  async removeExpired(): Promise<void> {
    const months = this.environment.APPLICATION_RETENTION_MONTHS;
    if (months === 0) return;
    const expired = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM applications WHERE updated_at < now() - make_interval(months => $1)
       ORDER BY updated_at LIMIT ${EXPIRED_BATCH}`,
      [months],
    );
    for (const { id } of expired) await this.remove(null, id, { reason: 'retention' });
  }

  /** Deletes an application with its files. A repetition is answered like the first time. */
  async remove(actorId: string | null, id: string, data: Record<string, string> = {}): Promise<void> {
    const keys = await this.dataSource.transaction(async (manager) => {
      const application = await manager.findOne(Application, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!application) {
        if (await this.audit.has(manager, 'application.deleted', id)) return [];
        throw new ApplicationNotFoundException();
      }
      const files = await manager.findBy(ApplicationFile, { applicationId: id });
      const storageKeys = files.map(({ storageKey }) => storageKey);
      await this.files.release(manager, storageKeys);
      await manager.delete(Application, { id });
      await this.audit.record(manager, {
        actorId,
        action: 'application.deleted',
        objectType: 'application',
        objectId: id,
        data,
      });
      return storageKeys;
    });
    await this.files.removeReleased(keys);
  }
}
