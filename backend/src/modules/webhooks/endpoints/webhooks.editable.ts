import type { Editable } from '../../../platform/editing/index.js';
import { WebhookEndpoint } from '../entities/webhook-endpoint.entity.js';

export const WEBHOOKS: Editable<WebhookEndpoint> = { name: 'webhook', entity: WebhookEndpoint };
