import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When whoever wrote a batch read whom it goes to. Unknown of those of before, which leave nobody out for it. */
export class WhatABatchHasSeen1798300000000 implements MigrationInterface {
  name = 'WhatABatchHasSeen1798300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_batches ADD COLUMN seen_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_batches DROP COLUMN seen_at');
  }
}
