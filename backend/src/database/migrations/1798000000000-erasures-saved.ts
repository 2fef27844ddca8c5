import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When it was last recorded beside the backups who was erased. */
export class ErasuresSaved1798000000000 implements MigrationInterface {
  name = 'ErasuresSaved1798000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE erasures_saved (
         is_only boolean CONSTRAINT pk_erasures_saved PRIMARY KEY CONSTRAINT ck_erasures_saved_only CHECK (is_only),
         at timestamptz NOT NULL
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erasures_saved');
  }
}
