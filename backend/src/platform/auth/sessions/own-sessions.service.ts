import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { CurrentAdmin } from '../access.decorators.js';
import { SessionNotFoundException } from '../auth.errors.js';
import { SessionService } from './session.service.js';
import type { OwnSessionDto } from './own-session.dto.js';

/** Shows people their own sessions, and ends them. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  async list({ id, sessionId }: CurrentAdmin): Promise<OwnSessionDto[]> {
    const sessions = await this.sessions.list(id);
    return sessions.map((session) => ({
      id: session.id,
      is_current: session.id === sessionId,
      began_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      device: session.device,
      network: session.network,
    }));
  }

  /** @throws SessionNotFoundException for a session that is not and never was this person's */
  async end({ id: actorId }: CurrentAdmin, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const ended = await this.sessions.endOwn(manager, actorId, { id });
      if (ended.length === 0 && !(await this.audit.has(manager, ENDED, id)))
        throw new SessionNotFoundException();
      await this.audit.recordAll(manager, ended.map(actOf(actorId)));
    });
  }

  async endOthers({ id: actorId, sessionId }: CurrentAdmin): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const ended = await this.sessions.endAllAccess(manager, actorId, sessionId);
      await this.audit.recordAll(manager, ended.map(actOf(actorId)));
    });
  }
}

const ENDED = 'session.ended';

const actOf = (actorId: string) => (objectId: string) =>
  ({ actorId, action: ENDED, objectType: 'session', objectId }) as const;
