import { MESSAGES, describeSubmitFailure, fieldMessages } from '@smash/contract';
import type { Schemas } from '@smash/contract/client';
import { SHARE_PAYMENT } from '../../content/payment';
import { apiClient } from './client';
import { memberClient } from './members';

export type ShareOffer = Schemas['ShareOfferDto'];
export type Purchase = Schemas['VerifiedPurchaseDto'];
export type CreatedPurchase = Schemas['CreatedPurchaseDto'];

/** An order that was stored, or the messages why not, by field and for the form. Never rejects. */
export type OrderResult =
  | { status: 'kept'; purchase: CreatedPurchase }
  | { status: 'refused'; fields: Record<string, string>; message: string };

/** The present offer of shares; undefined when the server does not answer. */
export async function loadShareOffer(): Promise<ShareOffer | undefined> {
  const result = await apiClient.GET('/api/shares/offer').catch(() => undefined);
  return result?.data;
}

/** Orders shares, as the member if one is logged in. */
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

/** Status of an order according to the server and the payment provider; undefined when the server does not answer. */
export async function verifyPurchase(reference: string): Promise<Purchase | undefined> {
  const params = { path: { reference } };
  const result = await apiClient
    .POST('/api/shares/purchases/{reference}/verify', { params })
    .catch(() => undefined);
  return result?.data;
}
