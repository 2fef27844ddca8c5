import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table keeps several of its rows to recognise its columns by, where it kept one. */
export class SamplesOfImports1796060200000 implements MigrationInterface {
  name = 'SamplesOfImports1796060200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE imports SET sample = jsonb_build_array(sample) WHERE sample <> '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE imports SET sample = sample->0 WHERE sample <> '[]'`);
  }
}
