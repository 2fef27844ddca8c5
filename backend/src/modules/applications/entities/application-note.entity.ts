import type { NoteSubject } from '@smash/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from './application.entity.js';

/** An administrator's note on an application, for other administrators. Never shown to the applicant. */
@Entity('application_notes')
@Check('ck_application_notes_about', `about IN ('application', 'person')`)
@Index('ix_application_notes_application', { synchronize: false })
export class ApplicationNote {
  /** UUID v7, so that notes sort in the order in which they were written. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_notes' })
  id: string;

  @Column('uuid')
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_application_notes_application' })
  application: Relation<Application>;

  /** A note about the person is shown with all applications of the person. */
  @Column('varchar', { length: 12, default: 'application' })
  about: NoteSubject;

  /** The administrator; stays when the account is removed. */
  @Column('uuid')
  authorId: string;

  @Column('text')
  text: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
