import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail that waits, was sent, or could not be sent. */
export class Mails1795300000000 implements MigrationInterface {
  name = 'Mails1795300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE mails`);
  }
}

const UP = [
  `CREATE TABLE mails (
    id uuid CONSTRAINT pk_mails PRIMARY KEY,
    kind varchar(40) NOT NULL,
    dedupe_key varchar(120) NOT NULL CONSTRAINT uq_mails_dedupe_key UNIQUE,
    application_id uuid CONSTRAINT fk_mails_application REFERENCES applications (id) ON DELETE CASCADE,
    recipient varchar(254) NOT NULL,
    reply_to varchar(254),
    subject varchar(300) NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    status varchar(10) NOT NULL DEFAULT 'queued'
      CONSTRAINT ck_mails_status CHECK (status IN ('queued', 'sent', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    last_error varchar(300),
    created_at timestamptz NOT NULL DEFAULT now(),
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz
  )`,
  `CREATE INDEX ix_mails_created ON mails (created_at DESC, id DESC)`,
  `CREATE INDEX ix_mails_status ON mails (status, created_at DESC, id DESC)`,
  `CREATE INDEX ix_mails_application ON mails (application_id)`,
  `CREATE INDEX ix_mails_due ON mails (next_attempt_at) WHERE status = 'queued'`,
];
