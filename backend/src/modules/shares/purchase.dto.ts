import { ApiProperty } from '@nestjs/swagger';
import { PURCHASE_STATUSES, type PurchaseStatus, REVIEW_REASONS, type ReviewReason } from '@smash/contract';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../platform/validation/nullable.js';

/** Whether and how shares can be bought here. */
export class ShareOfferDto {
  @ApiProperty({
    description:
      'Whether shares can be bought: the payment provider is configured and the offer has not ended',
  })
  is_open: boolean;

  @ApiProperty({ description: 'Whether the operator has ended the offer' })
  is_over: boolean;

  @ApiProperty({ type: 'integer', description: 'Price of a unit, in naira', example: 1_000 })
  price_per_unit: number;

  @ApiProperty({ type: 'integer', description: 'Smallest number of units in a purchase', example: 1 })
  minimum_units: number;

  @ApiProperty({ type: 'integer', description: 'Largest number of units in a purchase', example: 1_000_000 })
  maximum_units: number;

  @ApiProperty({ example: 'NGN' })
  currency: string;
}

/** A purchase as shown to anybody who knows its reference. */
export class PurchaseDto {
  @ApiProperty({ example: 'SHR-7F3K-9QXA-M2PD-4WZC' })
  reference: string;

  @ApiProperty({ type: 'integer', example: 1_000 })
  units: number;

  @ApiProperty({ type: 'integer', description: 'Amount in naira', example: 1_000_000 })
  amount: number;

  @ApiProperty({ type: 'integer', description: 'Amount in kobo', example: 100_000_000 })
  amount_kobo: number;

  @ApiProperty({ example: 'NGN' })
  currency: string;

  @ApiProperty({
    enum: PURCHASE_STATUSES,
    enumName: 'PurchaseStatus',
    description:
      '`pending`: no payment is known; `paid`: confirmed by the provider, or by an owner after a review; `review`: the payment differs from the order; `failed`: not paid within three days; `refused`: by an owner, after a review',
  })
  status: PurchaseStatus;

  @ApiProperty({
    enum: ['test', 'live'],
    description: "Mode of the provider's keys: `test` or `live` (real money)",
  })
  mode: 'test' | 'live';
}

/** State of a purchase after asking the provider. */
export class VerifiedPurchaseDto extends PurchaseDto {
  @ApiProperty({
    description:
      'Whether the provider says that nothing was paid and no charge is in progress; false also if it does not respond',
  })
  is_unpaid: boolean;
}

/** A new purchase, with what the provider's inline window needs. */
export class CreatedPurchaseDto extends PurchaseDto {
  @ApiProperty({ example: 'ada@example.com' })
  email: string;

  @ApiProperty({ description: 'Public key of the payment provider', example: 'pk_test_0123456789' })
  public_key: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Access code with which the inline window resumes the prepared transaction. Null if the provider did not respond in time: then open the window with key, email, amount, currency, reference and only the channel card',
  })
  access_code: string | null;

  @ApiProperty({ description: 'Path of the receipt on this server; 404 until the purchase is paid' })
  receipt_url: string;
}

/** A purchase as its member sees it. */
export class MyPurchaseDto extends PurchaseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Number of the receipt; null until the purchase is paid',
    example: '000042',
  })
  receipt_number: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty(NULLABLE_INSTANT)
  paid_at: string | null;
}

/** A purchase as the portal lists it. */
export class PurchaseRecordDto extends MyPurchaseDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'ada@example.com',
    description: 'Email address of the buyer; null if the person was erased',
  })
  email: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description: 'Id of the member who bought; null if the buyer is not a member',
  })
  member_id: string | null;

  @ApiProperty({
    enum: REVIEW_REASONS,
    enumName: 'ReviewReason',
    nullable: true,
    description: 'Reason of the review: how the payment differed from the order; null without a review',
  })
  review_reason: ReviewReason | null;
}

/** A line of the ledger. */
export class LedgerEntryDto {
  @ApiProperty({ description: 'Number of the ledger entry', example: '17' })
  id: string;

  @ApiProperty({ type: 'integer' })
  units: number;

  @ApiProperty({ type: 'integer', description: 'Amount of the order in kobo' })
  amount_kobo: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Amount that the provider confirmed, in the smallest unit of its currency; null if it is not known',
  })
  amount_received: number | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Currency of `amount_received`; null like it',
    example: 'NGN',
  })
  currency_received: string | null;

  @ApiProperty({ description: 'Number of the payment at the provider', example: '3029618420' })
  provider_transaction: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** A message of the provider about a purchase. */
export class PaymentEventDto {
  @ApiProperty({ example: '17' })
  id: string;

  @ApiProperty({ example: 'charge.success' })
  event: string;

  @ApiProperty({ enum: ['accepted', 'mismatch', 'unknown_reference', 'ignored'] })
  outcome: 'accepted' | 'mismatch' | 'unknown_reference' | 'ignored';

  @ApiProperty({ format: 'date-time' })
  received_at: string;
}

/** How an owner ended a review. */
export class PurchaseDecisionDto {
  @ApiProperty({ ...NULLABLE_TEXT, description: 'Username of the owner; null if the account was removed' })
  by: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Reason of the refusal; null if the payment was accepted, empty if the person was erased',
  })
  refusal_reason: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'NGN 999,000.00',
    description:
      'Amount really paid for an accepted purchase; null if the payment was refused or the amount is not known',
  })
  paid: string | null;
}

/** A purchase with its line of the ledger and the provider's messages about it. */
export class PurchaseDetailsDto extends PurchaseRecordDto {
  @ApiProperty({
    type: LedgerEntryDto,
    nullable: true,
    description: 'Ledger entry; null if nothing was credited',
  })
  ledger: LedgerEntryDto | null;

  @ApiProperty({ type: [PaymentEventDto], description: 'Messages of the provider, oldest first' })
  events: PaymentEventDto[];

  @ApiProperty({
    type: 'integer',
    description: 'Number of times that the background job has asked the provider',
  })
  checks: number;

  @ApiProperty(NULLABLE_INSTANT)
  next_check_at: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Path of the receipt on this server; null if there is none' })
  receipt_url: string | null;

  @ApiProperty({
    type: PurchaseDecisionDto,
    nullable: true,
    description: 'Decision of the owner; null if no owner has decided on the purchase',
  })
  decision: PurchaseDecisionDto | null;
}
