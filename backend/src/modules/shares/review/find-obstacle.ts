import { REVIEW_REASON_LABELS } from '@smash/contract';
import type { ProviderTransaction } from '../provider/payment-provider.js';
import type { OrderTerms } from '../settlement/verify-payment.js';

/**
 * Why a payment cannot be accepted for an order, or undefined when an owner may accept it. Amount and currency are for
 * the owner to judge; whether money moved, and for this order, only the provider can say.
 */
export function findObstacle(
  order: OrderTerms,
  payment: ProviderTransaction | undefined,
): string | undefined {
  if (!payment) return 'The provider has no payment for this order';
  if (payment.status === 'reversed') return REVIEW_REASON_LABELS.reversed;
  if (payment.status !== 'success') return "The provider hasn't confirmed that the payment succeeded";
  if (payment.reference !== order.reference) return REVIEW_REASON_LABELS.reference;
  return payment.domain === order.mode ? undefined : REVIEW_REASON_LABELS.mode;
}
