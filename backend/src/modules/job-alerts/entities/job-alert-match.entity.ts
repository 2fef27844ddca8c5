import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { JobAlert } from './job-alert.entity.js';

/** A job that an alert found. The alert tells of it once, whatever happens to the job later. */
@Entity('job_alert_matches')
@Index('ix_job_alert_matches_job', ['jobId'])
@Index('ix_job_alert_matches_waiting', { synchronize: false })
@Index('ix_job_alert_matches_mail', { synchronize: false })
export class JobAlertMatch {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_alert_matches' })
  alertId: string;

  /** Never loaded: it only makes the foreign key. */
  @ManyToOne(() => JobAlert, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'alert_id', foreignKeyConstraintName: 'fk_job_alert_matches_alert' })
  alert?: JobAlert;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_job_alert_matches' })
  jobId: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** When a mail with the job was made; null until then. */
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  /** The mail, which is rewritten if the job closes before it is sent. */
  @Column('uuid', { nullable: true })
  mailId: string | null;
}
