import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number that every change of a posting raises, so that nobody overwrites what they have not seen. */
export class JobVersion1795213200000 implements MigrationInterface {
  name = 'JobVersion1795213200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD version integer NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs DROP version`);
  }
}
