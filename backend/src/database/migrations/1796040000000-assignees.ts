import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is to review an application, whom a mail will tell so, and assigning many at once. */
export class Assignees1796040000000 implements MigrationInterface {
  name = 'Assignees1796040000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  'ALTER TABLE applications ADD assignee_id uuid',
  `CREATE TABLE assignment_notices (
    account_id uuid NOT NULL CONSTRAINT fk_assignment_notices_account REFERENCES admins (id) ON DELETE CASCADE,
    application_id uuid NOT NULL CONSTRAINT fk_assignment_notices_application
      REFERENCES applications (id) ON DELETE CASCADE,
    due_at timestamptz NOT NULL,
    CONSTRAINT pk_assignment_notices PRIMARY KEY (account_id, application_id)
  )`,
  'CREATE INDEX ix_assignment_notices_application ON assignment_notices (application_id)',
  'CREATE INDEX ix_assignment_notices_due ON assignment_notices (due_at)',
  'ALTER TABLE bulk_actions ADD assignee_id uuid',
  'ALTER TABLE bulk_actions DROP CONSTRAINT ck_bulk_actions_act',
  `ALTER TABLE bulk_actions ADD CONSTRAINT ck_bulk_actions_act CHECK (act IN ('set_status', 'remove', 'assign'))`,
  'ALTER TABLE bulk_action_items ADD previous_assignee_id uuid',
];

const DOWN = [
  'ALTER TABLE bulk_action_items DROP previous_assignee_id',
  `DELETE FROM bulk_actions WHERE act = 'assign'`,
  'ALTER TABLE bulk_actions DROP CONSTRAINT ck_bulk_actions_act',
  `ALTER TABLE bulk_actions ADD CONSTRAINT ck_bulk_actions_act CHECK (act IN ('set_status', 'remove'))`,
  'ALTER TABLE bulk_actions DROP assignee_id',
  'DROP TABLE assignment_notices',
  'ALTER TABLE applications DROP assignee_id',
];
