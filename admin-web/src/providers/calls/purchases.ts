import type { ProviderPayment, PurchasePayment } from '@smash/contract/client';
import type { SortPayload } from 'react-admin';
import { api } from '../api-client';
import { toSearch, toSort } from '../list-query';
import { pathOf, unwrap } from './resource-calls';
import { SORTABLE, toStatus } from './resources/purchases';

/** The payment of a purchase, as the provider reports it now. */
export async function readPayment(id: string): Promise<PurchasePayment> {
  return unwrap(await api.GET('/api/purchases/{id}/payment', pathOf(id)));
}

/** Counts the payment as it was read; refused when the provider by now reports another. */
export async function acceptPurchase(id: string, payment: ProviderPayment): Promise<void> {
  const { provider_transaction, amount_kobo, currency } = payment;
  const body = { provider_transaction, amount_kobo, currency };
  unwrap(await api.POST('/api/purchases/{id}/acceptance', { ...pathOf(id), body }));
}

/** Ends the review without counting the payment; the buyer is told the reason. */
export async function refusePurchase(id: string, reason: string): Promise<void> {
  unwrap(await api.POST('/api/purchases/{id}/refusal', { ...pathOf(id), body: { reason } }));
}

/** The purchases of a filter as a table. */
export async function exportPurchases({
  filter,
  sort,
}: {
  filter: Record<string, unknown>;
  sort: SortPayload;
}): Promise<Blob> {
  const query = { ...toStatus(filter), ...toSearch(filter), ...toSort(sort, SORTABLE) };
  return unwrap(await api.GET('/api/purchases/export', { params: { query }, parseAs: 'blob' }));
}
