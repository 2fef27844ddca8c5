import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { type ActorColumns, type LatestChange, toActorDto } from './actor.js';
import { assertVisible } from '../list/application-rows.js';
import { ApplicationEvent, type ApplicationEventType } from '../entities/application-event.entity.js';
import type { HistoryEntryDto } from './history-entry.dto.js';
import { insertPrepared } from '../../../platform/statements/insert-prepared.js';
import { ACCOUNT_NAMES } from '../../../platform/auth/index.js';

/** Most entries of a list. An application that is opened often has more; only the newest are of interest. */
const LONGEST_HISTORY = 1000;

export interface HappenedTo {
  applicationId: string;
  type: ApplicationEventType;
  /** Ids and names of states, never personal data: the audit log has them too. */
  data?: Record<string, string>;
  /** Given when the start of the transaction is too early, because it may have waited for others. */
  createdAt?: Date;
}

interface EventRow extends ActorColumns {
  id: string;
  at: Date;
  type: ApplicationEventType;
  data: Record<string, string>;
  assignee_id: string | null;
  assignee_username: string | null;
}

/** Records what happened to applications, in the transaction of the change: in the history and in the audit log. */
@Injectable()
export class ApplicationHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** @param actorId the administrator, or null for applicants and the system */
  async record(manager: EntityManager, actorId: string | null, entries: HappenedTo[]): Promise<void> {
    if (entries.length === 0) return;
    await insertPrepared(
      manager,
      ApplicationEvent,
      entries.map(({ data = {}, ...entry }) => ({ ...entry, actorId, data })),
    );
    await this.audit.recordAll(
      manager,
      entries.map(({ applicationId, type, data = {} }) => ({
        actorId,
        action: `application.${type}`,
        objectType: 'application' as const,
        objectId: applicationId,
        data,
      })),
    );
  }

  /** The latest change among these applications; undefined if there is none. */
  async latestChange(
    manager: EntityManager,
    applicationIds: string[],
    types: readonly ApplicationEventType[] = ['status_changed', 'stage_changed'],
  ): Promise<LatestChange | undefined> {
    const [latest] = await manager.query<LatestChange[]>(
      `SELECT e.created_at AS at, e.actor_id, admin.username AS actor_username, e.data->>'to' AS "to"
       FROM application_events e LEFT JOIN ${ACCOUNT_NAMES} admin ON admin.id = e.actor_id
       WHERE e.application_id = ANY($1) AND e.type = ANY($2) ORDER BY e.id DESC LIMIT 1`,
      [applicationIds, types],
    );
    return latest;
  }

  /** The newest entries, newest first. */
  list(applicationId: string): Promise<HistoryEntryDto[]> {
    return this.newest(applicationId, LONGEST_HISTORY);
  }

  /** Every entry, newest first. */
  listAll(applicationId: string): Promise<HistoryEntryDto[]> {
    return this.newest(applicationId, null);
  }

  private async newest(applicationId: string, limit: number | null): Promise<HistoryEntryDto[]> {
    await assertVisible(this.dataSource.manager, applicationId);
    const rows = await this.dataSource.query<EventRow[]>(
      `SELECT e.id, e.created_at AS at, e.type, e.data, admin.id AS actor_id, admin.username AS actor_username,
         assignee.id AS assignee_id, assignee.username AS assignee_username
       FROM application_events e LEFT JOIN ${ACCOUNT_NAMES} admin ON admin.id = e.actor_id
         LEFT JOIN ${ACCOUNT_NAMES} assignee ON assignee.id = (e.data ->> 'assignee_id')::uuid
       WHERE e.application_id = $1 ORDER BY e.id DESC LIMIT $2`,
      [applicationId, limit],
    );
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      type: row.type,
      actor: toActorDto(row),
      assignee: toActorDto({ actor_id: row.assignee_id, actor_username: row.assignee_username }),
      data: row.data,
    }));
  }
}
