import { PURCHASE_STATUS_LABELS, REVIEW_REASON_LABELS } from '@smash/contract';
import { BYTE_ORDER_MARK, type Cell, csvLine, digitsAsText, lagosMoment } from '../../../platform/csv/csv.js';
import type { PurchaseRecordDto } from '../purchase.dto.js';
import type { Money } from '../settlement/received-money.js';

/** A row of the table. */
interface ExportedPurchase extends PurchaseRecordDto {
  received: Money | undefined;
  /** Time at which it was entered into the ledger (ISO 8601). */
  credited_at: string | null;
  /** Latest message of the provider about a refund or a dispute, such as `refund.processed`; null without one. */
  taken_back: string | null;
}

/** Columns of the table with the value of each. Times are in Lagos time. */
const COLUMNS: [heading: string, value: (purchase: ExportedPurchase) => Cell][] = [
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => PURCHASE_STATUS_LABELS[status]],
  ['Review', ({ review_reason }) => (review_reason ? REVIEW_REASON_LABELS[review_reason] : null)],
  ['Receipt', ({ receipt_number }) => receipt_number && digitsAsText(receipt_number)],
  ['Units', ({ units }) => units],
  ['Amount', ({ amount }) => amount],
  ['Currency', ({ currency }) => currency],
  ['Mode', ({ mode }) => mode],
  ['Email', ({ email }) => email],
  ['Member', ({ member_id }) => member_id],
  ['Ordered (Lagos)', ({ created_at }) => lagosMoment(created_at)],
  ['Paid (Lagos)', ({ paid_at }) => lagosMoment(paid_at)],
  ['Amount received', ({ received }) => (received ? received.amount / 100 : null)],
  ['Currency received', ({ received }) => received?.currency ?? null],
  ['Credited (Lagos)', ({ credited_at }) => lagosMoment(credited_at)],
  ['Refund or dispute', ({ taken_back }) => taken_back],
];

export const PURCHASE_CSV_HEADINGS = BYTE_ORDER_MARK + csvLine(COLUMNS.map(([heading]) => heading));

export function purchaseToCsv(purchase: ExportedPurchase): string {
  return csvLine(COLUMNS.map(([, value]) => value(purchase)));
}
