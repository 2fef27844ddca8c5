import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What applicants may do themselves, what they agreed to, since when jobs are closed, and what erasing leaves. */
export class Candidate1795420000000 implements MigrationInterface {
  name = 'Candidate1795420000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `CREATE TABLE consent_texts (
    version varchar(20) CONSTRAINT pk_consent_texts PRIMARY KEY,
    text text NOT NULL
  )`,
  `ALTER TABLE applications
    ADD COLUMN withdrawn_at timestamptz,
    ADD COLUMN consent_version varchar(20) CONSTRAINT fk_applications_consent REFERENCES consent_texts (version)`,
  `ALTER TABLE jobs ADD COLUMN closed_at timestamptz`,
  `CREATE TABLE erasure_certificates (
    id uuid CONSTRAINT pk_erasure_certificates PRIMARY KEY,
    application_id uuid NOT NULL CONSTRAINT uq_erasure_certificates_application UNIQUE,
    reason varchar(10) NOT NULL
      CONSTRAINT ck_erasure_certificates_reason CHECK (reason IN ('request', 'retention', 'removed')),
    file_count integer NOT NULL,
    erased_at timestamptz NOT NULL DEFAULT now()
  )`,
  // Retention went by the last change of an application; now it goes by its job.
  `DROP INDEX ix_applications_updated`,
];

const DOWN = [
  `CREATE INDEX ix_applications_updated ON applications (updated_at)`,
  `DROP TABLE erasure_certificates`,
  `ALTER TABLE jobs DROP COLUMN closed_at`,
  `ALTER TABLE applications DROP COLUMN consent_version, DROP COLUMN withdrawn_at`,
  `DROP TABLE consent_texts`,
];
