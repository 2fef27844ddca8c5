import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { AuditService } from '../audit/audit.service.js';
import { FileKeeper } from '../files/file-keeper.service.js';
import { ApplicationFile } from './entities/application-file.entity.js';
import { Application } from './entities/application.entity.js';

/** So many at a time; what is left waits for the next sweep. */
const BATCH = 500;

/** Why applications are erased, and which: a condition with one parameter, served by an index. */
const REASONS = {
  removed: 'removed_at <= now() - make_interval(mins => $1)',
  retention: 'updated_at < now() - make_interval(months => $1)',
} as const;

/** Erases applications for good, with files, notes and history. The audit log keeps their ids. */
@Injectable()
export class ApplicationErasure {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly files: FileKeeper,
    private readonly audit: AuditService,
  ) {}

  /** Those whose removal can no longer be undone. */
  async eraseRemoved(): Promise<void> {
    await this.eraseAll('removed', this.environment.APPLICATION_UNDO_MINUTES);
  }

  /** Those whose last change lies before the retention period. */
  async eraseExpired(): Promise<void> {
    const months = this.environment.APPLICATION_RETENTION_MONTHS;
    if (months > 0) await this.eraseAll('retention', months);
  }

  private async eraseAll(reason: keyof typeof REASONS, time: number): Promise<void> {
    const due = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM applications WHERE ${REASONS[reason]} LIMIT ${BATCH}`,
      [time],
    );
    for (const { id } of due) await this.erase(id, reason, time);
  }

  /** One that was restored or changed in the meantime, or erased by another replica, is left alone. */
  private async erase(id: string, reason: keyof typeof REASONS, time: number): Promise<void> {
    const keys = await this.dataSource.transaction(async (manager) => {
      const due = await manager.query<unknown[]>(
        `SELECT FROM applications WHERE ${REASONS[reason]} AND id = $2 FOR UPDATE`,
        [time, id],
      );
      if (due.length === 0) return [];
      const files = await manager.findBy(ApplicationFile, { applicationId: id });
      const storageKeys = files.map(({ storageKey }) => storageKey);
      await this.files.release(manager, storageKeys);
      await manager.delete(Application, { id });
      await this.audit.record(manager, {
        actorId: null,
        action: 'application.deleted',
        objectType: 'application',
        objectId: id,
        data: { reason },
      });
      return storageKeys;
    });
    await this.files.removeReleased(keys);
  }
}
