import type { CreatedPurchase } from '../../lib/api/shares';

/** How the window ended. "paid" is only the window's claim: the server decides. */
export type WindowOutcome = 'paid' | 'closed' | 'failed';

interface WindowCallbacks {
  onSuccess: () => void;
  onCancel: () => void;
  onError: () => void;
}

/** The object that the provider's inline script adds to the page (Paystack InlineJS, version 2). */
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
 * Opens the provider's window over the page: with the access code if the server has announced the order, otherwise with
 * key, email, amount and currency (docs/requirements/shares.md#sh-3).
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
