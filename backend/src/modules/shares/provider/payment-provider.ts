import { PartUnavailableError } from '../../../platform/errors/part-unavailable.error.js';

/** Whether keys and payments are for tests or for money. */
export const PAYMENT_MODES = ['test', 'live'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** A payment as the provider tells of it. Nothing in it is believed before it was compared with the order. */
export interface ProviderTransaction {
  /** The provider's own number. */
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

/** The provider is down, slow, or returns what nobody can read. The same question may be asked again later. */
export class ProviderUnavailableError extends PartUnavailableError {
  override readonly name = 'ProviderUnavailableError';
}
