import type { WebhookDelivery } from '../entities/webhook-delivery.entity.js';
import type { WebhookEvent } from '../entities/webhook-event.entity.js';
import { payloadOf } from '../sending/payload.js';
import type { WebhookDeliveryDetailsDto, WebhookDeliveryDto } from './delivery.dto.js';

/** A delivery with its event. */
export type LoggedDelivery = WebhookDelivery & { event: WebhookEvent };

/** Whether an attempt is under way. */
export const isUnderWay = ({ state, attemptedAt, durationMs }: WebhookDelivery): boolean =>
  state === 'waiting' && attemptedAt !== null && durationMs === null;

export const toDeliveryDto = (delivery: LoggedDelivery): WebhookDeliveryDto => ({
  id: delivery.id,
  event_id: delivery.eventId,
  type: delivery.event.type,
  created_at: delivery.event.createdAt.toISOString(),
  state: delivery.state,
  attempts: delivery.attempts,
  attempted_at: delivery.attemptedAt?.toISOString() ?? null,
  duration_ms: delivery.durationMs,
  response_status: delivery.responseStatus,
  failure: delivery.failure,
  next_attempt_at:
    delivery.state === 'waiting' && !isUnderWay(delivery) ? delivery.nextAttemptAt.toISOString() : null,
});

export const toDeliveryDetailsDto = (delivery: LoggedDelivery): WebhookDeliveryDetailsDto => ({
  ...toDeliveryDto(delivery),
  payload: payloadOf(delivery.event, delivery.personal),
  answer: delivery.answer,
});
