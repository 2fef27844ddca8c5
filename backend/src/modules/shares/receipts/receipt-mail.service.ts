import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../platform/config/environment.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import type { Money } from '../settlement/received-money.js';
import { receiptMail } from './receipt-mail.js';
import { ReceiptLinksService } from './receipt-links.service.js';
import type { PaidPurchase } from './receipt.js';

/** Sends receipts to the buyers of paid purchases. */
@Injectable()
export class ReceiptMailService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly mails: MailService,
    private readonly links: ReceiptLinksService,
  ) {}

  /** Queues the mail in the transaction of the payment. After the buyer was erased, nobody is mailed. */
  async queue(manager: EntityManager, purchase: PaidPurchase, received: Money): Promise<void> {
    if (purchase.email === null) return;
    await this.mails.queue(manager, {
      kind: 'share_receipt',
      about: purchase.id,
      recipient: purchase.email,
      replyTo: this.environment.SUPPORT_EMAIL,
      content: receiptMail(
        purchase,
        received,
        `${siteUrl(this.environment)}${this.links.pathOf(purchase.id)}`,
      ),
    });
  }
}
