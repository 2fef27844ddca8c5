import { Inject, Injectable, Logger } from '@nestjs/common';
import { REVIEW_REASON_LABELS } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { UnavailableException } from '../../../platform/errors/api-exception.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { AccountService } from '../../../platform/auth/accounts/account.service.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import type { AcceptPurchaseDto, PurchasePaymentDto } from './review.dto.js';
import { PurchaseMetrics } from '../purchase-metrics.service.js';
import { SharePurchase } from '../entities/share-purchase.entity.js';
import { type ProviderTransaction, ProviderUnavailableError } from '../provider/payment-provider.js';
import { PaystackService } from '../provider/paystack.service.js';
import { CreditingService } from '../settlement/crediting.service.js';
import {
  KeysMissingException,
  NotInReviewException,
  PaymentChangedException,
  PaymentNotAcceptableException,
  PurchaseNotFoundException,
} from '../shares.errors.js';
import { findObstacle } from './find-obstacle.js';
import { refusalMail } from './refusal-mail.js';

/** What an owner decides: the payment counts, or it does not. */
type Outcome = { status: 'paid' } | { status: 'refused'; reason: string };

/** Lets owners end the review of a purchase whose payment differs from the order. */
@Injectable()
export class PurchaseReviewService {
  private readonly logger = new Logger('Shares');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly paystack: PaystackService,
    private readonly crediting: CreditingService,
    private readonly accounts: AccountService,
    private readonly mails: MailService,
    private readonly audit: AuditService,
    private readonly metrics: PurchaseMetrics,
  ) {}

  /**
   * What the provider now says of the payment of a purchase.
   * @throws UnavailableException, PurchaseNotFoundException, KeysMissingException
   */
  async payment(id: string): Promise<PurchasePaymentDto> {
    const purchase = await this.find(id);
    const payment = await this.ask(purchase);
    return {
      payment: payment ? toProviderPaymentDto(payment) : null,
      obstacle: (await this.obstacle(this.dataSource.manager, purchase, payment)) ?? null,
    };
  }

  /** Credits the order as it was made, for the payment that the owner has seen. A repetition changes nothing. */
  async accept(owner: CurrentAdmin, id: string, seen: AcceptPurchaseDto): Promise<void> {
    // Before the transaction, which would hold the row's lock while the provider answers.
    const known = await this.find(id);
    const payment = known.status === 'review' ? await this.ask(known) : undefined;
    await this.decide(owner, id, { status: 'paid' }, async (manager, purchase, at) => {
      const obstacle = await this.obstacle(manager, purchase, payment);
      if (obstacle !== undefined) throw new PaymentNotAcceptableException(obstacle);
      if (!payment || !isTheSame(payment, seen)) throw new PaymentChangedException();
      await this.crediting.credit(manager, purchase, payment, { ownerId: owner.id, at });
    });
  }

  /** Ends the review without counting the payment, and tells the buyer why. A repetition changes nothing. */
  async refuse(owner: CurrentAdmin, id: string, reason: string): Promise<void> {
    await this.decide(owner, id, { status: 'refused', reason }, async (manager, purchase, at) => {
      await manager.update(
        SharePurchase,
        { id },
        { status: 'refused', refusalReason: reason, decidedBy: owner.id, decidedAt: at, nextCheckAt: null },
      );
      await this.audit.record(manager, {
        actorId: owner.id,
        action: 'purchase.refused',
        objectType: 'purchase',
        objectId: id,
      });
      this.metrics.became(manager, 'refused', purchase);
      if (purchase.email === null) return;
      const { SUPPORT_EMAIL: supportEmail } = this.environment;
      await this.mails.queue(manager, {
        kind: 'share_refused',
        about: id,
        recipient: purchase.email,
        replyTo: supportEmail,
        content: refusalMail(purchase, reason, supportEmail),
      });
    });
  }

  private async find(id: string): Promise<SharePurchase> {
    const purchase = await this.dataSource.manager.findOneBy(SharePurchase, { id });
    if (!purchase) throw new PurchaseNotFoundException();
    return purchase;
  }

  private async ask(purchase: SharePurchase): Promise<ProviderTransaction | undefined> {
    const { reference, mode } = purchase;
    if (!this.paystack.hasKeysOf(purchase)) throw new KeysMissingException(mode);
    try {
      return await this.paystack.verify(reference);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      this.logger.warn({ err: error, order: reference }, 'the payment provider could not be asked');
      throw new UnavailableException("The payment provider isn't responding. Please try again in a moment.");
    }
  }

  /** If several owners decide at once, the first decision counts; the others are told who decided. */
  private async decide(
    owner: CurrentAdmin,
    id: string,
    wanted: Outcome,
    action: (manager: EntityManager, purchase: SharePurchase, at: Date) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const purchase = await manager.findOne(SharePurchase, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!purchase) throw new PurchaseNotFoundException();
      if (purchase.status === 'review') await action(manager, purchase, new Date());
      else if (!isDone(purchase, owner, wanted)) throw await this.notInReview(manager, owner, purchase);
    });
  }

  private async notInReview(
    manager: EntityManager,
    owner: CurrentAdmin,
    { decidedBy, decidedAt, status }: SharePurchase,
  ): Promise<NotInReviewException> {
    if (!decidedBy || !decidedAt) return new NotInReviewException();
    const username = await this.accounts.usernameOf(decidedBy, manager);
    return new NotInReviewException({
      who: decidedBy === owner.id ? 'You' : (username ?? 'Another owner'),
      what: status === 'refused' ? 'refused' : 'accepted',
      at: decidedAt,
    });
  }

  private async obstacle(
    manager: EntityManager,
    purchase: SharePurchase,
    payment: ProviderTransaction | undefined,
  ): Promise<string | undefined> {
    const obstacle = findObstacle(purchase, payment);
    if (obstacle !== undefined || !payment) return obstacle;
    const isCounted = await this.crediting.isCountedElsewhere(manager, purchase, payment.id);
    return isCounted ? REVIEW_REASON_LABELS.transaction : undefined;
  }
}

function isTheSame(payment: ProviderTransaction, seen: AcceptPurchaseDto): boolean {
  return (
    payment.id === seen.provider_transaction &&
    payment.amount === seen.amount_kobo &&
    payment.currency === seen.currency
  );
}

/** Whether the owner has made the same decision before. */
function isDone(purchase: SharePurchase, owner: CurrentAdmin, wanted: Outcome): boolean {
  if (purchase.decidedBy !== owner.id || purchase.status !== wanted.status) return false;
  return wanted.status === 'paid' || purchase.refusalReason === wanted.reason;
}

function toProviderPaymentDto(payment: ProviderTransaction): PurchasePaymentDto['payment'] {
  return {
    provider_transaction: payment.id,
    status: payment.status,
    reference: payment.reference,
    amount_kobo: payment.amount,
    currency: payment.currency,
    mode: payment.domain,
    paid_at: payment.paidAt?.toISOString() ?? null,
  };
}
