import type { PurchaseStatus } from '@smash/contract';
import { type EntityManager, In } from 'typeorm';
import { LedgerEntry } from './entities/ledger-entry.entity.js';
import { SharePurchase } from './entities/share-purchase.entity.js';
import type { PaymentMode } from './provider/payment-provider.js';
import { receivedFor } from './settlement/received-money.js';

/** Addresses that receipts of purchases go to, for the SQL of other modules; null after the buyer was erased. */
export const PURCHASE_ADDRESSES = '(SELECT id, email FROM share_purchases)';

/** State of a purchase, without data of its buyer. */
export interface PurchaseFacts {
  id: string;
  status: PurchaseStatus;
  mode: PaymentMode;
}

export const purchaseFacts = (manager: EntityManager, ids: readonly string[]): Promise<PurchaseFacts[]> =>
  manager.find(SharePurchase, {
    select: { id: true, status: true, mode: true },
    where: { id: In([...ids]) },
  });

/** What was bought and by whom, as webhooks send it; the list of purchases has the receipt's number as a text, 000042. */
export interface PurchaseDetails {
  reference: string;
  units: number;
  amount_kobo: number;
  currency: string;
  amount_received: number | null;
  currency_received: string | null;
  email: string | null;
  member_id: string | null;
  receipt_number: number | null;
}

/**
 * The details of a purchase, whose row is locked until the transaction ends, so that the removal of its member waits.
 */
export async function lockPurchaseById(
  manager: EntityManager,
  id: string,
): Promise<PurchaseDetails | undefined> {
  const purchase = await manager.findOne(SharePurchase, {
    where: { id },
    lock: { mode: 'pessimistic_read' },
  });
  if (!purchase) return undefined;
  const received = receivedFor(purchase, await manager.findOneBy(LedgerEntry, { purchaseId: id }));
  return {
    reference: purchase.reference,
    units: purchase.units,
    amount_kobo: purchase.amountKobo,
    currency: purchase.currency,
    amount_received: received?.amount ?? null,
    currency_received: received?.currency ?? null,
    email: purchase.email,
    member_id: purchase.memberId,
    receipt_number: purchase.receiptNumber,
  };
}
