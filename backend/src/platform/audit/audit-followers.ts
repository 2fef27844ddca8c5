import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditRecord } from './audit-record.js';

/** Called in the transaction that wrote the entries. */
type AuditFollower = (manager: EntityManager, records: readonly AuditRecord[]) => Promise<void>;

/**
 * Callbacks of modules above for new entries. Each registers once, so that the audit log need not know them. Every
 * change writes its entry in its own transaction, so a follower misses nothing.
 */
@Injectable()
export class AuditFollowers {
  private readonly followers: AuditFollower[] = [];

  register(follower: AuditFollower): void {
    this.followers.push(follower);
  }

  async recorded(manager: EntityManager, records: readonly AuditRecord[]): Promise<void> {
    for (const follow of this.followers) await follow(manager, records);
  }
}
