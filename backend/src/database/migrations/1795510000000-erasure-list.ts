import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order in which certificates of erasures are listed. */
export class ErasureList1795510000000 implements MigrationInterface {
  name = 'ErasureList1795510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_erasure_certificates_erased ON erasure_certificates (erased_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_erasure_certificates_erased');
  }
}
