import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditFollowers } from '../../platform/audit/audit-followers.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuditLabels } from '../../platform/audit/audit-labels.service.js';
import { EditingModule } from '../../platform/editing/editing.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MetricsRegistry } from '../../platform/metrics/index.js';
import { WebhooksController } from './endpoints/webhooks.controller.js';
import { WebhooksService } from './endpoints/webhooks.service.js';
import { WebhookRotation } from './endpoints/rotation.service.js';
import { WebhookDelivery } from './entities/webhook-delivery.entity.js';
import { WebhookEndpoint } from './entities/webhook-endpoint.entity.js';
import { WebhookDeliveriesController } from './log/deliveries.controller.js';
import { WebhookDeliveries } from './log/deliveries.service.js';
import { WebhookResending } from './log/resending.service.js';
import { DescribedEvents } from './outbox/described-events.service.js';
import { JobEvents } from './outbox/job-events.service.js';
import { WebhookOutbox } from './outbox/webhook-outbox.service.js';
import { EndpointHealth } from './sending/endpoint-health.service.js';
import { WebhookQueue } from './sending/webhook-queue.service.js';
import { WebhookWorker } from './sending/webhook-worker.service.js';

/** Tells other systems of what happens (docs/webhooks.md). */
@Module({
  imports: [
    TypeOrmModule.forFeature([WebhookDelivery, WebhookEndpoint]),
    AuditModule,
    EditingModule,
    MailModule,
  ],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [
    DescribedEvents,
    EndpointHealth,
    JobEvents,
    WebhookDeliveries,
    WebhookOutbox,
    WebhookQueue,
    WebhookResending,
    WebhookRotation,
    WebhooksService,
    WebhookWorker,
  ],
  exports: [WebhookDeliveries, WebhookOutbox, WebhooksService],
})
export class WebhooksModule {
  constructor(
    labels: AuditLabels,
    followers: AuditFollowers,
    outbox: WebhookOutbox,
    metrics: MetricsRegistry,
    deliveries: WebhookDeliveries,
  ) {
    labels.describe('webhook', {
      idType: 'uuid',
      // Only the host: the rest of the address may be as good as a password.
      sql: `SELECT id::text AS id, substring(url FROM '^https?://([^/?#]+)') AS label, true AS is_there
            FROM webhook_endpoints WHERE id = ANY($1::uuid[])`,
    });
    followers.register((manager, records) => outbox.follow(manager, records));
    metrics.countedGauges(
      () => deliveries.state(),
      [
        [
          'smash_webhook_deliveries',
          'Events on their way, and those that were given up',
          'state',
          ({ waiting, dead }) => ({ waiting, dead }),
        ],
        [
          'smash_webhook_late_seconds',
          'How long the first event that is due has waited',
          'state',
          ({ lateSeconds }) => ({ waiting: lateSeconds }),
        ],
      ],
    );
  }
}
