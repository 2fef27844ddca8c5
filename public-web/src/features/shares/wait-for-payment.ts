import { type Purchase, verifyPurchase } from '../../lib/api/shares';

/** Milliseconds between the requests: the provider may need a moment to register a payment. */
const WAITS = [1_000, 2_000, 4_000];

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks the server for the status of an order, up to four times while it is pending; undefined without any answer. */
export async function waitForPayment(reference: string): Promise<Purchase['status'] | undefined> {
  let status: Purchase['status'] | undefined;
  for (const wait of [...WAITS, 0]) {
    status = (await verifyPurchase(reference))?.status ?? status;
    if (status && status !== 'pending') return status;
    if (wait > 0) await delay(wait);
  }
  return status;
}
