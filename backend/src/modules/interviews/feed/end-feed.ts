import type { EntityManager } from 'typeorm';
import type { AuditService } from '../../../platform/audit/audit.service.js';
import { CalendarFeed } from '../entities/calendar-feed.entity.js';

/**
 * Ends the secret address of an account's calendar, in the caller's transaction.
 * @param actorId null for the system
 * @returns whether there was one
 */
export async function endFeed(
  manager: EntityManager,
  audit: AuditService,
  { adminId, actorId }: { adminId: string; actorId: string | null },
): Promise<boolean> {
  const { affected } = await manager.delete(CalendarFeed, { adminId });
  if (!affected) return false;
  await audit.record(manager, {
    actorId,
    action: 'account.calendar_feed_ended',
    objectType: 'account',
    objectId: adminId,
  });
  return true;
}
