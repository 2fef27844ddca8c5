import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockVisible } from '../list/application-rows.js';
import type { ChangedStatusesDto, StatusChangeDto } from './bulk.dto.js';
import { ApplicationHistory } from '../history/application-history.service.js';

/** Changes the status of applications: all that are there in one transaction. */
@Injectable()
export class ApplicationStatusesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
  ) {}

  /** What has the wanted status already is left as it is, without a second trace. */
  async change(actorId: string, changes: StatusChangeDto[]): Promise<ChangedStatusesDto> {
    return this.dataSource.transaction(async (manager) => {
      const found = await lockVisible(
        manager,
        changes.map(({ id }) => id),
      );
      const previous = new Map(found.map(({ id, status }) => [id, status]));
      const changed = changes.flatMap(({ id, status }) => {
        const previous_status = previous.get(id);
        return previous_status && previous_status !== status ? [{ id, status, previous_status }] : [];
      });
      if (changed.length > 0) {
        await manager.query(
          `UPDATE applications a SET status = wanted.status, updated_at = now(),
             first_reviewed_at = CASE wanted.status
               WHEN 'pending' THEN a.first_reviewed_at ELSE coalesce(a.first_reviewed_at, now()) END
           FROM unnest($1::uuid[], $2::text[]) AS wanted (id, status) WHERE a.id = wanted.id`,
          [changed.map(({ id }) => id), changed.map(({ status }) => status)],
        );
        await this.history.record(
          manager,
          actorId,
          changed.map(({ id, status, previous_status }) => ({
            applicationId: id,
            type: 'status_changed',
            data: { from: previous_status, to: status },
          })),
        );
      }
      return { changed, missing: changes.flatMap(({ id }) => (previous.has(id) ? [] : [id])) };
    });
  }
}
