import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { SharePurchase } from './share-purchase.entity.js';

/** Result of handling a message of the provider. */
export type EventOutcome = 'accepted' | 'mismatch' | 'unknown_reference' | 'ignored';

/** Events of refunds and disputes: money goes back, or the payer wants it back. */
export const TAKEN_BACK = /^(refund|charge\.dispute)\./;

/** A signed message of the provider, one row however often it is sent. Its data of people and cards is not kept. */
@Entity('share_payment_events')
@Unique('uq_share_payment_events_key', ['key'])
@Index('ix_share_payment_events_purchase', { synchronize: false })
export class PaymentEvent {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_share_payment_events',
  })
  id: string;

  /** SHA-256 of the message's body in hex, by which a repeated message is recognised. */
  @Column('varchar', { length: 64 })
  key: string;

  /** Such as `charge.success`. */
  @Column('varchar', { length: 60 })
  event: string;

  @Column('varchar', { length: 100 })
  reference: string;

  @Column('uuid', { nullable: true })
  purchaseId: string | null;

  @ManyToOne(() => SharePurchase)
  @JoinColumn({ name: 'purchase_id', foreignKeyConstraintName: 'fk_share_payment_events_purchase' })
  purchase?: Relation<SharePurchase> | null;

  @Column('varchar', { length: 20 })
  outcome: EventOutcome;

  @Column('timestamptz', { default: () => 'now()' })
  receivedAt: Date;
}
