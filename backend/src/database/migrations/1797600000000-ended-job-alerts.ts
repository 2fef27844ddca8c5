import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which job alerts their readers ended, for the list that a restore goes by. */
export class EndedJobAlerts1797600000000 implements MigrationInterface {
  name = 'EndedJobAlerts1797600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE ended_job_alerts (
         id uuid CONSTRAINT pk_ended_job_alerts PRIMARY KEY,
         ended_at timestamptz NOT NULL DEFAULT now()
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ended_job_alerts');
  }
}
