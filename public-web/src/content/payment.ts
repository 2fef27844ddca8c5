import { configured } from './configured';
import thirdParties from './third-parties.json';

/** The payment provider's inline script, on builds that were given its public key; without it nothing can be paid here. */
export const PAYMENT_SCRIPT: string | undefined =
  configured('VITE_PAYSTACK_PUBLIC_KEY', undefined) &&
  configured('VITE_PAYSTACK_SCRIPT_URL', thirdParties.paystackScript);

/** Words of /buy-shares-form (docs/requirements/shares.md#sh-1). */
export const SHARE_PAYMENT = {
  heading: 'Pay for shares',
  lead: 'Say how many units you would like. The amount follows at once, and you pay by card in the secure window of our payment provider.',
  unitsLabel: 'Units of shares',
  amountLabel: 'Amount',
  emailLabel: 'Email address',
  emailHelp: 'Your receipt goes here.',
  payLabel: 'Pay by card',
  assurances: [
    'Your card number goes to the payment provider alone; we never see it.',
    'We count a payment only after the provider has confirmed it to our server.',
    'A numbered receipt comes by email, and you can download it here.',
  ],
  steps: {
    ordering: 'Preparing your order...',
    paying: 'The payment window is open...',
    checking: 'Confirming your payment...',
  },
  problems: {
    script:
      'The payment window could not be loaded, so nothing was charged. Check your connection or your ad blocker, then load the page again.',
    window: 'The payment window could not be opened, so nothing was charged. Please try again.',
    order: 'Your order could not be sent, so nothing was charged. Please try again.',
  },
  /** In place of the form while somebody is logged in to the portal in this browser. */
  portalOpen: {
    heading: 'You are logged in to the portal',
    reason:
      'The payment window belongs to another company, and its script must not run where the portal is open. So you cannot pay while you are logged in to the portal in this browser.',
    otherWay: 'You can also pay in another browser or in a private window, and stay logged in here.',
    logOut: 'Log out of the portal and go on',
    loggingOut: 'Logging out...',
    unfinished: (reference: string) =>
      `You were paying for order ${reference}. Nothing is lost: if you have paid, our server confirms it and your receipt comes by email. Please do not pay for it again.`,
  },
  withoutScripts:
    'Paying needs JavaScript. Without it, an investor relations officer takes your order by telephone.',
} as const;
