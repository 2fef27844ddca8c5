import type { Brand, JobAlertFrequency } from '@smash/contract';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A search whose new jobs somebody is told of by mail, once the address is confirmed. */
@Entity('job_alerts')
@Check('ck_job_alerts_frequency', `frequency IN ('at_once', 'weekly')`)
@Index('uq_job_alerts_search', { synchronize: false })
@Index('ix_job_alerts_expires', ['expiresAt'])
export class JobAlert {
  /** UUID v7. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_alerts' })
  id: string;

  @Column('varchar', { length: 254 })
  email: string;

  /** Search words; empty for any, like the next two fields. */
  @Column('varchar', { length: 200, default: '' })
  q: string;

  @Column('varchar', { length: 20, default: '' })
  brand: Brand | '';

  @Column('varchar', { length: 100, default: '' })
  place: string;

  @Column('varchar', { length: 10 })
  frequency: JobAlertFrequency;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** Put off whenever the reader confirms the alert or follows a link in its mails. */
  @Column('timestamptz')
  expiresAt: Date;

  /** When the reader was asked whether the alert may go on. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** When its last mail was made. */
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;
}
