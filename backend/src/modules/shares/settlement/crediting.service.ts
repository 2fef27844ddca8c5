import { Injectable } from '@nestjs/common';
import { formatKobo } from '@smash/contract';
import { type EntityManager, Not } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { MembersService } from '../../members/members.service.js';
import { LedgerEntry } from '../entities/ledger-entry.entity.js';
import { PurchaseMetrics } from '../purchase-metrics.service.js';
import { SharePurchase } from '../entities/share-purchase.entity.js';
import type { ProviderTransaction } from '../provider/payment-provider.js';
import { ReceiptMailService } from '../receipts/receipt-mail.service.js';

/** The payment that an order is credited for. */
export type Payment = Pick<ProviderTransaction, 'id' | 'amount' | 'currency' | 'paidAt'>;

/** An owner who decided that a payment counts. */
interface Decision {
  ownerId: string;
  at: Date;
}

/**
 * Writes an order into the ledger, with its receipt and the mail. The caller holds the lock on the order's row; the
 * ledger is unique by order and by payment.
 */
@Injectable()
export class CreditingService {
  constructor(
    private readonly audit: AuditService,
    private readonly receiptMails: ReceiptMailService,
    private readonly members: MembersService,
    private readonly metrics: PurchaseMetrics,
  ) {}

  /**
   * Whether a payment is in the ledger for another order. Takes a lock on the payment until the transaction ends, so that
   * two orders settled at once are not both told that it is not.
   */
  async isCountedElsewhere(
    manager: EntityManager,
    { id, mode }: SharePurchase,
    transactionId: string,
  ): Promise<boolean> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `payment ${mode} ${transactionId}`,
    ]);
    return manager.existsBy(LedgerEntry, { mode, providerTransaction: transactionId, purchaseId: Not(id) });
  }

  /** Credits the units of the order, also if an owner accepted another amount. */
  async credit(
    manager: EntityManager,
    purchase: SharePurchase,
    { id: transactionId, amount, currency, paidAt: toldPaidAt }: Payment,
    decision?: Decision,
  ): Promise<void> {
    const { id, units, amountKobo, mode, createdAt, email } = purchase;
    const now = new Date();
    const isPlausible = toldPaidAt !== undefined && toldPaidAt >= createdAt && toldPaidAt <= now;
    const paidAt = isPlausible ? toldPaidAt : now;
    await manager.insert(LedgerEntry, {
      purchaseId: id,
      units,
      amountKobo,
      amountReceived: amount,
      currencyReceived: currency,
      mode,
      providerTransaction: transactionId,
    });
    const receiptNumber = await nextReceiptNumber(manager);
    const memberId = purchase.memberId ?? (email && (await this.members.idOfAddress(manager, email)));
    const paid = { status: 'paid', receiptNumber, paidAt, memberId, nextCheckAt: null } as const;
    const decided = decision && { decidedBy: decision.ownerId, decidedAt: decision.at };
    await manager.update(SharePurchase, { id }, { ...paid, ...decided });
    await this.audit.record(manager, {
      actorId: decision?.ownerId ?? null,
      action: decision ? 'purchase.accepted' : 'purchase.paid',
      objectType: 'purchase',
      objectId: id,
      data: {
        receipt_number: String(receiptNumber),
        provider_transaction: transactionId,
        ...(decision && { paid: formatKobo(amount, currency) }),
      },
    });
    await this.receiptMails.queue(manager, { ...purchase, ...paid }, { amount, currency });
    this.metrics.became(manager, 'paid', purchase);
  }
}

/** The row stays locked until the end of the transaction, so that numbers have no gaps. */
async function nextReceiptNumber(manager: EntityManager): Promise<number> {
  const [[row]] = await manager.query<[[{ last_number: number }], number]>(
    'UPDATE share_receipts SET last_number = last_number + 1 RETURNING last_number',
  );
  return row.last_number;
}
