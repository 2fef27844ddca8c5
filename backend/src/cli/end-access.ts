import type { EntityManager } from 'typeorm';
import { endFeed } from '../modules/interviews/feed/end-feed.js';
import { endResetLinks } from '../modules/password-reset/reset-links.js';
import type { AuditService } from '../platform/audit/audit.service.js';
import { Session } from '../platform/auth/entities/session.entity.js';

/**
 * Ends all access of an account: its sessions, links to choose a password, and the secret address of its calendar
 * (docs/decisions/0085-interviews.md).
 */
export async function endAccess(manager: EntityManager, audit: AuditService, adminId: string): Promise<void> {
  await manager.delete(Session, { adminId });
  await endResetLinks(manager, adminId);
  await endFeed(manager, audit, { adminId, actorId: null });
}
