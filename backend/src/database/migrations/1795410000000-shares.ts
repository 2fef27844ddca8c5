import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Purchases of shares, the ledger of what was paid, the provider's messages, and the number of the last receipt. */
export class Shares1795410000000 implements MigrationInterface {
  name = 'Shares1795410000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `CREATE TABLE share_purchases (
    id uuid CONSTRAINT pk_share_purchases PRIMARY KEY,
    reference varchar(40) NOT NULL CONSTRAINT uq_share_purchases_reference UNIQUE,
    units integer NOT NULL CONSTRAINT ck_share_purchases_units CHECK (units > 0),
    unit_price integer NOT NULL,
    amount_kobo bigint NOT NULL,
    currency varchar(3) NOT NULL,
    mode varchar(4) NOT NULL,
    email varchar(254) NOT NULL,
    member_id uuid CONSTRAINT fk_share_purchases_member REFERENCES members (id),
    status varchar(10) NOT NULL DEFAULT 'pending'
      CONSTRAINT ck_share_purchases_status CHECK (status IN ('pending', 'paid', 'review', 'failed')),
    review_reason varchar(20),
    receipt_number integer CONSTRAINT uq_share_purchases_receipt_number UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    paid_at timestamptz,
    checks integer NOT NULL DEFAULT 0,
    next_check_at timestamptz,
    CONSTRAINT ck_share_purchases_amount CHECK (amount_kobo = units::bigint * unit_price * 100),
    CONSTRAINT ck_share_purchases_paid
      CHECK ((status = 'paid') = (receipt_number IS NOT NULL AND paid_at IS NOT NULL))
  )`,
  `CREATE INDEX ix_share_purchases_created ON share_purchases (created_at DESC NULLS LAST, id DESC)`,
  `CREATE INDEX ix_share_purchases_status ON share_purchases (status, created_at DESC NULLS LAST, id DESC)`,
  `CREATE INDEX ix_share_purchases_paid ON share_purchases (paid_at DESC NULLS LAST, id DESC)`,
  `CREATE INDEX ix_share_purchases_units ON share_purchases (units DESC NULLS LAST, id DESC)`,
  `CREATE INDEX ix_share_purchases_member ON share_purchases (member_id, created_at DESC) WHERE member_id IS NOT NULL`,
  `CREATE INDEX ix_share_purchases_email ON share_purchases (lower(email)) WHERE member_id IS NULL`,
  `CREATE INDEX ix_share_purchases_due ON share_purchases (next_check_at) WHERE next_check_at IS NOT NULL`,
  `CREATE TABLE share_ledger (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_share_ledger PRIMARY KEY,
    purchase_id uuid NOT NULL CONSTRAINT uq_share_ledger_purchase UNIQUE
      CONSTRAINT fk_share_ledger_purchase REFERENCES share_purchases (id),
    units integer NOT NULL CONSTRAINT ck_share_ledger_units CHECK (units > 0),
    amount_kobo bigint NOT NULL,
    mode varchar(4) NOT NULL,
    provider_transaction varchar(40) NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT uq_share_ledger_transaction UNIQUE (mode, provider_transaction)
  )`,
  `CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the ledger of shares is append-only'; END $$`,
  `CREATE TRIGGER share_ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON share_ledger
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TABLE share_payment_events (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_share_payment_events PRIMARY KEY,
    key varchar(64) NOT NULL CONSTRAINT uq_share_payment_events_key UNIQUE,
    event varchar(60) NOT NULL,
    reference varchar(100) NOT NULL,
    purchase_id uuid CONSTRAINT fk_share_payment_events_purchase REFERENCES share_purchases (id),
    outcome varchar(20) NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX ix_share_payment_events_purchase ON share_payment_events (purchase_id) WHERE purchase_id IS NOT NULL`,
  // One row, raised in the transaction of the payment: a number that is rolled back is given again, so none is missing.
  `CREATE TABLE share_receipts (
    is_only boolean NOT NULL DEFAULT true CONSTRAINT pk_share_receipts PRIMARY KEY
      CONSTRAINT ck_share_receipts_only CHECK (is_only),
    last_number integer NOT NULL
  )`,
  `INSERT INTO share_receipts (last_number) VALUES (0)`,
];

const DOWN = [
  `DROP TABLE share_receipts`,
  `DROP TABLE share_payment_events`,
  `DROP TABLE share_ledger`,
  `DROP FUNCTION refuse_ledger_change()`,
  `DROP TABLE share_purchases`,
];
