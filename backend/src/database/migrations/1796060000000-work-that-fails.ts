import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that always fails is given up: how often its next piece was tried, and why it could not be done. */
export class WorkThatFails1796060000000 implements MigrationInterface {
  name = 'WorkThatFails1796060000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `ALTER TABLE ${table} ADD attempts integer NOT NULL DEFAULT 0, ADD failure varchar(40), ADD failed_at timestamptz`,
      );
    }
    for (const table of WITHOUT_LEASE) await runner.query(`ALTER TABLE ${table} ADD lease_until timestamptz`);
    await setOutcomes(runner, [...OUTCOMES, 'failed']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE bulk_action_items SET outcome = 'cancelled' WHERE outcome = 'failed'`);
    await setOutcomes(runner, OUTCOMES);
    for (const table of WITHOUT_LEASE) await runner.query(`ALTER TABLE ${table} DROP lease_until`);
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} DROP attempts, DROP failure, DROP failed_at`);
    }
  }
}

const TABLES = ['imports', 'bulk_actions', 'mail_batches'];
const WITHOUT_LEASE = ['bulk_actions', 'mail_batches'];
const OUTCOMES = ['done', 'unchanged', 'changed', 'missing', 'undone', 'kept', 'cancelled'];

/** The rows of a week at most: reading them takes no time that anybody would notice. */
async function setOutcomes(runner: QueryRunner, outcomes: readonly string[]): Promise<void> {
  const listed = outcomes.map((outcome) => `'${outcome}'`).join(', ');
  await runner.query(
    `ALTER TABLE bulk_action_items DROP CONSTRAINT ck_bulk_action_items_outcome,
       ADD CONSTRAINT ck_bulk_action_items_outcome CHECK (outcome IN (${listed}))`,
  );
}
