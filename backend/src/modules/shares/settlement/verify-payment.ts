import type { ReviewReason } from '@smash/contract';
import type { PaymentMode, ProviderTransaction } from '../provider/payment-provider.js';

/** The terms of an order that a payment is compared with. */
export interface OrderTerms {
  reference: string;
  amountKobo: number;
  currency: string;
  mode: PaymentMode;
}

/** Result of checking a payment: paid, to be reviewed, or not paid yet. */
export type Verdict =
  | { status: 'paid'; payment: ProviderTransaction }
  | { status: 'review'; reason: ReviewReason }
  | { status: 'unpaid' };

/** How a payment differs from the order, or undefined when it does not. */
export function findMismatch(order: OrderTerms, payment: ProviderTransaction): ReviewReason | undefined {
  if (payment.reference !== order.reference) return 'reference';
  if (payment.domain !== order.mode) return 'mode';
  if (payment.currency !== order.currency) return 'currency';
  return payment.amount === order.amountKobo ? undefined : 'amount';
}

/** Checks a payment. An order is paid only by a payment that succeeded and matches it in every respect. */
export function verifyPayment(order: OrderTerms, payment: ProviderTransaction | undefined): Verdict {
  if (!payment) return { status: 'unpaid' };
  if (payment.status === 'reversed') return { status: 'review', reason: 'reversed' };
  if (payment.status !== 'success') return { status: 'unpaid' };
  const reason = findMismatch(order, payment);
  if (reason) return { status: 'review', reason };
  return { status: 'paid', payment };
}

/**
 * Whether nothing was paid, and no charge is under way that may still succeed, such as one that the buyer's bank has
 * yet to confirm.
 */
export function isKnownUnpaid(payment: ProviderTransaction | undefined): boolean {
  return !payment || payment.status === 'abandoned' || payment.status === 'failed';
}

/** Whether the buyer has tried to pay. A refused attempt counts: another may follow. */
export function isBegun(payment: ProviderTransaction | undefined): boolean {
  return payment !== undefined && payment.status !== 'abandoned';
}
