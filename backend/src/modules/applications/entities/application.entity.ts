import { type ApplicationStatus, type CalendarDate, CHANNEL_LIMIT } from '@smash/contract';
import {
  Check,
  Column,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Job } from '../../jobs/job.entity.js';
import { ApplicationFile } from './application-file.entity.js';
import { ConsentText } from './consent-text.entity.js';

export const APPLICATION_SOURCES = ['form', 'import'] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];

/** One applicant's answers for one job. */
@Entity('applications')
@Unique('uq_applications_reference', ['reference'])
@Check('ck_applications_status', `status IN ('pending', 'reviewed', 'accepted', 'rejected')`)
@Check('ck_applications_stage', `stage_id IS NULL OR status = 'reviewed'`)
@Check('ck_applications_rating', '(rating IS NULL) = (ratings_count = 0)')
@Check('ck_applications_source', `source IN ('form', 'import')`)
@Check('ck_applications_pool', `(pool_since IS NULL) = (pool_until IS NULL)`)
@Index('ix_applications_applied', { synchronize: false })
@Index('ix_applications_status', { synchronize: false })
@Index('ix_applications_job', { synchronize: false })
@Index('ix_applications_job_status', { synchronize: false })
@Index('ix_applications_rating', { synchronize: false })
@Index('ix_applications_stage', { synchronize: false })
@Index('ix_applications_removed', { synchronize: false })
@Index('ix_applications_figures', { synchronize: false })
@Index('ix_applications_last_name', { synchronize: false })
@Index('ix_applications_email', { synchronize: false })
@Index('ix_applications_search', { synchronize: false })
@Index('ix_applications_withdrawn', { synchronize: false })
@Index('ix_applications_untold', { synchronize: false })
@Index('ix_applications_person', { synchronize: false })
@Index('ix_applications_mailbox', { synchronize: false })
@Index('ix_applications_phone', { synchronize: false })
@Index('ix_applications_waiting', { synchronize: false })
@Index('ix_applications_queues', { synchronize: false })
@Index('ix_applications_dialled', { synchronize: false })
@Index('ix_applications_pool', { synchronize: false })
@Index('ix_applications_pool_ending', { synchronize: false })
@Index('ix_applications_outside_pool', { synchronize: false })
@Index('ix_applications_assignee', { synchronize: false })
@Index('ix_applications_replaced', { synchronize: false })
@Index('ix_applications_channel', { synchronize: false })
export class Application {
  /** UUID v7, so that rows sort in the order of their arrival. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_applications' })
  id: string;

  /** What the applicant quotes, such as SMT-7F3K-9QXA. */
  @Column('varchar', { length: 13 })
  reference: string;

  /** Shared by the applications of one person: the id of the first of them, unless they were split. */
  @Column('uuid')
  @Generated('uuid')
  personId: string;

  @Column('integer')
  jobId: number;

  @ManyToOne(() => Job, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'fk_applications_job' })
  job: Relation<Job>;

  @Column('varchar', { length: 100 })
  firstName: string;

  @Column('varchar', { length: 100, nullable: true })
  middleName: string | null;

  @Column('varchar', { length: 100 })
  lastName: string;

  /** A day, never an instant: it has no time zone. */
  @Column('date')
  dob: CalendarDate;

  @Column('varchar', { length: 20 })
  stateOfOrigin: string;

  @Column('varchar', { length: 20 })
  stateOfResident: string;

  @Column('varchar', { length: 500 })
  address: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 32 })
  phone: string;

  /** E.164 form, to find a telephone number however it is written; null if the number is not valid. */
  @Column('varchar', { length: 16, nullable: true })
  phoneE164: string | null;

  @Column('text', { nullable: true })
  portfolio: string | null;

  @Column('text')
  socialLink: string;

  /** The letter when it came as text; null when it came as a file or not at all. */
  @Column('text', { nullable: true })
  coverLetterText: string | null;

  /** Whether the applicant sent the form, or an administrator brought it in from a table. */
  @Column('varchar', { length: 10, default: 'form' })
  source: ApplicationSource;

  /** Where the applicant read of the job, from `?src=` of the address; null when it named no channel. */
  @Column('varchar', { length: CHANNEL_LIMIT, nullable: true })
  channel: string | null;

  @Column('varchar', { length: 10, default: 'pending' })
  status: ApplicationStatus;

  /** Stage of the job, while the application is reviewed; null for none. */
  @Column('varchar', { length: 36, nullable: true })
  stageId: string | null;

  /** Mean of its scorecards, each the mean of its scores, as shown: 3.5. Null without scorecards. */
  @Column('numeric', { precision: 2, scale: 1, nullable: true })
  rating: string | null;

  @Column('smallint', { default: 0 })
  ratingsCount: number;
  /** The account that is to review it. Stays when that account is suspended or removed, but then counts as none. */
  @Column('uuid', { nullable: true })
  assigneeId: string | null;

  /** Names, email, reference, and a telephone number without E.164, folded for search; see search-text.ts and decision 7. */
  @Column('text', { select: false })
  searchText: string;

  @Column('timestamptz', { default: () => 'now()' })
  appliedAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  /** When its status first left pending; stays when it is pending again, but not when that change is undone. */
  @Column('timestamptz', { nullable: true })
  firstReviewedAt: Date | null;

  /** When it was removed: hidden everywhere since, and erased with its files when the time for undoing is over. */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;

  /** When the applicant withdrew it; the status stays as it was. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** When the applicant last agreed to be kept for other openings; null without such a consent. */
  @Column('timestamptz', { nullable: true })
  poolSince: Date | null;

  /** When that consent ends. */
  @Column('timestamptz', { nullable: true })
  poolUntil: Date | null;

  /** When the applicant was mailed that the consent ends soon. */
  @Column('timestamptz', { nullable: true })
  poolRemindedAt: Date | null;

  /** The newer version that its applicant sent in its place, which withdraws it. */
  @Column('uuid', { nullable: true })
  replacedBy: string | null;

  @ManyToOne(() => Application, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'replaced_by', foreignKeyConstraintName: 'fk_applications_replaced_by' })
  replacement?: Relation<Application> | null;

  /** The status that the latest mail told the applicant of; that mail may still wait to be sent. */
  @Column('varchar', { length: 10, nullable: true })
  toldStatus: ApplicationStatus | null;

  /**
   * Version of the consent text that the applicant agreed to; null if imported, or from before consents were stored.
   */
  @Column('varchar', { length: 20, nullable: true })
  consentVersion: string | null;

  @ManyToOne(() => ConsentText, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'consent_version', foreignKeyConstraintName: 'fk_applications_consent' })
  consent?: Relation<ConsentText> | null;

  @OneToMany(() => ApplicationFile, (file) => file.application)
  files: Relation<ApplicationFile>[];
}
