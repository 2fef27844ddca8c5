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
    description: 'Where events are sent: https, or http within the networks that the operator allows',
    example: 'https://example.com/hooks',
  })
  url: string;

  @TextField({ max: WEBHOOK_LIMITS.description, optional: true, description: 'What it is for' })
  description?: string | null;

  @ChoicesField(WEBHOOK_EVENT_TYPES, { description: 'What is sent there', example: ['job.posted'] })
  @ArrayMinSize(1, { message: 'Please choose at least one' })
  events: WebhookEventType[];

  @BooleanField({
    optional: true,
    description:
      'Whether names, email addresses and phone numbers are sent too. For owners; false if not given',
  })
  has_personal_data?: boolean;

  @BooleanField({ optional: true, description: 'Whether events are sent; true if not given' })
  is_on?: boolean;
}

/** Body of PUT, which replaces everything but the secret. */
export class UpdateWebhookDto extends SaveWebhookDto {
  @VersionField()
  version?: number | null;
}

export class EndFormerSecretQueryDto {
  @InstantField({
    optional: true,
    description:
      'Its `former_secret_until` as it was read: one that is former since then stays. Whichever is former if not given',
  })
  until?: Date | null;
}

export class LastDeliveryDto {
  @ApiProperty({ enum: WEBHOOK_DELIVERY_STATES, enumName: 'WebhookDeliveryState' })
  state: WebhookDeliveryState;

  @ApiProperty({ format: 'date-time', description: 'When it was last tried, or when the event was' })
  at: string;
}

export class WebhookDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'Raised by every change; send it back with PUT' })
  version: number;

  @ApiProperty({ description: 'Where events are sent' })
  url: string;

  @ApiProperty({ description: 'What it is for' })
  description: string;

  @ApiProperty({
    enum: WEBHOOK_EVENT_TYPES,
    enumName: 'WebhookEventType',
    isArray: true,
    description: 'What is sent there',
  })
  events: WebhookEventType[];

  @ApiProperty({ description: 'Whether names, email addresses and phone numbers are sent too' })
  has_personal_data: boolean;

  @ApiProperty({ description: 'Whether events are sent' })
  is_on: boolean;

  @ApiProperty({
    enum: WEBHOOK_OFF_REASONS,
    enumName: 'WebhookOffReason',
    nullable: true,
    description:
      'by_hand; gone: it answered 410; failing: it took nothing for five days; null while it is on',
  })
  off_reason: WebhookOffReason | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until then everything is signed with the former secret as well; null when there is none',
  })
  former_secret_until: string | null;

  @ApiProperty({
    type: LastDeliveryDto,
    nullable: true,
    description: 'What became of the latest; null for none',
  })
  last_delivery: LastDeliveryDto | null;

  @ApiProperty({ type: 'integer', description: 'Events that were given up' })
  dead: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** With the secret, which is shown only this once. */
export class WebhookWithSecretDto extends WebhookDto {
  @ApiProperty({
    description: 'What signatures are checked with',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  secret: string;
}
