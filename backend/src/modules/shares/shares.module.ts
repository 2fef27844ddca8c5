import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLabels } from '../../platform/audit/audit-labels.service.js';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { LedgerEntry } from './entities/ledger-entry.entity.js';
import { PaymentEvent } from './entities/payment-event.entity.js';
import { SharePurchase } from './entities/share-purchase.entity.js';
import { MemberPurchasesController } from './member-purchases.controller.js';
import { MemberPurchasesService } from './member-purchases.service.js';
import { PaystackService } from './provider/paystack.service.js';
import { PurchaseMetrics } from './purchase-metrics.service.js';
import { PurchasesController } from './purchases.controller.js';
import { PurchasesService } from './purchases.service.js';
import { ReceiptLinksService } from './receipts/receipt-links.service.js';
import { ReceiptMailService } from './receipts/receipt-mail.service.js';
import { ReceiptsService } from './receipts/receipts.service.js';
import { ErasedOwnerService } from './records/erased-owner.service.js';
import { PurchaseRecordsController } from './records/purchase-records.controller.js';
import { PurchaseRecordsService } from './records/purchase-records.service.js';
import { PurchaseReviewController } from './review/purchase-review.controller.js';
import { PurchaseReviewService } from './review/purchase-review.service.js';
import { CreditingService } from './settlement/crediting.service.js';
import { DeciderMailsService } from './settlement/decider-mails.service.js';
import { ReconciliationService } from './settlement/reconciliation.service.js';
import { SettlementService } from './settlement/settlement.service.js';
import { ProviderNoticesController } from './provider-notices/provider-notices.controller.js';
import { ProviderNoticesService } from './provider-notices/provider-notices.service.js';

/** Buying shares by units through a payment provider (docs/requirements/shares.md#sh-1). */
@Module({
  imports: [
    TypeOrmModule.forFeature([SharePurchase, LedgerEntry, PaymentEvent]),
    AuditModule,
    AuthModule,
    MailModule,
    MembersModule,
  ],
  // Controllers with fixed paths come before those with an id in the same place: the first match is taken.
  controllers: [
    ProviderNoticesController,
    PurchasesController,
    MemberPurchasesController,
    PurchaseRecordsController,
    PurchaseReviewController,
  ],
  providers: [
    PaystackService,
    PurchaseMetrics,
    PurchasesService,
    CreditingService,
    DeciderMailsService,
    SettlementService,
    ReconciliationService,
    ProviderNoticesService,
    ReceiptLinksService,
    ReceiptMailService,
    ReceiptsService,
    PurchaseRecordsService,
    PurchaseReviewService,
    ErasedOwnerService,
    MemberPurchasesService,
  ],
  exports: [ErasedOwnerService, SettlementService],
})
export class SharesModule {
  constructor(labels: AuditLabels) {
    labels.describe('purchase', {
      idType: 'uuid',
      sql: 'SELECT id::text, reference AS label, true AS is_there FROM share_purchases WHERE id = ANY($1::uuid[])',
    });
  }
}
