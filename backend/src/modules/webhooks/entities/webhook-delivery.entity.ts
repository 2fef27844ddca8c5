import type { WebhookDeliveryState } from '@smash/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookEvent } from './webhook-event.entity.js';

/** An event on its way to an endpoint, with the latest attempt. The table is the queue and the log. */
@Entity('webhook_deliveries')
@Check('ck_webhook_deliveries_state', `state IN ('waiting', 'delivered', 'dead')`)
@Index('ix_webhook_deliveries_log', { synchronize: false })
@Index('ix_webhook_deliveries_event', ['eventId'])
@Index('ix_webhook_deliveries_due', { synchronize: false })
@Index('ix_webhook_deliveries_open', { synchronize: false })
@Index('ix_webhook_deliveries_personal', { synchronize: false })
export class WebhookDelivery {
  /** UUID v7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_deliveries' })
  id: string;

  @Column('uuid')
  endpointId: string;

  @ManyToOne(() => WebhookEndpoint, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpoint_id', foreignKeyConstraintName: 'fk_webhook_deliveries_endpoint' })
  endpoint?: Relation<WebhookEndpoint>;

  @Column('uuid')
  eventId: string;

  @ManyToOne(() => WebhookEvent, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'fk_webhook_deliveries_event' })
  event?: Relation<WebhookEvent>;

  @Column('varchar', { length: 10, default: 'waiting' })
  state: WebhookDeliveryState;

  @Column('integer', { default: 0 })
  attempts: number;

  /** Time of the next attempt; during an attempt, when another backend may take over. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  @Column('timestamptz', { nullable: true })
  attemptedAt: Date | null;

  /** Milliseconds that the latest attempt took. */
  @Column('integer', { nullable: true })
  durationMs: number | null;

  @Column('integer', { nullable: true })
  responseStatus: number | null;

  /** Code of why there was no response. */
  @Column('varchar', { length: 40, nullable: true })
  failure: string | null;

  /** The beginning of the response's body. */
  @Column('text', { nullable: true })
  answer: string | null;

  /** Personal data that was sent besides the ids; null once the person is erased. */
  @Column('json', { nullable: true })
  personal: Record<string, unknown> | null;
}
