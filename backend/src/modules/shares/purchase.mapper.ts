import type { MyPurchaseDto, PurchaseDto, PurchaseRecordDto } from './purchase.dto.js';
import type { SharePurchase } from './entities/share-purchase.entity.js';
import { isPaid, receiptLabel } from './receipts/receipt.js';

export function toPurchaseDto(purchase: SharePurchase): PurchaseDto {
  const { reference, units, unitPrice, amountKobo, currency, status, mode } = purchase;
  return { reference, units, amount: units * unitPrice, amount_kobo: amountKobo, currency, status, mode };
}

export function toMyPurchaseDto(purchase: SharePurchase): MyPurchaseDto {
  return {
    id: purchase.id,
    ...toPurchaseDto(purchase),
    receipt_number: isPaid(purchase) ? receiptLabel(purchase) : null,
    created_at: purchase.createdAt.toISOString(),
    paid_at: purchase.paidAt?.toISOString() ?? null,
  };
}

export function toPurchaseRecordDto(purchase: SharePurchase): PurchaseRecordDto {
  const { email, memberId, reviewReason } = purchase;
  return { ...toMyPurchaseDto(purchase), email, member_id: memberId, review_reason: reviewReason };
}
