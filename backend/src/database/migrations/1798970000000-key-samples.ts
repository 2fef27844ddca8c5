import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of each key that encrypts, a text that it alone opens. */
export class KeySamples1798970000000 implements MigrationInterface {
  name = 'KeySamples1798970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE key_samples (
         key_id varchar(32) CONSTRAINT pk_key_samples PRIMARY KEY,
         encrypted_text varchar NOT NULL
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE key_samples');
  }
}
