import { JOB_FACT_NAMES, proposeJobFacts } from '@smash/contract';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface JobRow {
  id: number;
  title: string;
  location: string;
  job_type: string;
  salary_range: string | null;
}

/** Brand, place, workplace and salary of a posting; those that are there get what their texts say without doubt. */
export class JobFacts1796080000000 implements MigrationInterface {
  name = 'JobFacts1796080000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs
      ADD brand varchar(20), ADD city varchar(100), ADD state varchar(20), ADD workplace varchar(10),
      ADD salary_min integer, ADD salary_max integer, ADD salary_currency varchar(3), ADD salary_period varchar(5)`);
    const jobs = (await runner.query(
      'SELECT id, title, location, job_type, salary_range FROM jobs',
    )) as JobRow[];
    const columns = JOB_FACT_NAMES.map((name, index) => `${name} = $${index + 2}`).join(', ');
    for (const { id, ...texts } of jobs) {
      const facts = proposeJobFacts(texts);
      await runner.query(`UPDATE jobs SET ${columns} WHERE id = $1`, [
        id,
        ...JOB_FACT_NAMES.map((name) => facts[name]),
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs
      DROP brand, DROP city, DROP state, DROP workplace,
      DROP salary_min, DROP salary_max, DROP salary_currency, DROP salary_period`);
  }
}
