import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { WEBHOOK_LIMITS } from '@smash/contract';
import { Repository } from 'typeorm';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { mayDo } from '../../../platform/auth/index.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import { WEBHOOKS } from '../endpoints/webhooks.editable.js';
import { WebhookDelivery } from '../entities/webhook-delivery.entity.js';
import { WebhookEvent } from '../entities/webhook-event.entity.js';
import { forgetBuyers } from '../outbox/forget-people.js';
import { DeliveryNotFoundException } from '../webhooks.errors.js';
import type { WebhookDeliveryDetailsDto, WebhookDeliveryDto } from './delivery.dto.js';
import { type LoggedDelivery, toDeliveryDetailsDto, toDeliveryDto } from './delivery.mapper.js';

const KEPT_DAYS = 30;

/** The log of deliveries. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    private readonly editing: EditingService,
  ) {}

  /** The latest deliveries of an endpoint, the newest first. */
  async list(endpointId: string): Promise<WebhookDeliveryDto[]> {
    await this.editing.find(WEBHOOKS, endpointId);
    const rows = await this.deliveries.find({
      where: { endpointId },
      relations: { event: true },
      order: { id: 'DESC' },
      take: WEBHOOK_LIMITS.log,
    });
    return (rows as LoggedDelivery[]).map(toDeliveryDto);
  }

  /** @throws DeliveryNotFoundException */
  async get(endpointId: string, id: string): Promise<WebhookDeliveryDto> {
    return toDeliveryDto(await this.find(endpointId, id));
  }

  /**
   * A delivery with its body and response. Personal data and the response are left out for accounts that may not have
   * such data sent.
   */
  async open(admin: CurrentAdmin, endpointId: string, id: string): Promise<WebhookDeliveryDetailsDto> {
    const delivery = await this.find(endpointId, id);
    const isShown = delivery.personal === null || mayDo(admin, 'webhooks.personal_data');
    return toDeliveryDetailsDto(isShown ? delivery : { ...delivery, personal: null, answer: null });
  }

  private async find(endpointId: string, id: string): Promise<LoggedDelivery> {
    const delivery = await this.deliveries.findOne({ where: { id, endpointId }, relations: { event: true } });
    if (!delivery) throw new DeliveryNotFoundException();
    return delivery as LoggedDelivery;
  }

  /** Ends former secrets, erases data of buyers who were erased, and removes events that are too old. */
  async removeExpired(): Promise<void> {
    const { manager } = this.deliveries;
    await manager.query(
      `UPDATE webhook_endpoints SET former_encrypted_secret = NULL, former_secret_until = NULL, secret_key = NULL
       WHERE former_secret_until <= now()`,
    );
    await forgetBuyers(manager);
    await manager
      .createQueryBuilder()
      .delete()
      .from(WebhookEvent)
      .where(`created_at < now() - make_interval(days => :days)`, { days: KEPT_DAYS })
      .execute();
  }

  /**
   * How many deliveries wait and how many were given up, and for how many seconds the first due delivery has waited.
   */
  async state(): Promise<{ waiting: number; dead: number; lateSeconds: number }> {
    const [state] = await this.deliveries.query<{ waiting: number; dead: number; late: number }[]>(
      `SELECT count(*) FILTER (WHERE d.state = 'waiting')::int AS waiting,
         count(*) FILTER (WHERE d.state = 'dead')::int AS dead,
         coalesce(greatest(extract(epoch FROM now() - min(d.next_attempt_at) FILTER (WHERE d.state = 'waiting')), 0), 0)::float AS late
       FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.state <> 'delivered' AND e.off_reason IS NULL`,
    );
    const { waiting = 0, dead = 0, late = 0 } = state ?? {};
    return { waiting, dead, lateSeconds: late };
  }
}
