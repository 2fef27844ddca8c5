import type { EntityManager } from 'typeorm';
import { PURCHASE_ADDRESSES } from '../../shares/index.js';

// Erases from the log what was sent of a person, and the responses, which may repeat it.

/** Runs in the transaction that erases these applications. */
export async function forgetApplications(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `UPDATE webhook_deliveries SET personal = NULL, answer = NULL WHERE personal IS NOT NULL
       AND event_id IN (SELECT id FROM webhook_events WHERE data ->> 'application_id' = ANY($1::text[]))`,
    [ids],
  );
}

/**
 * Runs in the transaction that removes a member from the purchases, including purchases of others with the member's
 * address. Starts from the deliveries that still have personal data, which have an index.
 */
export async function forgetBuyers(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE webhook_deliveries d SET personal = NULL, answer = NULL
     FROM webhook_events e JOIN ${PURCHASE_ADDRESSES} p ON p.id = (e.data ->> 'purchase_id')::uuid
     WHERE e.data ->> 'purchase_id' IS NOT NULL AND d.personal IS NOT NULL AND e.id = d.event_id
       AND (p.email IS NULL OR lower(d.personal -> 'purchase' ->> 'email') <> lower(p.email))`,
  );
}
