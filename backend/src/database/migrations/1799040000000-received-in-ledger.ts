import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the provider confirmed for each line of the ledger. Without a decision it is the amount of the order; with one
 * it is in the audit log, until that entry is pruned.
 */
export class ReceivedInLedger1799040000000 implements MigrationInterface {
  name = 'ReceivedInLedger1799040000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_ledger DROP amount_received, DROP currency_received');
  }
}

const UP = [
  `ALTER TABLE share_ledger ADD amount_received bigint, ADD currency_received varchar(10),
     ADD CONSTRAINT ck_share_ledger_received CHECK ((amount_received IS NULL) = (currency_received IS NULL)),
     DISABLE TRIGGER share_ledger_append_only`,
  `UPDATE share_ledger l SET amount_received = p.amount_kobo, currency_received = p.currency
   FROM share_purchases p WHERE p.id = l.purchase_id AND p.decided_at IS NULL`,
  // Texts such as 'NGN 999,000.00'.
  `UPDATE share_ledger l
   SET amount_received = regexp_replace(split_part(a.data ->> 'paid', ' ', 2), '[,.]', '', 'g')::bigint,
     currency_received = split_part(a.data ->> 'paid', ' ', 1)
   FROM share_purchases p, audit_log a
   WHERE p.id = l.purchase_id AND p.decided_at IS NOT NULL
     AND a.object_type = 'purchase' AND a.object_id = p.id::text AND a.action = 'purchase.accepted'
     AND a.data ->> 'paid' ~ '^[^ ]{1,10} [0-9,]+[.][0-9]{2}$'`,
  `ALTER TABLE share_ledger ENABLE TRIGGER share_ledger_append_only`,
];
