import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeIndex } from '../make-index.js';

/**
 * The answer to the request that brought an application is found by its id, to go with it. An index of what stands in the
 * answer, and no column: those of before are found too. Outside a transaction, since applications are taken meanwhile.
 */
export class KeysOfApplications1797900100000 implements MigrationInterface {
  name = 'KeysOfApplications1797900100000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeIndex(runner, 'ix_idempotency_keys_application', `idempotency_keys ((response ->> 'id'))`);
    // Of applications that were erased before.
    await runner.query(
      `DELETE FROM idempotency_keys k
       WHERE NOT EXISTS (SELECT FROM applications a WHERE a.id = (k.response ->> 'id')::uuid)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_idempotency_keys_application');
  }
}
