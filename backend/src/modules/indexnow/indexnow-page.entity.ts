import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The page of a job: its state now, and the state that search engines were last told of. */
@Entity('indexnow_pages')
@Index('ix_indexnow_pages_due', { synchronize: false })
export class IndexNowPage {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_indexnow_pages' })
  jobId: number;

  /** Version of the job and whether it is open, such as `3 open`; `gone` when the page no longer exists. */
  @Column('varchar', { length: 20 })
  state: string;

  /** Null before search engines were told, and from each change until they are told again. */
  @Column('varchar', { length: 20, nullable: true })
  toldState: string | null;

  /** Number of attempts to tell of the present state. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Time of the next attempt; during an attempt, when another backend may take over. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;
}
