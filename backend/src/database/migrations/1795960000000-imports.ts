import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of applications and jobs that administrators bring in. */
export class Imports1795960000000 implements MigrationInterface {
  name = 'Imports1795960000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_rows');
    await runner.query('DROP TABLE imports');
    await runner.query('ALTER TABLE applications DROP source');
  }
}

const UP = [
  `ALTER TABLE applications ADD source varchar(10) NOT NULL DEFAULT 'form'
    CONSTRAINT ck_applications_source CHECK (source IN ('form', 'import'))`,
  `CREATE TABLE imports (
    id uuid CONSTRAINT pk_imports PRIMARY KEY,
    kind varchar(20) NOT NULL CONSTRAINT ck_imports_kind CHECK (kind IN ('applications', 'jobs')),
    state varchar(10) NOT NULL DEFAULT 'uploaded'
      CONSTRAINT ck_imports_state CHECK (state IN ('uploaded', 'checking', 'checked', 'importing', 'done')),
    actor_id uuid CONSTRAINT fk_imports_actor REFERENCES admins (id) ON DELETE SET NULL,
    client_key char(64) NOT NULL,
    name varchar(255) NOT NULL,
    sha256 char(64) NOT NULL,
    storage_key uuid,
    headings jsonb NOT NULL,
    sample jsonb NOT NULL,
    row_count integer NOT NULL,
    mapping jsonb NOT NULL DEFAULT '{}',
    job_id integer,
    run_id uuid,
    rows_done integer NOT NULL DEFAULT 0,
    lease_until timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    CONSTRAINT uq_imports_client_key UNIQUE (actor_id, client_key)
  )`,
  `CREATE INDEX ix_imports_under_way ON imports (created_at) WHERE state IN ('checking', 'importing')`,
  `CREATE TABLE import_rows (
    import_id uuid NOT NULL CONSTRAINT fk_import_rows_import REFERENCES imports (id) ON DELETE CASCADE,
    number integer NOT NULL,
    outcome varchar(10) NOT NULL
      CONSTRAINT ck_import_rows_outcome CHECK (outcome IN ('ready', 'imported', 'known', 'refused')),
    problem text,
    digest char(64),
    application_id uuid CONSTRAINT fk_import_rows_application REFERENCES applications (id) ON DELETE CASCADE,
    job_id integer CONSTRAINT fk_import_rows_job REFERENCES jobs (id),
    CONSTRAINT pk_import_rows PRIMARY KEY (import_id, number)
  )`,
  `CREATE UNIQUE INDEX uq_import_rows_digest ON import_rows (digest) WHERE outcome = 'imported'`,
  `CREATE INDEX ix_import_rows_application ON import_rows (application_id) WHERE application_id IS NOT NULL`,
];
