import { Injectable } from '@nestjs/common';
import { type AuditAction, WEBHOOK_TEST } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import { WEBHOOKS } from '../endpoints/webhooks.editable.js';
import { WebhookDelivery } from '../entities/webhook-delivery.entity.js';
import { WebhookOutbox } from '../outbox/webhook-outbox.service.js';
import { WebhookWorker } from '../sending/webhook-worker.service.js';
import {
  DeliveryNotFoundException,
  DeliveryWaitsException,
  WebhookOffException,
} from '../webhooks.errors.js';
import { WebhookDeliveries } from './deliveries.service.js';
import type { ResentDto, WebhookDeliveryDto } from './delivery.dto.js';
import { isUnderWay } from './delivery.mapper.js';

/** Columns of a delivery that was never attempted. */
const TO_SEND_AGAIN = `state = 'waiting', attempts = 0, attempted_at = NULL, duration_ms = NULL, next_attempt_at = now()`;

/** Sends events on request: tests, and earlier events again with the same id. */
@Injectable()
export class WebhookResending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly editing: EditingService,
    private readonly outbox: WebhookOutbox,
    private readonly deliveries: WebhookDeliveries,
    private readonly worker: WebhookWorker,
  ) {}

  /** Sends a test event. */
  async test(actorId: string, endpointId: string): Promise<WebhookDeliveryDto> {
    const id = await this.dataSource.transaction(async (manager) => {
      await this.findOn(manager, endpointId);
      await this.record(manager, actorId, 'webhook.tested', endpointId);
      return this.outbox.writeFor(manager, endpointId, {
        type: WEBHOOK_TEST,
        data: { endpoint_id: endpointId },
      });
    });
    this.worker.wake();
    return this.deliveries.get(endpointId, id);
  }

  /** Sends a delivery again that was delivered, was given up, or waits for its next attempt. */
  async resend(actorId: string, endpointId: string, id: string): Promise<WebhookDeliveryDto> {
    await this.dataSource.transaction(async (manager) => {
      await this.findOn(manager, endpointId);
      const delivery = await manager.findOne(WebhookDelivery, {
        where: { id, endpointId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!delivery) throw new DeliveryNotFoundException();
      if (delivery.state === 'waiting' && (delivery.attempts === 0 || isUnderWay(delivery)))
        throw new DeliveryWaitsException();
      await manager.query(`UPDATE webhook_deliveries SET ${TO_SEND_AGAIN} WHERE id = $1`, [id]);
      await this.record(manager, actorId, 'webhook.resent', endpointId, 1);
    });
    this.worker.wake();
    return this.deliveries.get(endpointId, id);
  }

  /** Sends all deliveries of an endpoint again that were given up. A repetition changes nothing. */
  async resendDead(actorId: string, endpointId: string): Promise<ResentDto> {
    const count = await this.dataSource.transaction(async (manager) => {
      await this.findOn(manager, endpointId);
      const [, dead] = await manager.query<[unknown[], number]>(
        `UPDATE webhook_deliveries SET ${TO_SEND_AGAIN} WHERE endpoint_id = $1 AND state = 'dead'`,
        [endpointId],
      );
      if (dead > 0) await this.record(manager, actorId, 'webhook.resent', endpointId, dead);
      return dead;
    });
    this.worker.wake();
    return { deliveries: count };
  }

  private async findOn(manager: EntityManager, endpointId: string): Promise<void> {
    const { offReason } = await this.editing.find(WEBHOOKS, endpointId, manager);
    if (offReason) throw new WebhookOffException();
  }

  private record(
    manager: EntityManager,
    actorId: string,
    action: AuditAction,
    endpointId: string,
    deliveries?: number,
  ): Promise<void> {
    return this.audit.record(manager, {
      actorId,
      action,
      objectType: 'webhook',
      objectId: endpointId,
      ...(deliveries && { data: { deliveries: String(deliveries) } }),
    });
  }
}
