import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that takes applications and was held against the alerts; the row goes when the job closes. */
@Entity('job_alert_openings')
export class JobAlertOpening {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_job_alert_openings' })
  jobId: number;

  @Column('timestamptz', { default: () => 'now()' })
  notedAt: Date;
}
