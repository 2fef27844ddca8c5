import { isAcknowledged } from './ledger.mjs';

/**
 * Compares purchases with payments: each acknowledged payment counts once, with line, receipt and record; nobody is credited
 * without a payment.
 * @param {import('./ledger.mjs').Act[]} acts
 * @param {import('./evidence.mjs').Evidence} evidence
 * @param {import('./findings.mjs').Findings} findings
 */
export function comparePayments(acts, { purchases }, findings) {
  if (!purchases) return;
  const payments = new Map(
    acts.filter(({ kind }) => kind === 'payment').map((act) => [act.sent.reference, act]),
  );
  const found = new Map(purchases.map((row) => [row.reference, row]));
  for (const [reference, act] of payments) {
    const row = found.get(reference);
    if (!row || row.status !== 'paid') {
      if (isAcknowledged(act)) findings.lost('payment', reference, row?.status ?? 'no such purchase');
      continue;
    }
    findings.once(row.lines, 'ledger', reference);
    findings.once(row.receipts, 'mail', reference, 'share_receipt');
    findings.once(row.entries, 'audit', reference, 'purchase.paid');
    // No message is fine: the backend may learn of a payment by asking the provider first.
    if (row.messages > 1) findings.doubled('message', reference, `${row.messages} kept`);
    const { units, kobo } = act.sent;
    if (row.credited !== units || row.kobo !== kobo)
      findings.wrong('payment', reference, `${row.credited} units for ${row.kobo} kobo`);
  }
  for (const { reference, status, lines } of purchases) {
    if (payments.has(reference)) continue;
    if (status === 'paid' || lines > 0) findings.orphaned('payment', reference, 'nobody paid');
  }
  const numbers = purchases.flatMap((row) => row.receipt_number ?? []).sort((a, b) => a - b);
  numbers.forEach((number, index) => {
    if (number !== index + 1) findings.wrong('receipt', String(number), `it should be ${index + 1}`);
  });
}
