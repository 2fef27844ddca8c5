import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second factor of portal accounts. Sessions of before had none: they count as long as their account has none. */
export class SecondFactor1795840000000 implements MigrationInterface {
  name = 'SecondFactor1795840000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const OF_ACCOUNT = (table: string) =>
  `admin_id uuid NOT NULL CONSTRAINT fk_${table}_admin REFERENCES admins (id) ON DELETE CASCADE`;

const UP = [
  `CREATE TABLE totp_secrets (
    id uuid CONSTRAINT pk_totp_secrets PRIMARY KEY,
    ${OF_ACCOUNT('totp_secrets')},
    encrypted_secret text NOT NULL,
    last_step integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz
  )`,
  `CREATE UNIQUE INDEX uq_totp_secrets_confirmed ON totp_secrets (admin_id) WHERE confirmed_at IS NOT NULL`,
  `CREATE UNIQUE INDEX uq_totp_secrets_waiting ON totp_secrets (admin_id) WHERE confirmed_at IS NULL`,
  `CREATE TABLE passkeys (
    id uuid CONSTRAINT pk_passkeys PRIMARY KEY,
    ${OF_ACCOUNT('passkeys')},
    credential_id text NOT NULL CONSTRAINT uq_passkeys_credential UNIQUE,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports varchar(20)[] NOT NULL DEFAULT '{}',
    name varchar(60) NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  )`,
  `CREATE INDEX ix_passkeys_admin ON passkeys (admin_id)`,
  `CREATE TABLE recovery_codes (
    code_hash varchar(64) CONSTRAINT pk_recovery_codes PRIMARY KEY,
    ${OF_ACCOUNT('recovery_codes')},
    used_at timestamptz
  )`,
  `CREATE INDEX ix_recovery_codes_admin ON recovery_codes (admin_id)`,
  `CREATE TABLE passkey_challenges (
    id uuid CONSTRAINT pk_passkey_challenges PRIMARY KEY,
    ${OF_ACCOUNT('passkey_challenges')},
    challenge varchar(64) NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX ix_passkey_challenges_expires ON passkey_challenges (expires_at)`,
  `ALTER TABLE sessions ADD is_two_step boolean NOT NULL DEFAULT false`,
];

const DOWN = [
  `ALTER TABLE sessions DROP COLUMN is_two_step`,
  `DROP TABLE passkey_challenges`,
  `DROP TABLE recovery_codes`,
  `DROP TABLE passkeys`,
  `DROP TABLE totp_secrets`,
];
