import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS, type WebhookEventType } from '@smash/contract';
import type { WebhookEndpoint } from '../entities/webhook-endpoint.entity.js';

export const ERASED: WebhookEventType = 'application.erased';

const OF_APPLICANTS = WEBHOOK_EVENT_TYPES.filter((type) =>
  ['application', 'interview'].includes(WEBHOOK_EVENTS[type].about),
);

/**
 * SQL: whether an endpoint is told of erasures: it chose them, or gets data of applicants. It is the condition of
 * `hearsOfErasures`.
 */
export const HEARS_OF_ERASURES = `('${ERASED}' = ANY(events)
  OR has_personal_data AND events && '{${OF_APPLICANTS.join()}}'::text[])`;

/** Whether an endpoint is told of erasures. */
export function hearsOfErasures({
  events,
  hasPersonalData,
}: Pick<WebhookEndpoint, 'events' | 'hasPersonalData'>): boolean {
  return events.includes(ERASED) || (hasPersonalData && events.some((type) => OF_APPLICANTS.includes(type)));
}
