import type { ImportOutcome } from '@smash/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Application } from '../../applications/entities/application.entity.js';
import { Job } from '../../jobs/job.entity.js';
import { Import } from './import.entity.js';

/**
 * Outcome of one row of a table, without any of its values. The row of an application is deleted with the application.
 */
@Entity('import_rows')
@Check('ck_import_rows_outcome', `outcome IN ('ready', 'imported', 'known', 'refused')`)
@Index('uq_import_rows_digest', { synchronize: false })
@Index('ix_import_rows_application', { synchronize: false })
export class ImportRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_import_rows' })
  importId: string;

  @ManyToOne(() => Import, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'fk_import_rows_import' })
  import?: Relation<Import>;

  /** Row number as in a spreadsheet: the headings are row 1. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_import_rows' })
  number: number;

  @Column('varchar', { length: 10 })
  outcome: ImportOutcome;

  /** What has to be corrected. */
  @Column('text', { nullable: true })
  problem: string | null;

  /**
   * SHA-256 of the row's content, which recognises the row when it comes again. Unique among imported rows. Null for a
   * row that is not written, and for a deleted record that was imported again.
   */
  @Column('char', { length: 64, nullable: true })
  digest: string | null;

  @Column('uuid', { nullable: true })
  applicationId: string | null;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_import_rows_application' })
  application?: Relation<Application> | null;

  @Column('integer', { nullable: true })
  jobId: number | null;

  @ManyToOne(() => Job, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'fk_import_rows_job' })
  job?: Relation<Job> | null;
}
