import { ApiProperty } from '@nestjs/swagger';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_LIMITS,
  WEBHOOK_OFF_REASONS,
  type WebhookDeliveryState,
  type WebhookEventType,
  type WebhookOffReason,
} from '@smash/contract';
import { ArrayMinSize } from 'class-validator';
import {
  BooleanField,
  ChoicesField,
  InstantField,
  TextField,
  VersionField,
} from '../../../platform/validation/fields.js';

/** Body of POST. */
export class SaveWebhookDto {
  @TextField({
    max: WEBHOOK_LIMITS.url,
    description:
      'Address that events are sent to: https, or http within the networks that the operator allows',
    example: 'https://example.com/hooks',
  })
  url: string;

  @TextField({ max: WEBHOOK_LIMITS.description, optional: true, description: 'Purpose of the webhook' })
  description?: string | null;

  @ChoicesField(WEBHOOK_EVENT_TYPES, {
    description: 'Events that are sent to the webhook',
    example: ['job.posted'],
  })
  @ArrayMinSize(1, { message: 'Please choose at least one' })
  events: WebhookEventType[];

  @BooleanField({
    optional: true,
    description:
      'Whether events include names, email addresses and telephone numbers; only owners may set it. With events of applicants the webhook then also gets `application.erased`, chosen or not. False if not given',
  })
  has_personal_data?: boolean;

  @BooleanField({
    optional: true,
    description: 'Whether the webhook is switched on, so that events are sent; true if not given',
  })
  is_on?: boolean;
}

/** Body of PUT, which replaces everything but the secret. */
export class UpdateWebhookDto extends SaveWebhookDto {
  @VersionField()
  version?: number;
}

export class EndFormerSecretQueryDto {
  @InstantField({
    optional: true,
    description:
      'The `former_secret_until` that you read: a secret that became the former one later stays valid. If not given, the present former secret ends',
  })
  until?: Date;
}

export class LastDeliveryDto {
  @ApiProperty({ enum: WEBHOOK_DELIVERY_STATES, enumName: 'WebhookDeliveryState' })
  state: WebhookDeliveryState;

  @ApiProperty({
    format: 'date-time',
    description: 'Time of the last attempt, or of the event if there was no attempt yet',
  })
  at: string;
}

export class WebhookDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    type: 'integer',
    description: 'Version number, raised by every change; send it back with PUT',
  })
  version: number;

  @ApiProperty({ description: 'Address that events are sent to' })
  url: string;

  @ApiProperty({ description: 'Purpose of the webhook' })
  description: string;

  @ApiProperty({
    enum: WEBHOOK_EVENT_TYPES,
    enumName: 'WebhookEventType',
    isArray: true,
    description: 'Events that are sent to the webhook',
  })
  events: WebhookEventType[];

  @ApiProperty({ description: 'Whether events include names, email addresses and telephone numbers' })
  has_personal_data: boolean;

  @ApiProperty({ description: 'Whether the webhook is switched on, so that events are sent' })
  is_on: boolean;

  @ApiProperty({
    enum: WEBHOOK_OFF_REASONS,
    enumName: 'WebhookOffReason',
    nullable: true,
    description:
      '`by_hand`: switched off by a person; `gone`: the receiver answered 410; `failing`: it accepted nothing for five days. Null while the webhook is on',
  })
  off_reason: WebhookOffReason | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time until which events are signed with the former secret as well; null if there is none',
  })
  former_secret_until: string | null;

  @ApiProperty({
    type: LastDeliveryDto,
    nullable: true,
    description: 'State and time of the latest delivery; null if there was none',
  })
  last_delivery: LastDeliveryDto | null;

  @ApiProperty({ type: 'integer', description: 'Number of events that were given up' })
  dead: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** With the secret, which is shown only this once. */
export class WebhookWithSecretDto extends WebhookDto {
  @ApiProperty({
    description: 'Secret with which the receiver checks signatures',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  secret: string;
}
