import type { WebhookType } from '@smash/contract';

/** An event before it is written. */
export interface Happened {
  type: WebhookType;
  data: Record<string, unknown>;
}
