import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a file can do when it is opened. Files from before say nothing: they were not looked at. */
export class FileWarnings1795740000000 implements MigrationInterface {
  name = 'FileWarnings1795740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE application_files ADD warnings varchar(12)[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE application_files DROP COLUMN warnings`);
  }
}
