import type { WebhookDeliveryState } from '@smash/contract';
import type { EntityManager } from 'typeorm';

/** The latest delivery of an endpoint, for the list of endpoints. */
export interface LatestDelivery {
  state: WebhookDeliveryState;
  at: Date;
  /** How many deliveries to the endpoint were given up. */
  dead: number;
}

/** By endpoint, of those that have any delivery. */
export async function latestDeliveries(
  manager: EntityManager,
  endpointIds: readonly string[],
): Promise<Map<string, LatestDelivery>> {
  if (endpointIds.length === 0) return new Map();
  // A branch for each endpoint, planned with its id: otherwise PostgreSQL takes a quiet endpoint for an average one, and
  // looks for its latest delivery through the whole log.
  const branches = endpointIds.map(
    (_, index) => `(SELECT d.endpoint_id AS id, d.state, coalesce(d.attempted_at, v.created_at) AS at,
       (SELECT count(*)::int FROM webhook_deliveries o WHERE o.endpoint_id = d.endpoint_id AND o.state = 'dead') AS dead
     FROM webhook_deliveries d JOIN webhook_events v ON v.id = d.event_id
     WHERE d.endpoint_id = $${index + 1} ORDER BY d.id DESC LIMIT 1)`,
  );
  const rows = await manager.query<(LatestDelivery & { id: string })[]>(branches.join(' UNION ALL '), [
    ...endpointIds,
  ]);
  return new Map(rows.map(({ id, ...latest }) => [id, latest]));
}
