import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With Node 24 the process that reads CVs was refused its memory as it started: those that were given up for it are read again. */
export class CvsGivenUp1797500000000 implements MigrationInterface {
  name = 'CvsGivenUp1797500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE cv_texts SET state = 'waiting', attempts = 0, next_attempt_at = now() WHERE state = 'unreadable'`,
    );
  }

  async down(): Promise<void> {
    // Whoever goes back has them read again as well, or given up once more.
  }
}
