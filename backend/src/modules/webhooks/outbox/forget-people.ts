import type { EntityManager } from 'typeorm';
import { PURCHASE_ADDRESSES } from '../../shares/index.js';

// What was sent of a person leaves the log, and what was answered to it, which may repeat it.

/** In the transaction that erases these applications. */
export async function forgetApplications(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `UPDATE webhook_deliveries SET personal = NULL, answer = NULL WHERE personal IS NOT NULL
       AND event_id IN (SELECT id FROM webhook_events WHERE data ->> 'application_id' = ANY($1::text[]))`,
    [ids],
  );
}

/**
 * In the transaction that takes a member out of the purchases, also of those that somebody else had sent to the member's
 * address. From the few events about purchases, of which there is an index, to each purchase.
 */
export async function forgetBuyers(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE webhook_deliveries d SET personal = NULL, answer = NULL
     FROM webhook_events e JOIN ${PURCHASE_ADDRESSES} p ON p.id = (e.data ->> 'purchase_id')::uuid
     WHERE e.data ->> 'purchase_id' IS NOT NULL AND d.personal IS NOT NULL AND e.id = d.event_id
       AND (p.email IS NULL OR lower(d.personal -> 'purchase' ->> 'email') <> lower(p.email))`,
  );
}
