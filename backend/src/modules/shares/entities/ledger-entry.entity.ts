import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { SharePurchase, wholeNumber } from './share-purchase.entity.js';

/** Units that somebody paid for; at most one row per purchase and per payment. A trigger refuses changes to rows. */
@Entity('share_ledger')
@Unique('uq_share_ledger_purchase', ['purchaseId'])
@Unique('uq_share_ledger_transaction', ['mode', 'providerTransaction'])
@Check('ck_share_ledger_units', 'units > 0')
@Check('ck_share_ledger_received', '(amount_received IS NULL) = (currency_received IS NULL)')
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_share_ledger',
  })
  id: string;

  @Column('uuid')
  purchaseId: string;

  @ManyToOne(() => SharePurchase)
  @JoinColumn({ name: 'purchase_id', foreignKeyConstraintName: 'fk_share_ledger_purchase' })
  purchase?: Relation<SharePurchase>;

  @Column('integer')
  units: number;

  /** Amount of the order. */
  @Column('bigint', { transformer: wholeNumber })
  amountKobo: number;

  /** What the provider confirmed, in the smallest unit of its currency; null in lines of earlier versions. */
  @Column('bigint', { transformer: wholeNumber, nullable: true })
  amountReceived: number | null;

  /** Currency code (ISO 4217); null like amountReceived. */
  @Column('varchar', { length: 10, nullable: true })
  currencyReceived: string | null;

  @Column('varchar', { length: 4 })
  mode: string;

  /** The provider's own number of the payment. */
  @Column('varchar', { length: 40 })
  providerTransaction: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
