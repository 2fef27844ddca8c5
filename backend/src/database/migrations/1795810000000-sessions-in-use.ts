import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a session was used last and where it came from, and when an account was first logged in to. Accounts that may log
 * in already are taken to have done so: a login from a new device is worth a mail to them.
 */
export class SessionsInUse1795810000000 implements MigrationInterface {
  name = 'SessionsInUse1795810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE sessions ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(),
         ADD COLUMN device varchar(60) NOT NULL DEFAULT 'Unknown browser',
         ADD COLUMN network varchar(45)`,
    );
    await runner.query('ALTER TABLE admins ADD COLUMN first_login_at timestamptz');
    await runner.query(`UPDATE admins SET first_login_at = now() WHERE status <> 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admins DROP COLUMN first_login_at');
    await runner.query(
      'ALTER TABLE sessions DROP COLUMN last_used_at, DROP COLUMN device, DROP COLUMN network',
    );
  }
}
