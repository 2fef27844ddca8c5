import { Inject, Injectable, Logger } from '@nestjs/common';
import { priceOfUnits, type PurchaseStatus, SHARE_MESSAGES, SHARE_OFFER } from '@smash/contract';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { UnauthenticatedException, ValidationException } from '../../platform/errors/api-exception.js';
import { violatedForeignKey } from '../../platform/errors/database-errors.js';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CreatePurchaseDto } from './create-purchase.dto.js';
import type { CreatedPurchaseDto, ShareOfferDto, VerifiedPurchaseDto } from './purchase.dto.js';
import { MEMBER_KEY, SharePurchase } from './entities/share-purchase.entity.js';
import { ProviderUnavailableError } from './provider/payment-provider.js';
import { PaystackService } from './provider/paystack.service.js';
import { PurchaseMetrics } from './purchase-metrics.service.js';
import { toPurchaseDto } from './purchase.mapper.js';
import { isPurchaseReference, makePurchaseReference } from './purchase-reference.js';
import { ReceiptLinksService } from './receipts/receipt-links.service.js';
import { FIRST_CHECK_SECONDS } from './settlement/next-check.js';
import { SettlementService } from './settlement/settlement.service.js';
import { PurchaseNotFoundException, PurchasesNotOpenException } from './shares.errors.js';

/** States in which no payment changes a purchase any more. */
const ENDED: readonly PurchaseStatus[] = ['paid', 'review', 'refused'];

/** Orders of shares, which the payment page makes and follows. */
@Injectable()
export class PurchasesService {
  private readonly logger = new Logger('Shares');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly paystack: PaystackService,
    private readonly settlement: SettlementService,
    private readonly receiptLinks: ReceiptLinksService,
    private readonly audit: AuditService,
    private readonly metrics: PurchaseMetrics,
  ) {}

  offer(): ShareOfferDto {
    return {
      is_open: this.paystack.isConfigured && !this.environment.SHARES_CLOSED,
      is_over: this.environment.SHARES_CLOSED,
      price_per_unit: SHARE_OFFER.pricePerUnit,
      minimum_units: this.environment.SHARES_MIN_UNITS ?? 1,
      maximum_units: SHARE_OFFER.mostUnits,
      currency: SHARE_OFFER.currency,
    };
  }

  /**
   * Stores an order at the server's price, and announces it to the provider. The order stays when the provider does not
   * answer: the window can be opened without the announcement.
   * @throws PurchasesNotOpenException, ValidationException for fewer units than SHARES_MIN_UNITS,
   * UnauthenticatedException when the member was erased meanwhile
   */
  async create({ units, email }: CreatePurchaseDto, memberId: string | null): Promise<CreatedPurchaseDto> {
    const publicKey = this.environment.PAYSTACK_PUBLIC_KEY;
    const { is_open: isOpen, is_over: isOver, minimum_units: minimum } = this.offer();
    if (!isOpen || publicKey === undefined) throw new PurchasesNotOpenException({ isOver });
    if (units < minimum) throw ValidationException.at(['body', 'units'], SHARE_MESSAGES.tooFew(minimum));
    const purchase = await this.keep(units, email, memberId).catch((error: unknown) => {
      throw violatedForeignKey(error) === MEMBER_KEY ? new UnauthenticatedException() : error;
    });
    return {
      ...toPurchaseDto(purchase),
      email,
      public_key: publicKey,
      access_code: (await this.announce(purchase)) ?? null,
      receipt_url: this.receiptLinks.pathOf(purchase.id),
    };
  }

  /**
   * State of an order, after asking the provider. If the provider cannot be asked or does not answer, the order stays
   * as it was, and ReconciliationService asks again.
   * @throws PurchaseNotFoundException
   */
  async verify(reference: string): Promise<VerifiedPurchaseDto> {
    const purchase = isPurchaseReference(reference)
      ? await this.dataSource.manager.findOneBy(SharePurchase, { reference })
      : null;
    if (!purchase) throw new PurchaseNotFoundException();
    const canChange = !ENDED.includes(purchase.status) && this.paystack.hasKeysOf(purchase);
    if (!canChange) return { ...toPurchaseDto(purchase), is_unpaid: false };
    try {
      const settled = await this.settlement.settle(reference);
      return { ...toPurchaseDto(settled.purchase), is_unpaid: settled.isUnpaid };
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      const said = 'the payment provider could not be asked about an order; this will be retried';
      this.logger.warn({ err: error, order: reference }, said);
      return { ...toPurchaseDto(purchase), is_unpaid: false };
    }
  }

  private async keep(units: number, email: string, memberId: string | null) {
    const { amountKobo } = priceOfUnits(units);
    return this.dataSource.transaction(async (manager) => {
      const purchase = manager.create(SharePurchase, {
        id: uuidv7(),
        reference: makePurchaseReference(),
        units,
        unitPrice: SHARE_OFFER.pricePerUnit,
        amountKobo,
        currency: SHARE_OFFER.currency,
        mode: this.paystack.mode,
        email,
        memberId,
        status: 'pending',
        nextCheckAt: new Date(Date.now() + FIRST_CHECK_SECONDS * 1000),
      });
      await manager.insert(SharePurchase, purchase);
      await this.audit.record(manager, {
        actorId: null,
        action: 'purchase.created',
        objectType: 'purchase',
        objectId: purchase.id,
        data: { units: String(units) },
      });
      this.metrics.became(manager, 'ordered', purchase);
      return { ...purchase, email };
    });
  }

  private async announce(purchase: SharePurchase & { email: string }): Promise<string | undefined> {
    try {
      return await this.paystack.initialise(purchase);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      this.logger.warn(
        { err: error, order: purchase.reference },
        'a new order could not be sent to the payment provider',
      );
      return undefined;
    }
  }
}
