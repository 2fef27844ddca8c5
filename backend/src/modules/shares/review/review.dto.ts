import { ApiProperty } from '@nestjs/swagger';
import { REFUSAL_REASON_LIMIT } from '@smash/contract';
import { TextField, WholeNumberField } from '../../../platform/validation/fields.js';
import { NULLABLE_INSTANT } from '../../../platform/validation/nullable.js';

/** A payment as the provider reports it. */
export class ProviderPaymentDto {
  @ApiProperty({ description: "The provider's own number of the payment", example: '3029618420' })
  provider_transaction: string;

  @ApiProperty({
    description: "The provider's word, such as success, abandoned or reversed",
    example: 'success',
  })
  status: string;

  @ApiProperty({ example: 'SHR-7F3K-9QXA-M2PD-4WZC' })
  reference: string;

  @ApiProperty({ type: 'integer', description: 'In the smallest unit of the currency', example: 5_000 })
  amount_kobo: number;

  @ApiProperty({ example: 'NGN' })
  currency: string;

  @ApiProperty({ description: "The provider's word for whether money moved: test or live", example: 'test' })
  mode: string;

  @ApiProperty(NULLABLE_INSTANT)
  paid_at: string | null;
}

/** What the provider now says of the payment of a purchase. */
export class PurchasePaymentDto {
  @ApiProperty({ type: ProviderPaymentDto, nullable: true, description: 'null when it knows of none' })
  payment: ProviderPaymentDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the payment cannot be accepted, whatever an owner thinks of it; null when it can',
  })
  obstacle: string | null;
}

/** Body of POST /purchases/{id}/acceptance: the payment as the owner has seen it. */
export class AcceptPurchaseDto {
  @TextField({ max: 40, description: "The provider's own number of the payment", example: '3029618420' })
  provider_transaction: string;

  @WholeNumberField({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: 'In the smallest unit of the currency',
    example: 5_000,
  })
  amount_kobo: number;

  @TextField({ max: 10, description: 'Currency', example: 'NGN' })
  currency: string;
}

/** Body of POST /purchases/{id}/refusal. */
export class RefusePurchaseDto {
  @TextField({ max: REFUSAL_REASON_LIMIT, multiline: true, description: 'Why; the buyer is told by mail' })
  reason: string;
}
