import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The hash of no password: its digest is random. An earlier version needs one for each account, and reads none that is
 * not of this form.
 */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$/YTq8hCTnfNDjmIOPRPocQ$6sjDpa7qriD7b4mxPHS82ztq3dLT33cnNbbvqRu5vQw';

/** Accounts that log in at an identity provider: who they are there, that they need no password, and how a session came about. */
export class SingleSignOn1797300000000 implements MigrationInterface {
  name = 'SingleSignOn1797300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE admins ALTER password_hash DROP NOT NULL, ADD password_login_until timestamptz',
    );
    await runner.query(
      'ALTER TABLE sessions ADD by_provider boolean NOT NULL DEFAULT false, ADD identity_confirmed_at timestamptz',
    );
    await runner.query(`CREATE TABLE provider_identities (
      issuer varchar(255),
      subject varchar(255),
      admin_id uuid NOT NULL CONSTRAINT uq_provider_identities_admin UNIQUE
        CONSTRAINT fk_provider_identities_admin REFERENCES admins ON DELETE CASCADE,
      has_role_from_group boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_provider_identities PRIMARY KEY (issuer, subject)
    )`);
  }

  /** Whoever has no password cannot log in there: what they have to do with stays theirs, and an operator can give them one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE provider_identities');
    // One that began with the provider counts as one of two steps, which an earlier version would take it for.
    await runner.query('DELETE FROM sessions WHERE by_provider');
    await runner.query('ALTER TABLE sessions DROP by_provider, DROP identity_confirmed_at');
    await runner.query('UPDATE admins SET password_hash = $1 WHERE password_hash IS NULL', [NO_PASSWORD]);
    await runner.query('ALTER TABLE admins ALTER password_hash SET NOT NULL, DROP password_login_until');
  }
}
