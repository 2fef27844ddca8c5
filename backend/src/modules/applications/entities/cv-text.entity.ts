import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ApplicationFile } from './application-file.entity.js';

/** `waiting` for the worker; `read`; `without_text`, as a scan or a DOC is; `unreadable` when it was given up. */
export const CV_TEXT_STATES = ['waiting', 'read', 'without_text', 'unreadable'] as const;
export type CvTextState = (typeof CV_TEXT_STATES)[number];

/** The text of a CV, encrypted, and what it is found by. It is the queue of the worker as well, and goes with the file. */
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

  /** That of the file, so that a search need not look for it. */
  @Column('uuid')
  applicationId: string;

  @Column('varchar', { length: 12, default: 'waiting' })
  state: CvTextState;

  @Column('integer', { default: 0 })
  attempts: number;

  /** While somebody reads it, when they are given up. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  @Column('text', { nullable: true })
  encryptedText: string | null;

  /** Keyed hashes of the stems of its words. */
  @Column('tsvector', { nullable: true, select: false })
  lexemes: string | null;
}
