import type { WebhookDeliveryState } from '@smash/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { WebhookDelivery } from '../entities/webhook-delivery.entity.js';
import { personalData } from '../personal/personal-data.js';
import type { Outcome } from './outcome.js';
import { pauseAfter } from './retries.js';

/** To one endpoint by one backend: one that is slow holds up no other. */
const AT_ONCE = 10;
/** Longer than an attempt can take; after that another backend goes on with the deliveries of one that died. */
const LEASE_SECONDS = 60;

/** A delivery that this backend alone attempts for a while. */
export interface TakenDelivery {
  id: string;
  endpoint_id: string;
}

/** The deliveries that wait. Any number of backends may work on them. */
@Injectable()
export class WebhookQueue {
  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
  ) {}

  /** Some that are due. @param underWay the endpoint of each that this backend attempts already */
  async take(underWay: readonly string[]): Promise<TakenDelivery[]> {
    const [rows] = await this.dataSource.query<[TakenDelivery[], number]>(
      `UPDATE webhook_deliveries SET attempts = attempts + 1, attempted_at = now(), duration_ms = NULL,
         next_attempt_at = now() + make_interval(secs => $1)
       WHERE id IN (
         SELECT due.id FROM webhook_endpoints e CROSS JOIN LATERAL (
           SELECT d.id FROM webhook_deliveries d
           WHERE d.endpoint_id = e.id AND d.state = 'waiting' AND d.next_attempt_at <= now()
           ORDER BY d.next_attempt_at
           LIMIT $2 - (SELECT count(*) FROM unnest($3::uuid[]) AS busy (id) WHERE busy.id = e.id)
           FOR UPDATE SKIP LOCKED) due
         WHERE e.off_reason IS NULL)
       RETURNING id, endpoint_id`,
      [LEASE_SECONDS, AT_ONCE, underWay],
    );
    return rows;
  }

  /** What is to be sent, with what is known of the person at this moment; undefined when it is gone. */
  prepare(id: string): Promise<Required<WebhookDelivery> | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const delivery = await manager.findOne(WebhookDelivery, {
        where: { id },
        relations: { endpoint: true, event: true },
      });
      if (!delivery?.endpoint || !delivery.event) return undefined;
      const { endpoint, event } = delivery;
      const personal = endpoint.hasPersonalData ? await personalData(manager, event.data) : null;
      if (personal ?? delivery.personal) await savePersonal(manager, id, personal);
      return { ...delivery, endpoint, event, personal };
    });
  }

  /** Writes how an attempt ended, unless there has been another since. @param personal whether something about a person was sent */
  async settle(
    manager: EntityManager,
    { id, attempts, personal }: WebhookDelivery,
    outcome: Outcome,
  ): Promise<WebhookDeliveryState> {
    const pause = outcome.isGone
      ? undefined
      : pauseAfter(attempts, this.timings.webhookRetries, Math.random());
    const isDead = pause === undefined;
    const state = outcome.isDelivered ? 'delivered' : isDead ? 'dead' : 'waiting';
    // A response may repeat what was sent of a person, and be late: they may have been forgotten meanwhile.
    await manager.query(
      `UPDATE webhook_deliveries SET state = $2, duration_ms = $3, response_status = $4, failure = $5,
         answer = CASE WHEN $6 AND personal IS NULL THEN NULL ELSE $7 END,
         next_attempt_at = now() + $8 * interval '1 millisecond' WHERE id = $1 AND attempts = $9`,
      [
        id,
        state,
        outcome.milliseconds,
        outcome.status,
        outcome.failure,
        personal !== null,
        outcome.answer,
        pause ?? 0,
        attempts,
      ],
    );
    return state;
  }

  /** Leaves one that was broken off to be attempted again at once. */
  async handBack(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_deliveries SET attempts = greatest(attempts - 1, 0), next_attempt_at = now(),
         attempted_at = CASE WHEN attempts > 1 THEN attempted_at END, duration_ms = CASE WHEN attempts > 1 THEN 0 END
       WHERE id = $1`,
      [id],
    );
  }
}

/** An earlier answer may repeat what was sent before. */
const savePersonal = (manager: EntityManager, id: string, personal: Record<string, unknown> | null) =>
  manager.query('UPDATE webhook_deliveries SET personal = $2::json, answer = NULL WHERE id = $1', [
    id,
    personal && JSON.stringify(personal),
  ]);
