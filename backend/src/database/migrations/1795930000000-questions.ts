import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the application form of one job asks, and the answers, each with its question as it was asked. */
export class Questions1795930000000 implements MigrationInterface {
  name = 'Questions1795930000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE jobs ADD questions json NOT NULL DEFAULT '[]'`,
  `CREATE TABLE application_answers (
    application_id uuid NOT NULL CONSTRAINT fk_application_answers_application
      REFERENCES applications (id) ON DELETE CASCADE,
    question_id varchar(36) NOT NULL,
    position smallint NOT NULL,
    label varchar(300) NOT NULL,
    type varchar(10) NOT NULL,
    value text,
    CONSTRAINT pk_application_answers PRIMARY KEY (application_id, question_id)
  )`,
  `ALTER TABLE application_files
    ALTER kind TYPE varchar(45),
    DROP CONSTRAINT ck_application_files_kind,
    ADD CONSTRAINT ck_application_files_kind
      CHECK (kind IN ('cv', 'cover_letter') OR starts_with(kind, 'question_'))`,
];

const DOWN = [
  // Their objects are left to the sweeper.
  `WITH gone AS (DELETE FROM application_files WHERE starts_with(kind, 'question_') RETURNING storage_key)
    INSERT INTO unattached_files (storage_key, state) SELECT storage_key, 'discarded' FROM gone`,
  `ALTER TABLE application_files
    DROP CONSTRAINT ck_application_files_kind,
    ALTER kind TYPE varchar(12),
    ADD CONSTRAINT ck_application_files_kind CHECK (kind IN ('cv', 'cover_letter'))`,
  `DROP TABLE application_answers`,
  `ALTER TABLE jobs DROP questions`,
];
