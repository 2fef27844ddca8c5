import { ApiProperty } from '@nestjs/swagger';
import { PURCHASE_STATUSES, type PurchaseStatus, REVIEW_REASONS, type ReviewReason } from '@smash/contract';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../platform/validation/nullable.js';

/** Whether and how shares can be bought here. */
export class ShareOfferDto {
  @ApiProperty({ description: 'Whether the payment provider is configured, and the offer has not ended' })
  is_open: boolean;

  @ApiProperty({ description: 'Whether the operator has ended the offer' })
  is_over: boolean;

  @ApiProperty({ type: 'integer', description: 'Naira for a unit', example: 1_000 })
  price_per_unit: number;

  @ApiProperty({ type: 'integer', description: 'Fewer units are refused', example: 1 })
  minimum_units: number;

  @ApiProperty({ type: 'integer', description: 'More units are refused', example: 1_000_000 })
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

  @ApiProperty({ type: 'integer', description: 'Naira', example: 1_000_000 })
  amount: number;

  @ApiProperty({ type: 'integer', description: 'The same in kobo', example: 100_000_000 })
  amount_kobo: number;

  @ApiProperty({ example: 'NGN' })
  currency: string;

  @ApiProperty({
    enum: PURCHASE_STATUSES,
    enumName: 'PurchaseStatus',
    description:
      'pending: no payment is known; paid: the provider confirmed it, or the owner after a review; review: the payment is not that of the order; failed: not paid within three days; refused: by the owner, after a review',
  })
  status: PurchaseStatus;

  @ApiProperty({ enum: ['test', 'live'], description: 'Whether the keys were for tests or for money' })
  mode: 'test' | 'live';
}

/** State of a purchase after asking the provider. */
export class VerifiedPurchaseDto extends PurchaseDto {
  @ApiProperty({
    description:
      'Whether the provider says that nothing was paid and no charge is under way; false also when it does not answer',
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
      'Resumes the transaction that the server announced; null when the provider did not answer in time, then the window is opened with key, email, amount, currency, reference and the channel card alone',
  })
  access_code: string | null;

  @ApiProperty({ description: 'Path of the receipt on this server: 404 until the purchase is paid' })
  receipt_url: string;
}

/** A purchase as its member sees it. */
export class MyPurchaseDto extends PurchaseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Number of the receipt', example: '000042' })
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
    description: 'null after the person was erased',
  })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'uuid', description: 'The member whose it is' })
  member_id: string | null;

  @ApiProperty({
    enum: REVIEW_REASONS,
    enumName: 'ReviewReason',
    nullable: true,
    description: 'Why it was put into review: in what the payment differed from the order',
  })
  review_reason: ReviewReason | null;
}

/** A line of the ledger. */
export class LedgerEntryDto {
  @ApiProperty({ description: 'Number of the line', example: '17' })
  id: string;

  @ApiProperty({ type: 'integer' })
  units: number;

  @ApiProperty({ type: 'integer' })
  amount_kobo: number;

  @ApiProperty({ description: "The provider's own number of the payment", example: '3029618420' })
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
  @ApiProperty({ ...NULLABLE_TEXT, description: 'Username; null after the account was removed' })
  by: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it was refused; null when it was accepted, empty after the person was erased',
  })
  refusal_reason: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'NGN 999,000.00',
    description:
      'What was really paid for one that was accepted, by the audit log; null when it was refused, or the log does not say (any more)',
  })
  paid: string | null;
}

/** A purchase with its line of the ledger and the provider's messages about it. */
export class PurchaseDetailsDto extends PurchaseRecordDto {
  @ApiProperty({ type: LedgerEntryDto, nullable: true, description: 'null while nothing was credited' })
  ledger: LedgerEntryDto | null;

  @ApiProperty({ type: [PaymentEventDto], description: 'Oldest first' })
  events: PaymentEventDto[];

  @ApiProperty({ type: 'integer', description: 'How often the provider was asked by the job' })
  checks: number;

  @ApiProperty(NULLABLE_INSTANT)
  next_check_at: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Path of the receipt; null while there is none' })
  receipt_url: string | null;

  @ApiProperty({
    type: PurchaseDecisionDto,
    nullable: true,
    description: 'How the review ended; null for a purchase that was not decided by an owner',
  })
  decision: PurchaseDecisionDto | null;
}
