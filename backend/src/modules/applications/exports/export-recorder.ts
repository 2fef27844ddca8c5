import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mayDo } from '../../../platform/auth/index.js';
import { SessionService } from '../../../platform/auth/sessions/session.service.js';
import { ExportLinkRefusedException } from '../applications.errors.js';
import type { OpenedExport } from './export-links.service.js';

/** Notes in the history of applications that somebody took them away in an export, before they do. */
@Injectable()
export class ExportRecorder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
  ) {}

  /**
   * One that was erased since it was read is left out. The audit log has one entry for the whole export.
   * @throws ExportLinkRefusedException when the session has ended on the way, or its account may not export any more
   */
  async record({ kept, admin }: OpenedExport, applicationIds: string[]): Promise<void> {
    // Who only waits for a slow line may have done nothing else for long.
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
