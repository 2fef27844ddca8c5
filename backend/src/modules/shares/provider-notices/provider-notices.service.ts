import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { sha256 } from '../../../platform/text/sha256.js';
import { type EventOutcome, PaymentEvent, TAKEN_BACK } from '../entities/payment-event.entity.js';
import { SharePurchase } from '../entities/share-purchase.entity.js';
import { isPurchaseReference } from '../purchase-reference.js';
import { type ProviderNotice, readNotice } from '../provider/provider-responses.js';
import { DeciderMailsService } from '../settlement/decider-mails.service.js';
import { findMismatch } from '../settlement/verify-payment.js';
import { lockPurchase, SettlementService } from '../settlement/settlement.service.js';
import {
  PurchasesNotOpenException,
  SignatureRefusedException,
  UnreadableNoticeException,
} from '../shares.errors.js';
import { isAsDecided, takenBackMail } from './taken-back-mail.js';
import { unknownOrderMail } from './unknown-order-mail.js';
import { isSignedByProvider } from './provider-signature.js';

const PAYMENT_SUCCEEDED = 'charge.success';

/**
 * Receives the provider's messages. A message is only a reason to ask the provider: what it then returns is recorded. A
 * repeated message changes nothing, and is acknowledged like the first.
 */
@Injectable()
export class ProviderNoticesService {
  private readonly logger = new Logger('Shares');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly settlement: SettlementService,
    private readonly deciderMails: DeciderMailsService,
  ) {}

  /** @throws SignatureRefusedException, UnreadableNoticeException */
  async receive(rawBody: Buffer, signature: string | undefined): Promise<void> {
    const secret = this.environment.PAYSTACK_SECRET_KEY;
    if (secret === undefined) throw new PurchasesNotOpenException();
    if (!isSignedByProvider(rawBody, signature, { secret, now: new Date() }))
      throw new SignatureRefusedException();
    const notice = readNotice(parse(rawBody));
    // Signed, but without a reference: not about an order of ours.
    if (!notice) return;
    const key = sha256(rawBody);
    await this.dataSource.transaction((manager) => this.take(manager, key, notice));
  }

  private async take(manager: EntityManager, key: string, notice: ProviderNotice): Promise<void> {
    const { event, reference } = notice;
    const { raw } = (await manager
      .createQueryBuilder()
      .insert()
      .into(PaymentEvent)
      .values({ key, event, reference, outcome: 'ignored' })
      .orIgnore()
      .returning('id')
      .execute()) as { raw: { id: string }[] };
    const [stored] = raw;
    if (!stored) return;
    const purchase = await lockPurchase(manager, reference);
    const outcome = await this.apply(manager, stored.id, notice, purchase);
    // Another reference is of something else that is paid through the same account of the provider.
    if (outcome === 'unknown_reference' && event === PAYMENT_SUCCEEDED && isPurchaseReference(reference)) {
      await this.deciderMails.queue(manager, {
        kind: 'payment_without_order',
        about: stored.id,
        content: unknownOrderMail(notice),
      });
    }
    await manager.update(PaymentEvent, { id: stored.id }, { outcome, purchaseId: purchase?.id ?? null });
    if (outcome === 'unknown_reference' || outcome === 'mismatch' || TAKEN_BACK.test(event)) {
      this.logger.warn(
        { event: stored.id, order: reference, outcome },
        'a message of the payment provider needs a look',
      );
    }
  }

  private async apply(
    manager: EntityManager,
    id: string,
    { event, transaction }: ProviderNotice,
    purchase: SharePurchase | null,
  ): Promise<EventOutcome> {
    if (TAKEN_BACK.test(event)) {
      if (purchase && !isAsDecided(event, purchase.status))
        await this.notifyOfTakenBack(manager, purchase, { id, event });
      return purchase ? 'ignored' : 'unknown_reference';
    }
    if (event !== PAYMENT_SUCCEEDED) return 'ignored';
    if (!purchase) return 'unknown_reference';
    const mismatch = transaction && findMismatch(purchase, transaction);
    if (mismatch) {
      await this.settlement.sendToReview(manager, purchase, mismatch);
      return 'mismatch';
    }
    if (purchase.status === 'pending' || purchase.status === 'failed') {
      await manager.update(SharePurchase, { id: purchase.id }, { nextCheckAt: () => 'now()' });
    }
    return 'accepted';
  }

  /** One mail per message: money may go back in parts, and a dispute has reminders. */
  private async notifyOfTakenBack(
    manager: EntityManager,
    purchase: SharePurchase,
    { id: eventId, event }: Pick<PaymentEvent, 'id' | 'event'>,
  ): Promise<void> {
    await this.deciderMails.queue(manager, {
      kind: 'purchase_taken_back',
      about: eventId,
      content: takenBackMail(purchase, { event, page: this.deciderMails.page }),
    });
  }
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8')) as unknown;
  } catch {
    throw new UnreadableNoticeException();
  }
}
