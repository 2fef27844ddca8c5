import { PartUnavailableError } from '../../../platform/errors/part-unavailable.error.js';

/** Whether keys and payments are for tests or for money. */
export const PAYMENT_MODES = ['test', 'live'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** A payment as the provider reports it. It has to be compared with the order before it is trusted. */
export interface ProviderTransaction {
  /** The provider's own number of the payment. */
  id: string;
  /** Such as success, failed, abandoned, ongoing or reversed. */
  status: string;
  reference: string;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** The provider's word for the mode. */
  domain: string;
  paidAt: Date | undefined;
}

/** The provider is down, slow, or returns something unreadable. The same request may be made again later. */
export class ProviderUnavailableError extends PartUnavailableError {
  override readonly name = 'ProviderUnavailableError';
}
