import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { COMPANY } from '@smash/contract';
import { Repository } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import type { FileResponse } from '../../../platform/files/index.js';
import { LedgerEntry } from '../entities/ledger-entry.entity.js';
import { SharePurchase } from '../entities/share-purchase.entity.js';
import { receivedFor } from '../settlement/received-money.js';
import { PurchaseNotFoundException } from '../shares.errors.js';
import { ReceiptLinksService } from './receipt-links.service.js';
import { renderReceipt } from './receipt-pdf.js';
import { isPaid, receiptLabel } from './receipt.js';

/** Receipts of paid purchases, made on request. */
@Injectable()
export class ReceiptsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectRepository(SharePurchase) private readonly purchases: Repository<SharePurchase>,
    @InjectRepository(LedgerEntry) private readonly ledger: Repository<LedgerEntry>,
    private readonly links: ReceiptLinksService,
  ) {}

  /** @throws PurchaseNotFoundException, also while the purchase is not paid */
  async openLink(token: string): Promise<FileResponse> {
    const id = await this.links.purchaseOf(token);
    return this.toFile(id === undefined ? null : await this.purchases.findOneBy({ id }));
  }

  /** @throws PurchaseNotFoundException for null, and for a purchase that is not paid */
  async toFile(purchase: SharePurchase | null): Promise<FileResponse> {
    if (!purchase || !isPaid(purchase)) throw new PurchaseNotFoundException();
    const line = await this.ledger.findOneBy({ purchaseId: purchase.id });
    const content = await renderReceipt(
      purchase,
      receivedFor(purchase, line),
      this.environment.SUPPORT_EMAIL,
    );
    return {
      content: Readable.from([content]),
      name: `${COMPANY.name} receipt ${receiptLabel(purchase)}.pdf`,
      contentType: 'application/pdf',
      size: content.length,
      disposition: 'attachment',
    };
  }
}
