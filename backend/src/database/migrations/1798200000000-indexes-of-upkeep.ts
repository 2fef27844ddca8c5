import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeIndex } from '../make-index.js';

/**
 * For what is asked every few seconds or minutes of tables that only grow: without them each time reads the whole table.
 * Outside a transaction, since mails are written meanwhile.
 */
export class IndexesOfUpkeep1798200000000 implements MigrationInterface {
  name = 'IndexesOfUpkeep1798200000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) await makeIndex(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}

const INDEXES = {
  // Which mails are old enough to go.
  ix_mails_expiring: `mails (due_at) WHERE status <> 'queued' AND NOT is_kept`,
  // The list in the portal: those that were given up first.
  ix_mails_listed: `mails ((CASE WHEN status = 'failed' THEN 0 ELSE 1 END), created_at DESC, id DESC)`,
  // How many events are on their way.
  ix_webhook_deliveries_open: `webhook_deliveries (state, endpoint_id, next_attempt_at) WHERE state <> 'delivered'`,
  // What was sent of a purchase whose buyer is erased.
  ix_webhook_events_purchase: `webhook_events ((data ->> 'purchase_id')) WHERE data ->> 'purchase_id' IS NOT NULL`,
  // Messages that have not left.
  ix_mail_batches_sending: `mail_batches (sends_at) WHERE cancelled_at IS NULL`,
  // The jobs that a mail tells of.
  ix_job_alert_matches_mail: `job_alert_matches (mail_id) WHERE mail_id IS NOT NULL`,
};
