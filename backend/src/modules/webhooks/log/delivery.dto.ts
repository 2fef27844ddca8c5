import { ApiProperty } from '@nestjs/swagger';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_TEST,
  type WebhookDeliveryState,
  type DeliveredEventType,
} from '@smash/contract';
import { NULLABLE_INSTANT } from '../../../platform/validation/nullable.js';

export class WebhookDeliveryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    format: 'uuid',
    description: 'Id of the event, which the receiver gets as `webhook-id`; the same at each attempt',
  })
  event_id: string;

  @ApiProperty({ enum: [...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST], enumName: 'WebhookDeliveryType' })
  type: DeliveredEventType;

  @ApiProperty({ format: 'date-time', description: 'Time of the event' })
  created_at: string;

  @ApiProperty({ enum: WEBHOOK_DELIVERY_STATES, enumName: 'WebhookDeliveryState' })
  state: WebhookDeliveryState;

  @ApiProperty({ type: 'integer', description: 'Number of attempts' })
  attempts: number;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'Time of the last attempt; null if there was none yet' })
  attempted_at: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Duration of the last attempt in milliseconds; null while there is no result',
  })
  duration_ms: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'HTTP status of the response; null if there was none',
  })
  response_status: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Reason why there was no response: such as timeout, ECONNREFUSED, ENOTFOUND, address_refused (the address is in a private network) or not_decrypted (the secret could not be decrypted, so nothing was sent). Null if there was a response',
  })
  failure: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the next attempt; null if there is none or an attempt is in progress',
  })
  next_attempt_at: string | null;
}

/** A delivery with its body and response. */
export class WebhookDeliveryDetailsDto extends WebhookDeliveryDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description:
      'Body of the request: `type`, `timestamp` and `data`. Personal data are missing if the person was erased',
  })
  payload: Record<string, unknown>;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'First 4 KB of the response; null if there was none or you may not see it',
  })
  answer: string | null;
}

export class ResentDto {
  @ApiProperty({ type: 'integer', description: 'Number of events that are sent again' })
  deliveries: number;
}
