import type { CreatedPurchase } from '../../lib/api/shares';

/** How the window ended. That it says "paid" is a claim: only the server's word counts. */
export type WindowOutcome = 'paid' | 'closed' | 'failed';

interface WindowCallbacks {
  onSuccess: () => void;
  onCancel: () => void;
  onError: () => void;
}

/** What the provider's inline script leaves in the page (Paystack InlineJS, version 2). */
interface PaymentPopup {
  newTransaction(
    order: {
      key: string;
      email: string;
      amount: number;
      currency: string;
      reference: string;
      channels: readonly 'card'[];
    } & WindowCallbacks,
  ): unknown;
  resumeTransaction(accessCode: string, callbacks: WindowCallbacks): unknown;
}

declare global {
  interface Window {
    PaystackPop?: new () => PaymentPopup;
  }
}

/**
 * Opens the provider's window over the page: with the order as the server announced it, or else with key, email,
 * amount and currency (docs/requirements/shares.md#sh-3).
 */
export function openPaymentWindow(purchase: CreatedPurchase): Promise<WindowOutcome> {
  const Popup = window.PaystackPop;
  return new Promise((resolve) => {
    if (!Popup) {
      resolve('failed');
      return;
    }
    const callbacks: WindowCallbacks = {
      onSuccess: () => resolve('paid'),
      onCancel: () => resolve('closed'),
      onError: () => resolve('failed'),
    };
    const {
      public_key: key,
      access_code: accessCode,
      amount_kobo: amount,
      email,
      currency,
      reference,
    } = purchase;
    try {
      const popup = new Popup();
      if (accessCode) popup.resumeTransaction(accessCode, callbacks);
      else
        popup.newTransaction({ key, email, amount, currency, reference, channels: ['card'], ...callbacks });
    } catch {
      resolve('failed');
    }
  });
}
