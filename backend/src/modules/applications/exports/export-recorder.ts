import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mayDo } from '../../../platform/auth/index.js';
import { SessionService } from '../../../platform/auth/sessions/session.service.js';
import { ExportLinkRefusedException } from '../applications.errors.js';
import type { OpenedExport } from './export-links.service.js';

/** Records in the history of applications that somebody exports them, before they are sent. */
@Injectable()
export class ExportRecorder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Leaves out applications that were erased since they were read. The audit log has one entry for the whole export.
   * @throws ExportLinkRefusedException when the session has ended meanwhile, or its account may no longer export
   */
  async record({ kept, admin }: OpenedExport, applicationIds: string[]): Promise<void> {
    // An idle session still counts: its user may only be waiting on a slow connection.
    const session = await this.sessions.lookUpId(kept.sessionId);
    if (!session || !mayDo(session.admin, 'applications.export')) throw new ExportLinkRefusedException();
    await this.dataSource.query(
      `INSERT INTO application_events (application_id, type, actor_id, data)
       SELECT id, 'exported', $1, jsonb_build_object('kind', $2::text)
       FROM (SELECT id FROM applications WHERE id = ANY($3) ORDER BY id FOR KEY SHARE) still_there`,
      [admin.id, kept.kind, applicationIds],
    );
  }
}
