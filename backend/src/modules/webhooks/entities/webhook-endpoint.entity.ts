import type { WebhookEventType, WebhookOffReason } from '@smash/contract';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Where another system is told of what happens. */
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

  /** What it is told of. */
  @Column('text', { array: true })
  events: WebhookEventType[];

  /** Whether it is told more than ids. */
  @Column('boolean', { default: false })
  hasPersonalData: boolean;

  /** Why it is told nothing; null while it is. */
  @Column('varchar', { length: 10, nullable: true })
  offReason: WebhookOffReason | null;

  /** What it checks signatures with, `whsec_…`, encrypted. */
  @Column('text')
  encryptedSecret: string;

  /** The one before, with which everything is signed too until it ends. */
  @Column('text', { nullable: true })
  formerEncryptedSecret: string | null;

  @Column('timestamptz', { nullable: true })
  formerSecretUntil: Date | null;

  /** The `Idempotency-Key` that the present secret was made with, as it is kept; as long as the one before is valid. */
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
