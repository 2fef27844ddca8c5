import type { WebhookDeliveryState } from '@smash/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { WebhookDelivery } from '../entities/webhook-delivery.entity.js';
import { personalData } from '../personal/personal-data.js';
import type { Outcome } from './outcome.js';
import { pauseAfter } from './retries.js';

/** Attempts at once to one endpoint by one backend, so that a slow endpoint delays no other. */
const AT_ONCE = 10;
/** Longer than an attempt can take; after that another backend takes over the deliveries of one that died. */
const LEASE_SECONDS = 60;

/** A delivery that only this backend attempts until the lease ends. */
export interface TakenDelivery {
  id: string;
  endpoint_id: string;
}

/** The queue of waiting deliveries. Any number of backends may work on it. */
@Injectable()
export class WebhookQueue {
  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Takes some deliveries that are due. @param underWay the endpoint of each delivery that this backend is attempting
   * already
   */
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

  /** A delivery to be sent, with the person's data as of now; undefined when it was removed. */
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

  /** Writes how an attempt ended, unless there has been another attempt since. */
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
    // A response may repeat what was sent of a person, who may have been erased before it arrived.
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

  /** Returns a delivery whose attempt was broken off, to be attempted again at once. */
  async handBack(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE webhook_deliveries SET attempts = greatest(attempts - 1, 0), next_attempt_at = now(),
         attempted_at = CASE WHEN attempts > 1 THEN attempted_at END, duration_ms = CASE WHEN attempts > 1 THEN 0 END
       WHERE id = $1`,
      [id],
    );
  }
}

/** The earlier response is cleared too, since it may repeat what was sent before. */
const savePersonal = (manager: EntityManager, id: string, personal: Record<string, unknown> | null) =>
  manager.query('UPDATE webhook_deliveries SET personal = $2::json, answer = NULL WHERE id = $1', [
    id,
    personal && JSON.stringify(personal),
  ]);
