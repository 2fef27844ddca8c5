import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditRecord } from './audit-record.js';

/** In the transaction of what these entries tell of. */
type AuditFollower = (manager: EntityManager, records: readonly AuditRecord[]) => Promise<void>;

/**
 * What modules above do when something is put on record. Each registers once, so that the audit log knows none of them.
 * Whatever changes something writes the log in its transaction, so nothing that happens can be missed here.
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
