import type { PurchaseStatus, ReviewReason } from '@smash/contract';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
  type ValueTransformer,
} from 'typeorm';
import { Member } from '../../members/entities/member.entity.js';
import type { PaymentMode } from '../provider/payment-provider.js';

/** bigint columns come as text; amounts in kobo stay far below 2^53. */
export const wholeNumber: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};

/** Foreign key to the member who made the purchase. */
export const MEMBER_KEY = 'fk_share_purchases_member';

/** An order of shares, priced by the server when it was made. */
@Entity('share_purchases')
@Unique('uq_share_purchases_reference', ['reference'])
@Unique('uq_share_purchases_receipt_number', ['receiptNumber'])
@Check('ck_share_purchases_units', 'units > 0')
@Check('ck_share_purchases_amount', 'amount_kobo = units::bigint * unit_price * 100')
@Check('ck_share_purchases_status', `status IN ('pending', 'paid', 'review', 'failed', 'refused')`)
@Check('ck_share_purchases_refused', `(status = 'refused') = (refusal_reason IS NOT NULL)`)
@Check('ck_share_purchases_paid', `(status = 'paid') = (receipt_number IS NOT NULL AND paid_at IS NOT NULL)`)
@Index('ix_share_purchases_created', { synchronize: false })
@Index('ix_share_purchases_status', { synchronize: false })
@Index('ix_share_purchases_paid', { synchronize: false })
@Index('ix_share_purchases_units', { synchronize: false })
@Index('ix_share_purchases_member', { synchronize: false })
@Index('ix_share_purchases_email', { synchronize: false })
@Index('ix_share_purchases_search', { synchronize: false })
@Index('ix_share_purchases_due', { synchronize: false })
@Index('ix_share_purchases_unpaid', { synchronize: false })
export class SharePurchase {
  /** UUID v7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_share_purchases' })
  id: string;

  @Column('varchar', { length: 40 })
  reference: string;

  @Column('integer')
  units: number;

  /** Naira. */
  @Column('integer')
  unitPrice: number;

  @Column('bigint', { transformer: wholeNumber })
  amountKobo: number;

  @Column('varchar', { length: 3 })
  currency: string;

  /** Mode of the provider's keys when it was ordered: for tests or for money. */
  @Column('varchar', { length: 4 })
  mode: PaymentMode;

  /** Where the receipt goes; null after the person was erased. */
  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  /** The member who made it; null for a visitor. */
  @Column('uuid', { nullable: true })
  memberId: string | null;

  @ManyToOne(() => Member)
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: MEMBER_KEY })
  member?: Relation<Member> | null;

  @Column('varchar', { length: 10, default: 'pending' })
  status: PurchaseStatus;

  /** Why it was put into review: how the payment differed from the order. */
  @Column('varchar', { length: 20, nullable: true })
  reviewReason: ReviewReason | null;

  /** Number of the receipt: without gaps, in the order of crediting; test and live receipts share the numbers. */
  @Column('integer', { nullable: true })
  receiptNumber: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  /** When an owner ended the review; null without a review, or until it ends. */
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** The owner who ended the review. */
  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  /** Reason that the buyer is told; empty after the person was erased. */
  @Column('varchar', { length: 500, nullable: true })
  refusalReason: string | null;

  /** How often ReconciliationService has asked the provider about it. */
  @Column('integer', { default: 0 })
  checks: number;

  /** When ReconciliationService asks the provider next; null when it need not. */
  @Column('timestamptz', { nullable: true })
  nextCheckAt: Date | null;
}
