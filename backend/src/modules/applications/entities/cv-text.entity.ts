import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ApplicationFile } from './application-file.entity.js';

/** `waiting` for the worker; `read`; `without_text`, such as a scan or a DOC; `unreadable` when it was given up. */
export const CV_TEXT_STATES = ['waiting', 'read', 'without_text', 'unreadable'] as const;
export type CvTextState = (typeof CV_TEXT_STATES)[number];

/** The encrypted text of a CV and its lexemes for search. Also the worker's queue. Deleted with the file. */
@Entity('cv_texts')
@Check('ck_cv_texts_state', `state IN ('waiting', 'read', 'without_text', 'unreadable')`)
@Index('ix_cv_texts_waiting', { synchronize: false })
@Index('ix_cv_texts_lexemes', { synchronize: false })
@Index('ix_cv_texts_application', ['applicationId'])
export class CvText {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_cv_texts' })
  fileId: string;

  @OneToOne(() => ApplicationFile, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'file_id', foreignKeyConstraintName: 'fk_cv_texts_file' })
  file: Relation<ApplicationFile>;

  /** Copied from the file, so that a search need not join it. */
  @Column('uuid')
  applicationId: string;

  @Column('varchar', { length: 12, default: 'waiting' })
  state: CvTextState;

  @Column('integer', { default: 0 })
  attempts: number;

  /** When a worker may take it; during an attempt, when that attempt counts as dead. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  @Column('text', { nullable: true })
  encryptedText: string | null;

  /** Keyed hashes of the stems of its words. */
  @Column('tsvector', { nullable: true, select: false })
  lexemes: string | null;
}
