import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members can be corrected, suspended and erased; purchases in review get an end; indexes for what is searched. */
export class MembersAndReviews1795610000000 implements MigrationInterface {
  name = 'MembersAndReviews1795610000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE members
    ADD COLUMN suspended_at timestamptz,
    ADD COLUMN version integer NOT NULL DEFAULT 1`,
  `ALTER TABLE share_purchases
    ALTER COLUMN email DROP NOT NULL,
    ADD COLUMN decided_at timestamptz,
    ADD COLUMN decided_by uuid,
    ADD COLUMN refusal_reason varchar(500),
    DROP CONSTRAINT ck_share_purchases_status,
    ADD CONSTRAINT ck_share_purchases_status CHECK (status IN ('pending', 'paid', 'review', 'failed', 'refused')),
    ADD CONSTRAINT ck_share_purchases_refused CHECK ((status = 'refused') = (refusal_reason IS NOT NULL))`,
  `CREATE INDEX ix_applications_withdrawn ON applications (applied_at, id)
    WHERE withdrawn_at IS NOT NULL AND removed_at IS NULL`,
  `CREATE INDEX ix_share_purchases_search ON share_purchases USING gin (reference gin_trgm_ops, email gin_trgm_ops)`,
];

const DOWN = [
  `DROP INDEX ix_applications_withdrawn`,
  `DROP INDEX ix_share_purchases_search`,
  `ALTER TABLE share_purchases DROP CONSTRAINT ck_share_purchases_refused`,
  `UPDATE share_purchases SET status = 'review' WHERE status = 'refused'`,
  `UPDATE share_purchases SET email = '' WHERE email IS NULL`,
  `ALTER TABLE share_purchases
    DROP CONSTRAINT ck_share_purchases_status,
    ADD CONSTRAINT ck_share_purchases_status CHECK (status IN ('pending', 'paid', 'review', 'failed')),
    DROP COLUMN refusal_reason,
    DROP COLUMN decided_by,
    DROP COLUMN decided_at,
    ALTER COLUMN email SET NOT NULL`,
  `ALTER TABLE members DROP COLUMN version, DROP COLUMN suspended_at`,
];
