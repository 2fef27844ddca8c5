import type { Brand, JobAlertFrequency } from '@smash/contract';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What somebody wants to hear of by mail. Nothing is sent before the address was confirmed. */
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

  /** Words; empty for any, as the next two. */
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

  /** Moved on by whoever confirms it or follows a link in its mails. */
  @Column('timestamptz')
  expiresAt: Date;

  /** When its reader was asked whether it may go on. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** When its last mail was made. */
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;
}
