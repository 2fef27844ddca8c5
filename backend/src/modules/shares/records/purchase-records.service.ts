import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { formatKobo } from '@smash/contract';
import { DataSource, type ObjectLiteral, Repository, type SelectQueryBuilder } from 'typeorm';
import type { CountedPage } from '../../../platform/http/counted-page.js';
import { listPage, narrowAndSort } from '../../../platform/http/list-page.js';
import { streamEntities } from '../../../platform/statements/stream-entities.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { AccountService } from '../../../platform/auth/accounts/account.service.js';
import type { ExportPurchasesQueryDto, ListPurchasesQueryDto } from './list-purchases-query.dto.js';
import type {
  LedgerEntryDto,
  PaymentEventDto,
  PurchaseDecisionDto,
  PurchaseDetailsDto,
  PurchaseRecordDto,
} from '../purchase.dto.js';
import { LedgerEntry } from '../entities/ledger-entry.entity.js';
import { PaymentEvent, TAKEN_BACK } from '../entities/payment-event.entity.js';
import { SharePurchase } from '../entities/share-purchase.entity.js';
import { toPurchaseRecordDto } from '../purchase.mapper.js';
import { ReceiptLinksService } from '../receipts/receipt-links.service.js';
import { isPaid } from '../receipts/receipt.js';
import { type Money, receivedFor } from '../settlement/received-money.js';
import { PurchaseNotFoundException } from '../shares.errors.js';
import { PURCHASE_CSV_HEADINGS, purchaseToCsv } from './purchase-csv.js';

const SORT_COLUMNS = { created_at: 'createdAt', paid_at: 'paidAt', units: 'units' } as const;
const LATEST_TAKEN_BACK = `(SELECT event FROM share_payment_events e
  WHERE e.purchase_id = purchase.id AND e.event ~ '${TAKEN_BACK.source}' ORDER BY e.id DESC LIMIT 1)`;
const SEARCHED = ['reference', 'email'];

/** The purchases as administrators see them. */
@Injectable()
export class PurchaseRecordsService {
  constructor(
    @InjectRepository(SharePurchase) private readonly purchases: Repository<SharePurchase>,
    private readonly dataSource: DataSource,
    private readonly receiptLinks: ReceiptLinksService,
    private readonly accounts: AccountService,
    private readonly audit: AuditService,
  ) {}

  async list(query: ListPurchasesQueryDto): Promise<CountedPage<PurchaseRecordDto>> {
    // Always a page, never the whole list: there may be any number of unpaid orders.
    const page = await listPage(this.filtered(query), { page: 1, ...query }, listingOf(query));
    return { ...page, items: page.items.map(toPurchaseRecordDto) };
  }

  /** @throws PurchaseNotFoundException */
  async get(id: string): Promise<PurchaseDetailsDto> {
    const purchase = await this.purchases.findOneBy({ id });
    if (!purchase) throw new PurchaseNotFoundException();
    const [ledger, events] = await Promise.all([
      this.dataSource.manager.findOneBy(LedgerEntry, { purchaseId: id }),
      this.dataSource.manager.find(PaymentEvent, { where: { purchaseId: id }, order: { id: 'ASC' } }),
    ]);
    const received = receivedFor(purchase, ledger);
    return {
      ...toPurchaseRecordDto(purchase),
      ledger: ledger && toLedgerEntryDto(ledger, received),
      events: events.map(toPaymentEventDto),
      checks: purchase.checks,
      next_check_at: purchase.nextCheckAt?.toISOString() ?? null,
      receipt_url: isPaid(purchase) ? this.receiptLinks.pathOf(id) : null,
      decision: await this.decision(purchase, received),
    };
  }

  /** The table of an export, streamed so that memory does not grow with it. The audit log records it. */
  async *export(actorId: string, query: ExportPurchasesQueryDto): AsyncGenerator<string> {
    await this.audit.record(this.dataSource.manager, {
      actorId,
      action: 'export.created',
      objectType: 'export',
      objectId: 'purchases',
      data: { kind: 'purchases' },
    });
    // The headings are sent with the first row, so that a failing query is reported before anything is sent.
    let text = PURCHASE_CSV_HEADINGS;
    const builder = narrowAndSort(this.filtered(query), query, listingOf(query))
      .leftJoin(LedgerEntry, 'line', 'line.purchaseId = purchase.id')
      .addSelect(['line.at', 'line.amountReceived', 'line.currencyReceived'])
      .addSelect(LATEST_TAKEN_BACK, 'taken_back');
    for await (const { entity: purchase, row } of streamEntities(builder)) {
      yield text + purchaseToCsv({ ...toPurchaseRecordDto(purchase), ...exportedFacts(purchase, row) });
      text = '';
    }
    if (text !== '') yield text;
  }

  private async decision(
    { decidedBy, decidedAt, refusalReason }: SharePurchase,
    received: Money | undefined,
  ): Promise<PurchaseDecisionDto | null> {
    if (!decidedBy || !decidedAt) return null;
    const by = (await this.accounts.usernameOf(decidedBy)) ?? null;
    const paid = received ? formatKobo(received.amount, received.currency) : null;
    return { by, at: decidedAt.toISOString(), refusal_reason: refusalReason, paid };
  }

  private filtered({ status }: ExportPurchasesQueryDto): SelectQueryBuilder<SharePurchase> {
    const builder = this.purchases.createQueryBuilder('purchase');
    return status ? builder.andWhere('purchase.status = :status', { status }) : builder;
  }
}

/** Columns that the export joins; those of the ledger are null where nothing was credited. */
interface ExportedColumns {
  taken_back: string | null;
  line_at: Date | null;
  line_amount_received: string | null;
  line_currency_received: string | null;
}

const listingOf = ({ sort = 'created_at' }: ExportPurchasesQueryDto) => ({
  searched: SEARCHED,
  sortedBy: SORT_COLUMNS[sort],
});

function toLedgerEntryDto(
  { id, units, amountKobo, providerTransaction, at }: LedgerEntry,
  received: Money | undefined,
): LedgerEntryDto {
  return {
    id,
    units,
    amount_kobo: amountKobo,
    amount_received: received?.amount ?? null,
    currency_received: received?.currency ?? null,
    provider_transaction: providerTransaction,
    at: at.toISOString(),
  };
}

/** What the export has besides the purchase, from the columns that it joins. */
function exportedFacts(purchase: SharePurchase, row: ObjectLiteral) {
  const line = row as ExportedColumns;
  const { taken_back } = line;
  if (line.line_at === null) return { received: undefined, credited_at: null, taken_back };
  const amountReceived = line.line_amount_received === null ? null : Number(line.line_amount_received);
  const currencyReceived = line.line_currency_received;
  return {
    received: receivedFor(purchase, { amountReceived, currencyReceived }),
    credited_at: line.line_at.toISOString(),
    taken_back,
  };
}

function toPaymentEventDto({ id, event, outcome, receivedAt }: PaymentEvent): PaymentEventDto {
  return { id, event, outcome, received_at: receivedAt.toISOString() };
}
