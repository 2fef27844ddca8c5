import type { WEBHOOK_TEST, WebhookEventType } from '@smash/contract';

/** An event before it is written. */
export interface Happened {
  type: WebhookEventType | typeof WEBHOOK_TEST;
  data: Record<string, unknown>;
}
