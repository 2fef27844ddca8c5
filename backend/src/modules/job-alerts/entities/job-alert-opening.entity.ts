import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that takes applications and was matched with the alerts; deleted when the job closes. */
@Entity('job_alert_openings')
export class JobAlertOpening {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_job_alert_openings' })
  jobId: number;

  @Column('timestamptz', { default: () => 'now()' })
  notedAt: Date;

  /** Whether some of the mails that wait no longer tell of the job, since it has closed. */
  @Column('boolean', { default: false })
  isClosing: boolean;
}
