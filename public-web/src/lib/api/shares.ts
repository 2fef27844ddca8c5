import { MESSAGES, describeSubmitFailure, fieldMessages } from '@smash/contract';
import type { Schemas } from '@smash/contract/client';
import { SHARE_PAYMENT } from '../../content/payment';
import { apiClient } from './client';
import { memberClient } from './members';

export type ShareOffer = Schemas['ShareOfferDto'];
export type Purchase = Schemas['VerifiedPurchaseDto'];
export type CreatedPurchase = Schemas['CreatedPurchaseDto'];

/** An order that was kept, or why it was not: by field, or for all of it. Never rejects. */
export type OrderResult =
  | { status: 'kept'; purchase: CreatedPurchase }
  | { status: 'refused'; fields: Record<string, string>; message: string };

/** Whether and how shares can be bought; undefined when nobody answers. */
export async function loadShareOffer(): Promise<ShareOffer | undefined> {
  const result = await apiClient.GET('/api/shares/offer').catch(() => undefined);
  return result?.data;
}

/** Orders as the member who is logged in, if anybody is. */
export async function orderShares(units: number, email: string): Promise<OrderResult> {
  try {
    const { data, error } = await memberClient.POST('/api/shares/purchases', { body: { units, email } });
    if (data) return { status: 'kept', purchase: data };
    return {
      status: 'refused',
      fields: fieldMessages(error),
      message: describeSubmitFailure(error, MESSAGES.unknownError),
    };
  } catch {
    return { status: 'refused', fields: {}, message: SHARE_PAYMENT.problems.order };
  }
}

/** What has become of an order, as the server and the provider see it; undefined when nobody answers. */
export async function verifyPurchase(reference: string): Promise<Purchase | undefined> {
  const params = { path: { reference } };
  const result = await apiClient
    .POST('/api/shares/purchases/{reference}/verify', { params })
    .catch(() => undefined);
  return result?.data;
}
