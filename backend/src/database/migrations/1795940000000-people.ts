import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns for whose application it is, empty as yet in the rows that are there; and what a note is about. */
export class People1795940000000 implements MigrationInterface {
  name = 'People1795940000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE applications ADD person_id uuid, ADD phone_e164 varchar(16)`,
  // Apart from its column: so it counts for new rows alone, and no row is rewritten under the lock.
  `ALTER TABLE applications ALTER person_id SET DEFAULT gen_random_uuid()`,
  `ALTER TABLE application_notes ADD about varchar(12) NOT NULL DEFAULT 'application'
    CONSTRAINT ck_application_notes_about CHECK (about IN ('application', 'person'))`,
];

const DOWN = [
  `ALTER TABLE application_notes DROP COLUMN about`,
  `ALTER TABLE applications DROP COLUMN phone_e164, DROP COLUMN person_id`,
];
