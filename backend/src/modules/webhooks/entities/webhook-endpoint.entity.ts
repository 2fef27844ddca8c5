import type { WebhookEventType, WebhookOffReason } from '@smash/contract';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An address of another system that events are sent to. */
@Entity('webhook_endpoints')
@Check('ck_webhook_endpoints_off_reason', `off_reason IN ('by_hand', 'gone', 'failing')`)
export class WebhookEndpoint {
  /** UUID v7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_webhook_endpoints' })
  id: string;

  @Column('varchar', { length: 1000 })
  url: string;

  @Column('varchar', { length: 200, default: '' })
  description: string;

  /** Types of the events that are sent to it. */
  @Column('text', { array: true })
  events: WebhookEventType[];

  /** Whether events to it include personal data besides ids. */
  @Column('boolean', { default: false })
  hasPersonalData: boolean;

  /** Why nothing is sent to it; null while it is on. */
  @Column('varchar', { length: 10, nullable: true })
  offReason: WebhookOffReason | null;

  /** Secret of the signatures, `whsec_…`, encrypted. */
  @Column('text')
  encryptedSecret: string;

  /** The former secret, encrypted; everything is signed with it too until it ends. */
  @Column('text', { nullable: true })
  formerEncryptedSecret: string | null;

  @Column('timestamptz', { nullable: true })
  formerSecretUntil: Date | null;

  /**
   * Hash of the `Idempotency-Key` that the present secret was made with; kept as long as the former secret is valid.
   */
  @Column('varchar', { length: 64, nullable: true })
  secretKey: string | null;

  /** When the first attempt after the last success failed. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('integer', { default: 1 })
  version: number;
}
