import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants a mail about new applications besides HR's mailbox: for each, or one a day. */
export class ArrivalNotices1796040200000 implements MigrationInterface {
  name = 'ArrivalNotices1796040200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE arrival_notices (
      account_id uuid CONSTRAINT pk_arrival_notices PRIMARY KEY
        CONSTRAINT fk_arrival_notices_account REFERENCES admins (id) ON DELETE CASCADE,
      wanted varchar(10) NOT NULL CONSTRAINT ck_arrival_notices_wanted CHECK (wanted IN ('each', 'digest')),
      told_until timestamptz NOT NULL DEFAULT now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE arrival_notices');
  }
}
