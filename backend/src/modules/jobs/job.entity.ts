import type {
  Brand,
  CalendarDate,
  JobCriterion,
  JobQuestion,
  JobStage,
  JobType,
  NigerianState,
  SalaryCurrency,
  SalaryPeriod,
  StatusMail,
  Workplace,
} from '@smash/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A job posting. Deleting one only hides it: its applications stay. `version` starts at 1, every change raises it. */
@Entity('jobs')
@Index('ix_jobs_created', { synchronize: false })
@Index('ix_jobs_brand', ['brand'])
export class Job {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_jobs',
  })
  id: number;

  @Column('varchar', { length: 200 })
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  responsibility: string;

  @Column('text')
  requirements: string;

  @Column('varchar', { length: 200 })
  location: string;

  @Column('varchar', { length: 20 })
  jobType: JobType;

  @Column('varchar', { length: 200, nullable: true })
  salaryRange: string | null;

  /** Last day in Lagos on which applications are taken. */
  @Column('date', { nullable: true })
  applicationDeadline: CalendarDate | null;

  @Column('boolean')
  isActive: boolean;

  /** Visitors do not see drafts. */
  @Column('boolean', { default: false })
  isDraft: boolean;

  /**
   * Questions of its application form besides those of every form. Not jsonb, which would not keep the order of fields.
   */
  @Column('json', { default: [] })
  questions: JobQuestion[];

  /** The steps that reviewed applications stand in, in their order. */
  @Column('json', { default: [] })
  stages: JobStage[];

  /** What scorecards judge its applications by, in their order. */
  @Column('json', { default: [] })
  criteria: JobCriterion[];

  /** Mails that it sends to applicants automatically; none unless somebody chose them. */
  @Column('json', { default: [] })
  statusMails: StatusMail[];

  /** From here to the salary, facts for machines; the texts above are for people. */
  @Column('varchar', { length: 20, nullable: true })
  brand: Brand | null;

  @Column('varchar', { length: 100, nullable: true })
  city: string | null;

  @Column('varchar', { length: 20, nullable: true })
  state: NigerianState | null;

  @Column('varchar', { length: 10, nullable: true })
  workplace: Workplace | null;

  /** In whole units of the currency, as the amounts are written. */
  @Column('integer', { nullable: true })
  salaryMin: number | null;

  @Column('integer', { nullable: true })
  salaryMax: number | null;

  @Column('varchar', { length: 3, nullable: true })
  salaryCurrency: SalaryCurrency | null;

  @Column('varchar', { length: 5, nullable: true })
  salaryPeriod: SalaryPeriod | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** When it was first posted; null until then. */
  @Column('timestamptz', { nullable: true })
  postedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('integer', { default: 1 })
  version: number;

  /** When the job was first seen closed. Checked every minute, so an edit made by mistake counts from now on. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
