import type { ImportKind, ImportMapping, ImportState } from '@smash/contract';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Admin } from '../../../platform/auth/entities/admin.entity.js';
import { QueuedWork } from '../../../platform/work/queued-work.js';

/** A table that somebody brings in. The row is also the queued work: any free backend continues it. */
@Entity('imports')
@Unique('uq_imports_client_key', ['actorId', 'clientKey'])
@Check('ck_imports_kind', `kind IN ('applications', 'jobs')`)
@Check('ck_imports_state', `state IN ('uploaded', 'checking', 'checked', 'importing', 'done')`)
@Index('ix_imports_under_way', { synchronize: false })
export class Import extends QueuedWork {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_imports' })
  id: string;

  @Column('varchar', { length: 20 })
  kind: ImportKind;

  @Column('varchar', { length: 10, default: 'uploaded' })
  state: ImportState;

  /** Account that uploaded it; no other account sees it. Null once the account is removed. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @ManyToOne(() => Admin, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'fk_imports_actor' })
  actor?: Relation<Admin> | null;

  /** SHA-256 of the Idempotency-Key of the upload. */
  @Column('char', { length: 64 })
  clientKey: string;

  /** Name of the file as uploaded. */
  @Column('varchar', { length: 255 })
  name: string;

  /** SHA-256 of the file. */
  @Column('char', { length: 64 })
  sha256: string;

  /** The encrypted file; null once it is no longer needed. */
  @Column('uuid', { nullable: true })
  storageKey: string | null;

  /** Empty once the file is removed. */
  @Column('jsonb')
  headings: string[];

  /** The first rows, shortened, to recognise columns by; empty once the file is removed. */
  @Column('jsonb')
  sample: string[][];

  /** Number of rows without the headings, up to the last that is not empty. */
  @Column('integer')
  rowCount: number;

  /** The column of each field. */
  @Column('jsonb', { default: {} })
  mapping: ImportMapping;

  /** The job that all applications are for; null where each row names its own. */
  @Column('integer', { nullable: true })
  jobId: number | null;

  /** New with each check and with the start: a worker with an older id stops. */
  @Column('uuid', { nullable: true })
  runId: string | null;

  /** Rows done in the present check or import; always committed together with their outcomes. */
  @Column('integer', { default: 0 })
  rowsDone: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
