import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The criteria of a job, the scorecards of its applications, and what they come to. */
export class Scorecards1796050000000 implements MigrationInterface {
  name = 'Scorecards1796050000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scorecards');
    await runner.query('ALTER TABLE applications DROP rating, DROP ratings_count');
    await runner.query('ALTER TABLE jobs DROP criteria');
  }
}

const UP = [
  `ALTER TABLE jobs ADD criteria json NOT NULL DEFAULT '[]'`,
  // Rows are looked at by the next migration, which holds nobody up.
  `ALTER TABLE applications ADD rating numeric(2, 1), ADD ratings_count smallint NOT NULL DEFAULT 0,
    ADD CONSTRAINT ck_applications_rating CHECK ((rating IS NULL) = (ratings_count = 0)) NOT VALID`,
  `CREATE TABLE scorecards (
    application_id uuid NOT NULL CONSTRAINT fk_scorecards_application REFERENCES applications (id) ON DELETE CASCADE,
    author_id uuid NOT NULL,
    scores json NOT NULL,
    comment text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT pk_scorecards PRIMARY KEY (application_id, author_id)
  )`,
  'CREATE INDEX ix_scorecards_author ON scorecards (author_id, application_id)',
];
