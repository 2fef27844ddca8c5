import type { Schemas } from '@smash/contract/client';
import { type CallOutcome, outcomeOf } from './call-outcome';
import { memberClient } from './members';

export type OwnPurchase = Schemas['MyPurchaseDto'];

/** The member's purchases, newest first; undefined when they could not be loaded. */
export async function loadOwnPurchases(): Promise<readonly OwnPurchase[] | undefined> {
  const outcome = await outcomeOf(memberClient.GET('/api/purchases/mine'));
  return outcome.isDone ? outcome.data : undefined;
}

/** The receipt of an own purchase, as PDF. */
export function downloadReceipt(id: string): Promise<CallOutcome<Blob>> {
  const options = { params: { path: { id } }, parseAs: 'blob' } as const;
  return outcomeOf<Blob>(memberClient.GET('/api/purchases/mine/{id}/receipt', options));
}
