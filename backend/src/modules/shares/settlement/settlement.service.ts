import { Injectable } from '@nestjs/common';
import type { AuditAction, ReviewReason } from '@smash/contract';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { PaymentEvent } from '../entities/payment-event.entity.js';
import { SharePurchase } from '../entities/share-purchase.entity.js';
import { PurchaseMetrics } from '../purchase-metrics.service.js';
import { PaystackService } from '../provider/paystack.service.js';
import type { ProviderTransaction } from '../provider/payment-provider.js';
import { PurchaseNotFoundException } from '../shares.errors.js';
import { CreditingService } from './crediting.service.js';
import { DeciderMailsService } from './decider-mails.service.js';
import { reviewMail } from './review-mail.js';
import { isBegun, isKnownUnpaid, verifyPayment } from './verify-payment.js';
import { nextCheckSeconds, ORDER_LIFE_SECONDS } from './next-check.js';

/** After the end of an order's life, so that the last question finds it over. */
const AFTER_LIFE_MS = 60_000;
/** Orders in one transaction; the next round takes more. */
const GIVEN_UP_AT_ONCE = 100;

/**
 * Settles orders. However often and from wherever a payment is reported, the ledger takes it once: the order's row is
 * locked, only an open order changes, and the ledger is unique by order and payment.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly paystack: PaystackService,
    private readonly audit: AuditService,
    private readonly crediting: CreditingService,
    private readonly deciderMails: DeciderMailsService,
    private readonly metrics: PurchaseMetrics,
  ) {}

  /**
   * Asks the provider about an order, and records what it says.
   * @returns the order, and whether it is certain that nobody has paid it yet
   * @throws ProviderUnavailableError, PurchaseNotFoundException
   */
  async settle(reference: string): Promise<{ purchase: SharePurchase; isUnpaid: boolean }> {
    const payment = await this.paystack.verify(reference);
    return this.dataSource.transaction(async (manager) => {
      const purchase = await this.record(manager, reference, payment);
      const accepted = { purchaseId: purchase.id, outcome: 'accepted' } as const;
      const isUnpaid =
        isOpen(purchase) && isKnownUnpaid(payment) && !(await manager.existsBy(PaymentEvent, accepted));
      return { purchase, isUnpaid };
    });
  }

  /** Puts an order into review and mails those who decide, unless it is already settled. @returns whether it did */
  async sendToReview(
    manager: EntityManager,
    purchase: SharePurchase,
    reason: ReviewReason,
  ): Promise<boolean> {
    if (!isOpen(purchase)) return false;
    await manager.update(
      SharePurchase,
      { id: purchase.id },
      { status: 'review', reviewReason: reason, nextCheckAt: null },
    );
    await this.note(manager, purchase.id, 'purchase.sent_to_review', { reason });
    const page = `${this.deciderMails.page}/${purchase.id}/show`;
    await this.deciderMails.queue(manager, {
      kind: 'purchase_in_review',
      about: purchase.id,
      content: reviewMail(purchase, { reason, page }),
    });
    this.metrics.became(manager, 'review', purchase);
    return true;
  }

  /**
   * Gives up orders that cannot be checked without keys of their mode: they would never end, nor could their member be
   * erased. Twice the life of an order leaves time to put the keys back. The time of their next check stays, so that
   * they are still checked once the keys are back. An order with a message about a payment is not given up.
   */
  async giveUpUnasked(): Promise<void> {
    const askedMode = this.paystack.isConfigured ? this.paystack.mode : null;
    await this.dataSource.transaction(async (manager) => {
      const [givenUp] = await manager.query<[Pick<SharePurchase, 'id' | 'mode'>[], number]>(
        `UPDATE share_purchases SET status = 'failed'
         WHERE id IN (
           SELECT id FROM share_purchases p
           WHERE status = 'pending' AND mode IS DISTINCT FROM $3
             AND created_at < now() - make_interval(secs => $1) AND NOT EXISTS (
             SELECT FROM share_payment_events e WHERE e.purchase_id = p.id AND e.outcome = 'accepted')
           LIMIT $2 FOR UPDATE SKIP LOCKED
         )
         RETURNING id, mode`,
        [2 * ORDER_LIFE_SECONDS, GIVEN_UP_AT_ONCE, askedMode],
      );
      for (const purchase of givenUp) await this.noteGivenUp(manager, purchase);
    });
  }

  private async record(
    manager: EntityManager,
    reference: string,
    payment: ProviderTransaction | undefined,
  ): Promise<SharePurchase> {
    const purchase = await lockPurchase(manager, reference);
    if (!purchase) throw new PurchaseNotFoundException();
    if (!isOpen(purchase)) return purchase;
    const verdict = verifyPayment(purchase, payment);
    if (verdict.status === 'paid') await this.credit(manager, purchase, verdict.payment);
    else if (verdict.status === 'review') await this.sendToReview(manager, purchase, verdict.reason);
    else await this.postpone(manager, purchase, isBegun(payment));
    return manager.findOneByOrFail(SharePurchase, { id: purchase.id });
  }

  private async credit(
    manager: EntityManager,
    purchase: SharePurchase,
    payment: ProviderTransaction,
  ): Promise<void> {
    if (await this.crediting.isCountedElsewhere(manager, purchase, payment.id)) {
      await this.sendToReview(manager, purchase, 'transaction');
    } else {
      await this.crediting.credit(manager, purchase, payment);
    }
  }

  /**
   * Nothing was paid yet: sets the next check, until the order and the latest message about a payment are too old,
   * since the provider's API may lag behind its messages. A check that is due by now is left as it is: it was put off
   * before the provider was asked, so a message has arrived since.
   */
  private async postpone(
    manager: EntityManager,
    { id, status, mode, createdAt, checks }: SharePurchase,
    hasBegun: boolean,
  ): Promise<void> {
    if (await manager.existsBy(SharePurchase, { id, nextCheckAt: BY_NOW })) return;
    const [message] = await manager.find(PaymentEvent, {
      where: { purchaseId: id, outcome: 'accepted' },
      order: { receivedAt: 'DESC' },
      take: 1,
    });
    const latest = Math.max(createdAt.getTime(), message?.receivedAt.getTime() ?? 0);
    const isTooOld = Date.now() - latest > ORDER_LIFE_SECONDS * 1000;
    const wait = nextCheckSeconds(checks, hasBegun || message !== undefined) * 1000;
    // The last question comes as its life ends.
    const nextCheckAt = isTooOld
      ? null
      : new Date(Math.min(Date.now() + wait, latest + ORDER_LIFE_SECONDS * 1000 + AFTER_LIFE_MS));
    await manager.update(
      SharePurchase,
      { id },
      { nextCheckAt, ...(isTooOld && status === 'pending' && { status: 'failed' as const }) },
    );
    if (!isTooOld || status !== 'pending') return;
    await this.noteGivenUp(manager, { id, mode });
  }

  private async noteGivenUp(
    manager: EntityManager,
    purchase: Pick<SharePurchase, 'id' | 'mode'>,
  ): Promise<void> {
    await this.note(manager, purchase.id, 'purchase.given_up');
    this.metrics.became(manager, 'given_up', purchase);
  }

  private note(
    manager: EntityManager,
    id: string,
    action: AuditAction,
    data: Record<string, string> = {},
  ): Promise<void> {
    return this.audit.record(manager, { actorId: null, action, objectType: 'purchase', objectId: id, data });
  }
}

/** Not now(), which is when the transaction began: it may have waited while such a message was recorded. */
const BY_NOW = Raw((column) => `${column} <= clock_timestamp()`);

/** An order with its row locked, so that its values hold until the transaction ends. */
export function lockPurchase(manager: EntityManager, reference: string): Promise<SharePurchase | null> {
  return manager.findOne(SharePurchase, { where: { reference }, lock: { mode: 'pessimistic_write' } });
}

/** Whether a payment can still change an order. An order that was given up stays open: a late payment still counts. */
function isOpen({ status }: SharePurchase): boolean {
  return status === 'pending' || status === 'failed';
}
