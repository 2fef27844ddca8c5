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

/** @returns the record with the secret, which is shown only this once */
export async function addWebhook(body: SaveWebhook): Promise<WebhookWithSecret> {
  return unwrap(await api.POST('/api/webhooks', { body }));
}

/** @param version the version that was read */
export async function changeWebhook(id: string, version: number, body: SaveWebhook): Promise<Webhook> {
  return unwrap(await api.PUT('/api/webhooks/{id}', { ...pathOf(id), body: { ...body, version } }));
}

/**
 * @returns the record with the new secret, which is shown only this once; repeated with the same key, the same secret
 */
export async function makeWebhookSecret(id: string, key: string): Promise<WebhookWithSecret> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return unwrap(await api.POST('/api/webhooks/{id}/secret', { params }));
}

/** @param until end of the former secret as it was read, so that no other secret is ended */
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

/** Sends all deliveries again that were given up. @returns how many */
export async function resendDead(id: string): Promise<number> {
  return unwrap(await api.POST('/api/webhooks/{id}/resend', pathOf(id))).deliveries;
}
