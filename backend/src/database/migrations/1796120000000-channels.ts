import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where applicants read of the job. */
export class Channels1796120000000 implements MigrationInterface {
  name = 'Channels1796120000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications ADD channel varchar(40)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP channel');
  }
}
