import { Injectable } from '@nestjs/common';
import { type AuditAction, type AuditObject, auditObjectOf } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditRecord {
  /** Id of the administrator who acts, or null for a visitor or the system. */
  actorId: string | null;
  action: AuditAction;
  objectType: AuditObject;
  objectId: string | number;
  data?: Record<string, string>;
}

/** Writes the audit log, always in the transaction of the change that it tells of. */
@Injectable()
export class AuditService {
  async record(manager: EntityManager, record: AuditRecord): Promise<void> {
    await this.recordAll(manager, [record]);
  }

  /** Several entries at once, for acts on many things. */
  async recordAll(manager: EntityManager, records: AuditRecord[]): Promise<void> {
    if (records.length === 0) return;
    await manager.insert(
      AuditEntry,
      records.map(({ objectId, data = {}, ...record }) => ({ ...record, objectId: String(objectId), data })),
    );
  }

  /** Who acted on a thing last; null for the system, undefined when nobody ever did. */
  async lastActor(
    manager: EntityManager,
    objectType: AuditObject,
    objectId: string | number,
  ): Promise<string | null | undefined> {
    const entry = await manager.findOne(AuditEntry, {
      where: { objectType, objectId: String(objectId) },
      order: { id: 'DESC' },
    });
    return entry?.actorId;
  }

  /** Whether an act on a thing is on record. */
  async has(manager: EntityManager, action: AuditAction, objectId: string): Promise<boolean> {
    return manager.existsBy(AuditEntry, { action, objectType: auditObjectOf(action), objectId });
  }
}
