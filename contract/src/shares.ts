import { formatNumber } from './format-number.js';
import { parseWhole } from './text.js';

/** Figures of the share offer (docs/requirements/shares.md#sh-4). */
export const SHARE_OFFER = {
  /** Percent of each brand that is offered. */
  percentPerBrand: 40,
  /** Units. The page warns of fewer; the server refuses only fewer than SHARES_MIN_UNITS. */
  minimumUnits: 1_000,
  /** Units in one purchase; larger ones are arranged with the company. */
  mostUnits: 1_000_000,
  /** Naira. */
  pricePerUnit: 1_000,
  currency: 'NGN',
} as const;

const KOBO_PER_NAIRA = 100;

/** What a purchase costs. */
export interface SharePrice {
  /** Naira. */
  amount: number;
  /** The amount in kobo, the smallest unit of the currency, as sent to the payment provider. */
  amountKobo: number;
}

/** What so many units cost: units times 1,000 naira (docs/requirements/shares.md#sh-2). */
export function priceOfUnits(units: number): SharePrice {
  const amount = units * SHARE_OFFER.pricePerUnit;
  return { amount, amountKobo: amount * KOBO_PER_NAIRA };
}

/** The typed number of units, or undefined when it is no whole number, or more than can be bought at once. */
export function parseUnits(text: string): number | undefined {
  return parseWhole(text, SHARE_OFFER.mostUnits);
}

/**
 * Statuses of a purchase: it waits for its payment, was paid, has to be reviewed by an administrator, was never paid, or was
 * refused by the owner after a review.
 */
export const PURCHASE_STATUSES = ['pending', 'paid', 'review', 'failed', 'refused'] as const;

export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** What a person reads for each status. */
export const PURCHASE_STATUS_LABELS: Record<PurchaseStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  review: 'In review',
  failed: 'Not paid',
  refused: 'Refused',
};

/** Longest reason for refusing a purchase, in characters. */
export const REFUSAL_REASON_LIMIT = 500;

/** Why a purchase is in review: how the payment differs from the order. */
export const REVIEW_REASONS = ['amount', 'currency', 'reference', 'mode', 'reversed', 'transaction'] as const;

export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** What an administrator reads for each reason. */
export const REVIEW_REASON_LABELS: Record<ReviewReason, string> = {
  amount: 'The amount paid differs from the order',
  currency: 'The payment was in a different currency',
  reference: 'The provider’s answer was about a different order',
  mode: 'A test payment for a live order, or the other way round',
  reversed: 'The payment was reversed',
  transaction: 'This payment was already counted towards another order',
};

/** Texts of the payment page. The alerts: docs/requirements/shares.md#sh-5. */
export const SHARE_MESSAGES = {
  paid: (reference: string) => `Payment successful! Reference: ${reference}`,
  windowClosed: 'Transaction was not completed, window closed.',
  units: `Please enter a whole number of units from 1 to ${formatNumber(SHARE_OFFER.mostUnits)}`,
  tooFew: (least: number) => `The minimum purchase is ${formatNumber(least)} units`,
  belowMinimum: `Our offer has a minimum purchase of ${formatNumber(SHARE_OFFER.minimumUnits)} units.`,
  /** For test payments, which moved no money. */
  test: 'This was a test of the payment provider: no money was paid and no shares were bought.',
  notOpen: 'Shares can’t be bought online yet. Please speak to an investor relations officer.',
} as const;

/** Whole naira for people, such as ₦1,500,000. */
export function formatNaira(naira: number): string {
  return `₦${formatNumber(naira)}`;
}

/** Kobo, or hundredths of another currency, as an amount with the currency's code: NGN 1,500,000.00. */
export function formatKobo(kobo: number, currency: string): string {
  return `${currency} ${(kobo / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
