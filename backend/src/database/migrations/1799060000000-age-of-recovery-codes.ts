import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells whether codes were made with the app that was set up last. */
export class AgeOfRecoveryCodes1799060000000 implements MigrationInterface {
  name = 'AgeOfRecoveryCodes1799060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recovery_codes ADD created_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recovery_codes DROP created_at');
  }
}
