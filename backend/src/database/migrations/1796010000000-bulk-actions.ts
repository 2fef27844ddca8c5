import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is done with many applications at once, in the background, and what came of each. */
export class BulkActions1796010000000 implements MigrationInterface {
  name = 'BulkActions1796010000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bulk_action_items');
    await runner.query('DROP TABLE bulk_actions');
  }
}

const UP = [
  `CREATE TABLE bulk_actions (
    id uuid CONSTRAINT pk_bulk_actions PRIMARY KEY,
    actor_id uuid NOT NULL,
    idempotency_key char(64) CONSTRAINT uq_bulk_actions_idempotency_key UNIQUE,
    digest char(64) NOT NULL,
    act varchar(20) NOT NULL CONSTRAINT ck_bulk_actions_act CHECK (act IN ('set_status', 'remove')),
    status varchar(10),
    total integer NOT NULL,
    done_until uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    undoable_until timestamptz NOT NULL,
    undone_at timestamptz,
    finished_at timestamptz
  )`,
  `CREATE INDEX ix_bulk_actions_under_way ON bulk_actions (created_at) WHERE finished_at IS NULL`,
  `CREATE INDEX ix_bulk_actions_actor ON bulk_actions (actor_id, created_at)`,
  `CREATE TABLE bulk_action_items (
    bulk_action_id uuid NOT NULL
      CONSTRAINT fk_bulk_action_items_action REFERENCES bulk_actions (id) ON DELETE CASCADE,
    application_id uuid NOT NULL
      CONSTRAINT fk_bulk_action_items_application REFERENCES applications (id) ON DELETE CASCADE,
    previous_status varchar(10) NOT NULL,
    outcome varchar(10) CONSTRAINT ck_bulk_action_items_outcome
      CHECK (outcome IN ('done', 'unchanged', 'changed', 'missing', 'undone', 'kept', 'cancelled')),
    CONSTRAINT pk_bulk_action_items PRIMARY KEY (bulk_action_id, application_id)
  )`,
  `CREATE INDEX ix_bulk_action_items_application ON bulk_action_items (application_id)`,
];
