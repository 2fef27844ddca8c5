import type { LedgerEntry } from '../entities/ledger-entry.entity.js';
import type { SharePurchase } from '../entities/share-purchase.entity.js';

/** An amount in the smallest unit of its currency. */
export interface Money {
  amount: number;
  currency: string;
}

type Order = Pick<SharePurchase, 'amountKobo' | 'currency' | 'decidedAt'>;
type Line = Pick<LedgerEntry, 'amountReceived' | 'currencyReceived'>;

/**
 * What the provider confirmed for an order; undefined if nothing was credited, or if it is not known. Lines of earlier
 * versions do not have it: only an owner could credit another amount than that of the order.
 */
export function receivedFor(
  { amountKobo, currency, decidedAt }: Order,
  line: Line | null,
): Money | undefined {
  if (!line) return undefined;
  const { amountReceived, currencyReceived } = line;
  if (amountReceived !== null && currencyReceived !== null) {
    return { amount: amountReceived, currency: currencyReceived };
  }
  return decidedAt === null ? { amount: amountKobo, currency } : undefined;
}
