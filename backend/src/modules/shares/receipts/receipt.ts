import { COMPANY, formatDateTime, formatKobo, formatNumber } from '@smash/contract';
import type { SharePurchase } from '../entities/share-purchase.entity.js';
import type { Money } from '../settlement/received-money.js';

/** A purchase that was paid, and so has a receipt. */
export type PaidPurchase = SharePurchase & { receiptNumber: number; paidAt: Date };

export function isPaid(purchase: SharePurchase): purchase is PaidPurchase {
  return purchase.receiptNumber !== null && purchase.paidAt !== null;
}

/** A receipt's number as people read it, such as 000042. */
export function receiptLabel({ receiptNumber }: Pick<PaidPurchase, 'receiptNumber'>): string {
  return String(receiptNumber).padStart(6, '0');
}

/**
 * What a receipt states, line by line.
 * @param received undefined if it is not known
 */
export function receiptFacts(
  purchase: PaidPurchase,
  received: Money | undefined,
): (readonly [label: string, value: string])[] {
  const { units, unitPrice, amountKobo, currency, reference, paidAt, email } = purchase;
  const isAsOrdered = received?.amount === amountKobo && received.currency === currency;
  return [
    ['Receipt number', receiptLabel(purchase)],
    ['Paid', `${formatDateTime(paidAt)} (Lagos time)`],
    ['Payment reference', reference],
    ['Received from', email ?? 'A person whose details were erased'],
    ['Received by', COMPANY.legalName],
    ['Units of shares', formatNumber(units)],
    ['Price per unit', formatKobo(unitPrice * 100, currency)],
    ['Amount', formatKobo(amountKobo, currency)],
    ...(received && !isAsOrdered
      ? [['Amount received', formatKobo(received.amount, received.currency)] as const]
      : []),
  ];
}
