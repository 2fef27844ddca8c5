import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../../platform/auth/entities/admin.entity.js';
import { Application } from './application.entity.js';

/** That an application was assigned to somebody by another, until a mail tells of it. */
@Entity('assignment_notices')
@Index('ix_assignment_notices_application', ['applicationId'])
@Index('ix_assignment_notices_due', ['dueAt'])
export class AssignmentNotice {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_assignment_notices' })
  accountId: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'fk_assignment_notices_account' })
  account?: Relation<Admin>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_assignment_notices' })
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_assignment_notices_application' })
  application?: Relation<Application>;

  /** The first of an account that is due takes the others into its mail. */
  @Column('timestamptz')
  dueAt: Date;
}
