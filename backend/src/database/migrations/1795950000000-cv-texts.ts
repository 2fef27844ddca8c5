import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is read in CVs. Those that are there already are taken in by the worker. */
export class CvTexts1795950000000 implements MigrationInterface {
  name = 'CvTexts1795950000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cv_texts');
  }
}

const UP = [
  `CREATE TABLE cv_texts (
    file_id uuid NOT NULL,
    application_id uuid NOT NULL,
    state varchar(12) NOT NULL DEFAULT 'waiting',
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    encrypted_text text,
    lexemes tsvector,
    CONSTRAINT pk_cv_texts PRIMARY KEY (file_id),
    CONSTRAINT fk_cv_texts_file FOREIGN KEY (file_id) REFERENCES application_files (id) ON DELETE CASCADE,
    CONSTRAINT ck_cv_texts_state CHECK (state IN ('waiting', 'read', 'without_text', 'unreadable'))
  )`,
  // Neither gets smaller by being compressed.
  `ALTER TABLE cv_texts ALTER encrypted_text SET STORAGE EXTERNAL, ALTER lexemes SET STORAGE EXTERNAL`,
  // The newest first: what has just arrived does not wait for what was there before.
  `CREATE INDEX ix_cv_texts_waiting ON cv_texts (file_id DESC) WHERE state = 'waiting'`,
  `CREATE INDEX ix_cv_texts_application ON cv_texts (application_id)`,
  `CREATE INDEX ix_cv_texts_lexemes ON cv_texts USING gin (lexemes)`,
];
