import { ApiProperty } from '@nestjs/swagger';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_TEST,
  type WebhookDeliveryState,
  type WebhookType,
} from '@smash/contract';
import { NULLABLE_INSTANT } from '../../../platform/validation/nullable.js';

export class WebhookDeliveryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    format: 'uuid',
    description: 'What the receiver gets as `webhook-id`, the same at each attempt',
  })
  event_id: string;

  @ApiProperty({ enum: [...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST], enumName: 'WebhookDeliveryType' })
  type: WebhookType;

  @ApiProperty({ format: 'date-time', description: 'When it happened' })
  created_at: string;

  @ApiProperty({ enum: WEBHOOK_DELIVERY_STATES, enumName: 'WebhookDeliveryState' })
  state: WebhookDeliveryState;

  @ApiProperty({ type: 'integer', description: 'How often it was tried' })
  attempts: number;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'When it was last tried' })
  attempted_at: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds; null while it is being tried' })
  duration_ms: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Status of the response, if there was one' })
  response_status: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Why there was no response, such as timeout, ECONNREFUSED, ENOTFOUND, address_refused (inside a private network) or not_decrypted (the secret, so that nothing was sent)',
  })
  failure: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it is tried next; null when it is not, or is being tried',
  })
  next_attempt_at: string | null;
}

/** A delivery with its body and response. */
export class WebhookDeliveryDetailsDto extends WebhookDeliveryDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'The body: `type`, `timestamp` and `data`. What it said of a person is gone when they were erased',
  })
  payload: Record<string, unknown>;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The first 4 KB of the response, where it may be shown',
  })
  answer: string | null;
}

export class ResentDto {
  @ApiProperty({ type: 'integer', description: 'How many events are sent again' })
  deliveries: number;
}
