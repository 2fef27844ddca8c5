import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Application } from './application.entity.js';

/** Types of entries in the history of an application; the portal has words for each. */
export const APPLICATION_EVENT_TYPES = [
  'submitted',
  'imported',
  'status_changed',
  'stage_changed',
  'details_corrected',
  'note_added',
  'note_removed',
  'cv_opened',
  'cv_downloaded',
  'cover_letter_opened',
  'cover_letter_downloaded',
  'answer_opened',
  'answer_downloaded',
  'printed',
  'removed',
  'restored',
  'exported',
  'status_mail_sent',
  'mail_queued',
  'mail_cancelled',
  'chat_opened',
  'page_link_sent',
  'cv_replaced',
  'withdrawn',
  'replaced',
  'data_downloaded',
  'interview_offered',
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
  'person_joined',
  'person_split',
  'scorecard_given',
  'scorecard_changed',
  'scorecard_withdrawn',
  'tag_added',
  'tag_removed',
  'pool_joined',
  'pool_left',
  'pool_ended',
  'assigned',
  'unassigned',
] as const;
export type ApplicationEventType = (typeof APPLICATION_EVENT_TYPES)[number];

/** The history of an application. Triggers refuse changes to rows; erasing the application deletes them. */
@Entity('application_events')
@Index('ix_application_events_application', { synchronize: false })
export class ApplicationEvent {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_application_events',
  })
  id: string;

  @Column('uuid')
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_application_events_application' })
  application: Relation<Application>;

  @Column('varchar', { length: 40 })
  type: ApplicationEventType;

  /** The administrator who acted; null for the applicant and the system. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('jsonb', { default: {} })
  data: Record<string, string>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
