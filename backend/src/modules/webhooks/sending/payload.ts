import type { WebhookEvent } from '../entities/webhook-event.entity.js';

/** The body that is sent for an event: {@link webhookSchema} of the contract describes it. */
export const payloadOf = (
  { type, createdAt, data }: Pick<WebhookEvent, 'type' | 'createdAt' | 'data'>,
  personal: Record<string, unknown> | null,
): Record<string, unknown> => ({ type, timestamp: createdAt.toISOString(), data: { ...data, ...personal } });
