import type { WebhookEndpoint } from '../entities/webhook-endpoint.entity.js';
import type { LatestDelivery } from './latest-deliveries.js';
import type { WebhookDto } from './webhook.dto.js';

export function toWebhookDto(endpoint: WebhookEndpoint, latest?: LatestDelivery): WebhookDto {
  const { formerSecretUntil } = endpoint;
  const isFormerValid = formerSecretUntil && formerSecretUntil > new Date();
  return {
    id: endpoint.id,
    version: endpoint.version,
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    has_personal_data: endpoint.hasPersonalData,
    is_on: !endpoint.offReason,
    off_reason: endpoint.offReason,
    former_secret_until: isFormerValid ? formerSecretUntil.toISOString() : null,
    last_delivery: latest ? { state: latest.state, at: latest.at.toISOString() } : null,
    dead: latest?.dead ?? 0,
    created_at: endpoint.createdAt.toISOString(),
  };
}
