import { Injectable } from '@nestjs/common';
import { type AuditAction, type AuditObject, auditObjectOf } from '@smash/contract';
import { type EntityManager, In, JsonContains } from 'typeorm';
import { insertPrepared } from '../statements/insert-prepared.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditFollowers } from './audit-followers.js';
import type { AuditRecord } from './audit-record.js';

/** Writes the audit log, always in the transaction of the change that an entry describes. */
@Injectable()
export class AuditService {
  /** @param followers left out by a command that opens no modules */
  constructor(private readonly followers: AuditFollowers = new AuditFollowers()) {}

  async record(manager: EntityManager, record: AuditRecord): Promise<void> {
    await this.recordAll(manager, [record]);
  }

  /** Writes several entries at once, for actions on many records. */
  async recordAll(manager: EntityManager, records: AuditRecord[]): Promise<void> {
    if (records.length === 0) return;
    await insertPrepared(
      manager,
      AuditEntry,
      records.map(({ objectId, data = {}, ...record }) => ({ ...record, objectId: String(objectId), data })),
    );
    await this.followers.recorded(manager, records);
  }

  /**
   * The account that last acted on a record; null for the system, undefined when nobody ever did.
   * @param actions limits it to these; all if left out
   */
  async lastActor(
    manager: EntityManager,
    objectType: AuditObject,
    objectId: string | number,
    actions?: readonly AuditAction[],
  ): Promise<string | null | undefined> {
    const entry = await manager.findOne(AuditEntry, {
      where: { objectType, objectId: String(objectId), ...(actions && { action: In([...actions]) }) },
      order: { id: 'DESC' },
    });
    return entry?.actorId;
  }

  /** Whether an action on a record is in the log. */
  async has(manager: EntityManager, action: AuditAction, objectId: string): Promise<boolean> {
    return manager.existsBy(AuditEntry, { action, objectType: auditObjectOf(action), objectId });
  }

  /** Whether an entry of an action has these data, which name another record than the one that the entry is about. */
  async hasWith(manager: EntityManager, action: AuditAction, data: Record<string, string>): Promise<boolean> {
    return manager.existsBy(AuditEntry, { action, data: JsonContains(data) });
  }

  /** Which of these records an account has done any of the actions to; all actions are of one object type. */
  async actedOn(
    manager: EntityManager,
    {
      actorId,
      actions,
      objectIds,
    }: { actorId: string; actions: readonly [AuditAction, ...AuditAction[]]; objectIds: readonly string[] },
  ): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT object_id AS id FROM audit_log
       WHERE object_id = ANY($1) AND object_type = $2 AND action = ANY($3) AND actor_id = $4`,
      [objectIds, auditObjectOf(actions[0]), actions, actorId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Writes an entry unless the same account did the same to the same record within the last so many milliseconds. For
   * reading: looking at a record again and again would fill the log.
   */
  async recordOnceIn(
    milliseconds: number,
    manager: EntityManager,
    { actorId, action, objectType, objectId }: Omit<AuditRecord, 'data'>,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO audit_log (actor_id, action, object_type, object_id)
       SELECT $1::uuid, $2::text, $3::text, $4::text WHERE NOT EXISTS (
         SELECT FROM audit_log WHERE object_type = $3 AND object_id = $4 AND action = $2 AND actor_id = $1
           AND at > now() - $5 * interval '1 millisecond')`,
      [actorId, action, objectType, String(objectId), milliseconds],
    );
  }

  /** Seconds since an action was last done; undefined when it never was. */
  async secondsSince(manager: EntityManager, action: AuditAction): Promise<number | undefined> {
    const [last] = await manager.query<{ seconds: number | null }[]>(
      `SELECT extract(epoch FROM now() - max(at))::float8 AS seconds FROM audit_log WHERE action = $1`,
      [action],
    );
    return last?.seconds ?? undefined;
  }

  /** For each record that an action was done to, the value that its newest entry has under a key. */
  async latest(manager: EntityManager, action: AuditAction, key: string): Promise<Record<string, string>> {
    const rows = await manager.query<{ id: string; value: string }[]>(
      `SELECT DISTINCT ON (object_id) object_id AS id, data ->> $2 AS value FROM audit_log
       WHERE action = $1 AND object_type = $3 ORDER BY object_id, audit_log.id DESC`,
      [action, key, auditObjectOf(action)],
    );
    return Object.fromEntries(rows.map(({ id, value }) => [id, value]));
  }
}
