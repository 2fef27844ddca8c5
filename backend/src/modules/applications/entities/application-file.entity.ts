import type { ApplicationFileKind } from '@smash/contract';
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
import type { FileWarning } from '../../../platform/files/index.js';
import { Application } from './application.entity.js';

/** A file of an application; its content lies in the file storage under a random key. */
@Entity('application_files')
@Unique('uq_application_files_storage_key', ['storageKey'])
@Unique('uq_application_files_kind', ['applicationId', 'kind'])
@Check('ck_application_files_kind', `kind IN ('cv', 'cover_letter') OR starts_with(kind, 'question_')`)
@Index('ix_application_files_name', { synchronize: false })
export class ApplicationFile {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_application_files' })
  id: string;

  @Column('uuid')
  applicationId: string;

  @ManyToOne(() => Application, (application) => application.files, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'fk_application_files_application' })
  application: Relation<Application>;

  /** The CV, the cover letter, or the answer to a question. */
  @Column('varchar', { length: 45 })
  kind: ApplicationFileKind;

  @Column('varchar', { length: 100 })
  storageKey: string;

  /** The name the applicant gave it, cleaned: data to show, never a path. */
  @Column('varchar', { length: 150 })
  name: string;

  @Column('varchar', { length: 100 })
  contentType: string;

  /** Bytes of the file as it was sent. */
  @Column('integer')
  size: number;

  /** Of the file as it was sent, in hexadecimal. */
  @Column('char', { length: 64 })
  sha256: string;

  /** What the file may do when it is opened. */
  @Column('varchar', { length: 12, array: true, default: [] })
  warnings: FileWarning[];

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
