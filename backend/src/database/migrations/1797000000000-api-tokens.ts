import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of programs, each with an account of its own. */
export class ApiTokens1797000000000 implements MigrationInterface {
  name = 'ApiTokens1797000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE admins DROP CONSTRAINT ck_admins_status,
      ADD CONSTRAINT ck_admins_status CHECK (status IN ('pending', 'active', 'suspended', 'program'))`);
    await runner.query(`CREATE TABLE api_tokens (
      id uuid CONSTRAINT pk_api_tokens PRIMARY KEY
        CONSTRAINT fk_api_tokens_account REFERENCES admins (id) ON DELETE CASCADE,
      name varchar(50) NOT NULL,
      hash varchar(64) NOT NULL CONSTRAINT uq_api_tokens_hash UNIQUE,
      scopes varchar(40)[] NOT NULL,
      made_by uuid NOT NULL CONSTRAINT fk_api_tokens_maker REFERENCES admins (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_tokens');
    await runner.query(`DELETE FROM admins WHERE status = 'program'`);
    await runner.query(`ALTER TABLE admins DROP CONSTRAINT ck_admins_status,
      ADD CONSTRAINT ck_admins_status CHECK (status IN ('pending', 'active', 'suspended'))`);
  }
}
