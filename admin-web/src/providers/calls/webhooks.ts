import type {
  SaveWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookWithSecret,
} from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

const deliveryPath = (id: string, deliveryId: string) => ({
  params: { path: { id, delivery_id: deliveryId } },
});

/** @returns the secret among the rest, this once */
export async function addWebhook(body: SaveWebhook): Promise<WebhookWithSecret> {
  return unwrap(await api.POST('/api/webhooks', { body }));
}

/** @param version that was read */
export async function changeWebhook(id: string, version: number, body: SaveWebhook): Promise<Webhook> {
  return unwrap(await api.PUT('/api/webhooks/{id}', { ...pathOf(id), body: { ...body, version } }));
}

/** @returns the new secret among the rest, this once; with the same key the same one */
export async function makeWebhookSecret(id: string, key: string): Promise<WebhookWithSecret> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return unwrap(await api.POST('/api/webhooks/{id}/secret', { params }));
}

/** @param until when it ends by itself, as it was read: so that no other is ended */
export async function endFormerSecret(id: string, until: string): Promise<Webhook> {
  const params = { path: { id }, query: { until } };
  return unwrap(await api.DELETE('/api/webhooks/{id}/former-secret', { params }));
}

export async function testWebhook(id: string): Promise<WebhookDelivery> {
  return unwrap(await api.POST('/api/webhooks/{id}/test', pathOf(id)));
}

export async function listDeliveries(id: string): Promise<WebhookDelivery[]> {
  return unwrap(await api.GET('/api/webhooks/{id}/deliveries', pathOf(id)));
}

export async function readDelivery(id: string, deliveryId: string): Promise<WebhookDeliveryDetails> {
  return unwrap(await api.GET('/api/webhooks/{id}/deliveries/{delivery_id}', deliveryPath(id, deliveryId)));
}

export async function resendDelivery(id: string, deliveryId: string): Promise<WebhookDelivery> {
  return unwrap(
    await api.POST('/api/webhooks/{id}/deliveries/{delivery_id}/resend', deliveryPath(id, deliveryId)),
  );
}

/** Sends all again that were given up. @returns how many */
export async function resendDead(id: string): Promise<number> {
  return unwrap(await api.POST('/api/webhooks/{id}/resend', pathOf(id))).deliveries;
}
