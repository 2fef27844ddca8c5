import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the address of an account was confirmed: never, for those that were there before. */
export class ConfirmedAccounts1795700010000 implements MigrationInterface {
  name = 'ConfirmedAccounts1795700010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admins ADD COLUMN email_confirmed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admins DROP COLUMN email_confirmed_at');
  }
}
