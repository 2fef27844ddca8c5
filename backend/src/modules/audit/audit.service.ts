import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditRecord {
  /** Id of the administrator who acts, or null for a visitor or the system. */
  actorId: string | null;
  action: string;
  objectType: 'job' | 'application' | 'account';
  objectId: string | number;
  data?: Record<string, string>;
}

/** Writes the audit log, always in the transaction of the change that it tells of. */
@Injectable()
export class AuditService {
  async record(manager: EntityManager, { objectId, data = {}, ...record }: AuditRecord): Promise<void> {
    await manager.insert(AuditEntry, { ...record, objectId: String(objectId), data });
  }

  /** Whether an act on a thing is on record. */
  async has(manager: EntityManager, action: string, objectId: string): Promise<boolean> {
    const [objectType = ''] = action.split('.');
    return manager.existsBy(AuditEntry, { action, objectType, objectId });
  }
}
