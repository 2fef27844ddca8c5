import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../../platform/auth/entities/admin.entity.js';

/** An account's wish for mail about new applications; without a row it wants none. */
@Entity('arrival_notices')
@Check('ck_arrival_notices_wanted', `wanted IN ('each', 'digest')`)
export class ArrivalNotice {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_arrival_notices' })
  accountId: string;

  @OneToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_arrival_notices_account' })
  account?: Relation<Admin>;

  @Column('varchar', { length: 10 })
  wanted: 'each' | 'digest';

  /** Digests have told of all applications until then; at first, when the wish was made or changed. */
  @Column('timestamptz', { default: () => 'now()' })
  toldUntil: Date;
}
