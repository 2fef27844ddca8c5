import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExportKind } from '../entities/application-export.entity.js';

/** Notes in the history of applications that somebody took them away in an export, before they do. */
@Injectable()
export class ExportRecorder {
  constructor(private readonly dataSource: DataSource) {}

  /** One that was erased since it was read is left out. The audit log has one entry for the whole export. */
  async record(actorId: string, kind: ExportKind, applicationIds: string[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO application_events (application_id, type, actor_id, data)
       SELECT id, 'exported', $1, jsonb_build_object('kind', $2::text)
       FROM (SELECT id FROM applications WHERE id = ANY($3) ORDER BY id FOR KEY SHARE) still_there`,
      [actorId, kind, applicationIds],
    );
  }
}
