import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports that ended before keep neither headings, which may be a person's data, nor digests of rows that were not imported. */
export class WhatImportsKeep1797900000000 implements MigrationInterface {
  name = 'WhatImportsKeep1797900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE imports SET headings = '[]' WHERE state = 'done'`);
    await runner.query(
      `UPDATE import_rows r SET digest = NULL FROM imports i
       WHERE i.id = r.import_id AND i.state = 'done' AND r.outcome <> 'imported' AND r.digest IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    // Nobody reads them of an import that has ended.
  }
}
