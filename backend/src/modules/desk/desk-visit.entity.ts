import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../platform/auth/entities/admin.entity.js';

/** When an account visited its desk, which then tells it what is new since. */
@Entity('desk_visits')
export class DeskVisit {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_desk_visits' })
  accountId: string;

  @OneToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_desk_visits_account' })
  account?: Relation<Admin>;

  /** The end of the visit before this one. */
  @Column('timestamptz')
  since: Date;

  @Column('timestamptz', { default: () => 'now()' })
  seenAt: Date;
}
