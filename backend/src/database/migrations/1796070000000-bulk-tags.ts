import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags are put on and taken off many applications in the background too, and what came of each can be undone. */
export class BulkTags1796070000000 implements MigrationInterface {
  name = 'BulkTags1796070000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

/** Both tables hold a week of work and no more: the checks are read through in a moment. */
const constrain = (acts: string, outcomes: string) => [
  `ALTER TABLE bulk_actions DROP CONSTRAINT ck_bulk_actions_act,
    ADD CONSTRAINT ck_bulk_actions_act CHECK (act IN (${acts}))`,
  `ALTER TABLE bulk_action_items DROP CONSTRAINT ck_bulk_action_items_outcome,
    ADD CONSTRAINT ck_bulk_action_items_outcome CHECK (outcome IN (${outcomes}))`,
];

const UP = [
  `ALTER TABLE bulk_actions
    ADD COLUMN tags_to_add integer[] NOT NULL DEFAULT '{}',
    ADD COLUMN tags_to_remove integer[] NOT NULL DEFAULT '{}'`,
  `ALTER TABLE bulk_action_items
    ADD COLUMN tags_added integer[] NOT NULL DEFAULT '{}',
    ADD COLUMN tags_removed integer[] NOT NULL DEFAULT '{}'`,
  ...constrain(
    `'set_status', 'tag', 'remove', 'assign'`,
    `'done', 'unchanged', 'changed', 'missing', 'full', 'undone', 'kept', 'cancelled', 'failed'`,
  ),
];

const DOWN = [
  `DELETE FROM bulk_actions WHERE act = 'tag'`,
  ...constrain(
    `'set_status', 'remove', 'assign'`,
    `'done', 'unchanged', 'changed', 'missing', 'undone', 'kept', 'cancelled', 'failed'`,
  ),
  'ALTER TABLE bulk_action_items DROP COLUMN tags_added, DROP COLUMN tags_removed',
  'ALTER TABLE bulk_actions DROP COLUMN tags_to_add, DROP COLUMN tags_to_remove',
];
