import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom notes mention, and whether they have read it. */
export class NoteMentions1796040100000 implements MigrationInterface {
  name = 'NoteMentions1796040100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE note_mentions');
  }
}

const UP = [
  `CREATE TABLE note_mentions (
    note_id uuid NOT NULL CONSTRAINT fk_note_mentions_note REFERENCES application_notes (id) ON DELETE CASCADE,
    account_id uuid NOT NULL CONSTRAINT fk_note_mentions_account REFERENCES admins (id) ON DELETE CASCADE,
    read_at timestamptz,
    CONSTRAINT pk_note_mentions PRIMARY KEY (note_id, account_id)
  )`,
  'CREATE INDEX ix_note_mentions_account ON note_mentions (account_id)',
  'CREATE INDEX ix_note_mentions_unread ON note_mentions (account_id, note_id) WHERE read_at IS NULL',
];
