import { ApiProperty } from '@nestjs/swagger';
import { REFUSAL_REASON_LIMIT } from '@smash/contract';
import { TextField, WholeNumberField } from '../../../platform/validation/fields.js';
import { NULLABLE_INSTANT } from '../../../platform/validation/nullable.js';

/** A payment as the provider reports it. */
export class ProviderPaymentDto {
  @ApiProperty({ description: 'Number of the payment at the provider', example: '3029618420' })
  provider_transaction: string;

  @ApiProperty({
    description: "Status in the provider's words, such as success, abandoned or reversed",
    example: 'success',
  })
  status: string;

  @ApiProperty({ example: 'SHR-7F3K-9QXA-M2PD-4WZC' })
  reference: string;

  @ApiProperty({
    type: 'integer',
    description: 'Amount in the smallest unit of the currency',
    example: 5_000,
  })
  amount_kobo: number;

  @ApiProperty({ example: 'NGN' })
  currency: string;

  @ApiProperty({ description: "Mode in the provider's words: test or live", example: 'test' })
  mode: string;

  @ApiProperty(NULLABLE_INSTANT)
  paid_at: string | null;
}

/** What the provider now says of the payment of a purchase. */
export class PurchasePaymentDto {
  @ApiProperty({
    type: ProviderPaymentDto,
    nullable: true,
    description: 'Payment; null if the provider knows of none',
  })
  payment: ProviderPaymentDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Reason why the payment cannot be accepted, even by an owner; null if it can',
  })
  obstacle: string | null;
}

/** Body of POST /purchases/{id}/acceptance: the payment as the owner has seen it. */
export class AcceptPurchaseDto {
  @TextField({ max: 40, description: 'Number of the payment at the provider', example: '3029618420' })
  provider_transaction: string;

  @WholeNumberField({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Amount in the smallest unit of the currency',
    example: 5_000,
  })
  amount_kobo: number;

  @TextField({ max: 10, description: 'Currency code (ISO 4217)', example: 'NGN' })
  currency: string;
}

/** Body of POST /purchases/{id}/refusal. */
export class RefusePurchaseDto {
  @TextField({
    max: REFUSAL_REASON_LIMIT,
    multiline: true,
    description: 'Reason of the refusal; the buyer gets it by mail',
  })
  reason: string;
}
