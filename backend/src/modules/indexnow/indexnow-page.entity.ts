import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The page of a job as it is now, and as search engines were last told of it. */
@Entity('indexnow_pages')
@Index('ix_indexnow_pages_due', { synchronize: false })
export class IndexNowPage {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_indexnow_pages' })
  jobId: number;

  /** Version and whether it takes applications, such as `3 open`; `gone` where the page is no more. */
  @Column('varchar', { length: 20 })
  state: string;

  /** Null before anybody was told. */
  @Column('varchar', { length: 20, nullable: true })
  toldState: string | null;

  /** How often it was tried to tell of the present state. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** When it is tried next; while somebody tries it, when they are given up. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;
}
