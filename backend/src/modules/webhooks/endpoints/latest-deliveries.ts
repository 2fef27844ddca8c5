import type { WebhookDeliveryState } from '@smash/contract';
import type { EntityManager } from 'typeorm';

/** The latest delivery of an endpoint, for the list of endpoints. */
export interface LatestDelivery {
  state: WebhookDeliveryState | null;
  at: Date | null;
  dead: number;
}

export async function latestDeliveries(
  manager: EntityManager,
  endpointIds: readonly string[],
): Promise<Map<string, LatestDelivery>> {
  const rows = await manager.query<(LatestDelivery & { id: string })[]>(
    `SELECT e.id, latest.state, latest.at,
       (SELECT count(*)::int FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state = 'dead') AS dead
     FROM webhook_endpoints e LEFT JOIN LATERAL (
       SELECT d.state, coalesce(d.attempted_at, v.created_at) AS at
       FROM webhook_deliveries d JOIN webhook_events v ON v.id = d.event_id
       WHERE d.endpoint_id = e.id ORDER BY d.id DESC LIMIT 1) latest ON true
     WHERE e.id = ANY($1::uuid[])`,
    [endpointIds],
  );
  return new Map(rows.map(({ id, ...latest }) => [id, latest]));
}
