import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../../platform/auth/entities/admin.entity.js';
import { Application } from './application.entity.js';

/** An assignment by somebody else, until a mail tells the assignee of it. */
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

  /** When the mail is due. It then tells of all other assignments of the account as well. */
  @Column('timestamptz')
  dueAt: Date;
}
