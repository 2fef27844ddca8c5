import type { EntityManager } from 'typeorm';
import { PURCHASES_OF_NOBODY } from '../../shares/index.js';

/** What was sent of a person leaves the log, and what was answered to it, which may repeat it. */
const FORGET =
  'UPDATE webhook_deliveries SET personal = NULL, answer = NULL WHERE personal IS NOT NULL AND event_id IN';

/** In the transaction that erases these applications. */
export async function forgetApplications(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `${FORGET} (SELECT id FROM webhook_events WHERE data ->> 'application_id' = ANY($1::text[]))`,
    [ids],
  );
}

/** In the transaction that takes a member out of the purchases. By the id as text, of which there is an index. */
export async function forgetBuyers(manager: EntityManager): Promise<void> {
  await manager.query(
    `${FORGET} (SELECT e.id FROM webhook_events e JOIN ${PURCHASES_OF_NOBODY} p ON p.id::text = e.data ->> 'purchase_id')`,
  );
}
