import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { type CommittedCounter, MetricsRegistry } from '../../../platform/metrics/index.js';
import { PollingWorker } from '../../../platform/work/polling-worker.js';
import { repeatWhenAway } from '../../../platform/statements/repeat-when-away.js';
import { validSecrets } from '../endpoints/webhook-secrets.js';
import type { WebhookDelivery } from '../entities/webhook-delivery.entity.js';
import { EndpointHealth } from './endpoint-health.service.js';
import { answered, type Outcome, unanswered } from './outcome.js';
import { payloadOf } from './payload.js';
import { sendWebhook } from './send-webhook.js';
import { signatureHeader } from './signature.js';
import { type TakenDelivery, WebhookQueue } from './webhook-queue.service.js';

/** Outcome that an attempt is counted as in metrics, by the state it left the delivery in. */
const OUTCOMES = { delivered: 'delivered', waiting: 'retried', dead: 'given_up' } as const;

/**
 * Sends waiting deliveries in the background. Any number of backends may run it at once. An event that was delivered is
 * sent again only if the process dies before the response is stored; its `webhook-id` is the same.
 */
@Injectable()
export class WebhookWorker extends PollingWorker {
  private readonly underWay = new Map<TakenDelivery, Promise<void>>();
  private readonly attempts: CommittedCounter<'outcome'>;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly queue: WebhookQueue,
    private readonly health: EndpointHealth,
    metrics: MetricsRegistry,
  ) {
    super({
      name: 'Webhooks',
      pause: timings.webhookPoll,
      failure: 'the queue of webhooks could not be read; this will be retried',
    });
    this.attempts = metrics.counter({
      name: 'smash_webhook_attempts_total',
      help: 'Attempts to send an event: it was taken, will be tried again, or was given up',
      series: Object.values(OUTCOMES).map((ended) => ({ outcome: ended })),
    });
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    await Promise.all(this.underWay.values());
  }

  /** Only begins attempts, so that endpoints do not wait for each other. */
  protected async workOnce(): Promise<boolean> {
    const endpoints = [...this.underWay.keys()].map(({ endpoint_id }) => endpoint_id);
    for (const taken of await this.queue.take(endpoints)) {
      const work = this.attempt(taken.id)
        // When the lease has run out, it is attempted again.
        .catch((err: unknown) => this.logger.warn({ err }, 'a webhook delivery failed; it will be retried'))
        .finally(() => {
          this.underWay.delete(taken);
          this.wake();
        });
      this.underWay.set(taken, work);
    }
    return false;
  }

  private async attempt(id: string): Promise<void> {
    const delivery = await this.queue.prepare(id);
    if (!delivery) return;
    const outcome = await this.send(delivery);
    if (!outcome) return this.queue.handBack(id);
    // Otherwise the lease would run out, and the event would be sent again.
    await repeatWhenAway(() =>
      this.dataSource.transaction(async (manager) => {
        const state = await this.queue.settle(manager, delivery, outcome);
        this.attempts.add(manager, { outcome: OUTCOMES[state] });
        await this.health.applyOutcome(manager, delivery.endpointId, outcome, {
          isGivenUp: state === 'dead',
        });
      }),
    );
  }

  /** @returns undefined when the stop of the server broke it off */
  private async send({ event, endpoint, personal }: Required<WebhookDelivery>): Promise<Outcome | undefined> {
    const body = JSON.stringify(payloadOf(event, personal));
    const timestamp = Math.floor(Date.now() / 1000);
    const timeLimit = AbortSignal.timeout(this.timings.webhookPatience);
    const began = performance.now();
    const took = () => Math.round(performance.now() - began);
    try {
      // A secret that cannot be decrypted is a failure like others: it shows in the log of the endpoint, and counts for
      // its health.
      const secrets = validSecrets(endpoint, this.environment.FILE_ENCRYPTION_KEYS);
      const response = await sendWebhook({
        url: endpoint.url,
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Smash-Webhooks/1',
          'webhook-id': event.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureHeader({ id: event.id, timestamp, body }, secrets),
        },
        body,
        allowed: this.environment.WEBHOOK_ALLOWED_NETWORKS,
        signal: AbortSignal.any([this.stopping.signal, timeLimit]),
      });
      return answered(response, took());
    } catch (error) {
      return this.stopping.signal.aborted ? undefined : unanswered(error, took(), timeLimit.aborted);
    }
  }
}
