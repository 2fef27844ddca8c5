import type { DeliveredEventType } from '@smash/contract';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event before it is stored. */
export type NewWebhookEvent = Pick<WebhookEvent, 'type' | 'data'>;

/** Something that happened, written in the same transaction. Only events that an endpoint subscribes to are stored. */
@Entity('webhook_events')
@Index('ix_webhook_events_created', ['createdAt'])
@Index('ix_webhook_events_application', { synchronize: false })
@Index('ix_webhook_events_purchase', { synchronize: false })
export class WebhookEvent {
  /** UUID v7; the `webhook-id` of all its deliveries. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_events' })
  id: string;

  @Column('varchar', { length: 40 })
  type: DeliveredEventType;

  /** Ids and states, as every endpoint gets them; `json` keeps the order of the fields. */
  @Column('json')
  data: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
