import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Application } from './application.entity.js';

export type ApplicationEventType = 'submitted' | 'status_changed' | 'file_opened';

/** The history of an application; rows are only ever added. */
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

  /** The administrator who acted; null when it was the applicant. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('jsonb', { default: {} })
  data: Record<string, string>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
