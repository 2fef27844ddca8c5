import { formatNaira, formatNumber, priceOfUnits, SHARE_OFFER } from '@smash/contract';
import { configured } from './configured';
import thirdParties from './third-parties.json';

/** Address of the payment provider's inline script, if the build has its public key; otherwise nothing can be paid. */
export const PAYMENT_SCRIPT: string | undefined =
  configured('VITE_PAYSTACK_PUBLIC_KEY', undefined) &&
  configured('VITE_PAYSTACK_SCRIPT_URL', thirdParties.paystackScript);

/** Words of /buy-shares-form (docs/requirements/shares.md#sh-1). */
export const SHARE_PAYMENT = {
  heading: 'Pay for shares',
  lead: 'Enter how many units you’d like, and we’ll show you the amount. You pay by card in our payment provider’s secure window.',
  unitsLabel: 'Units of shares',
  amountLabel: 'Amount',
  emailLabel: 'Email address',
  emailHelp: 'We’ll send your receipt here.',
  /** Beside the notice that the units are fewer than the offer's minimum. */
  missing: (units: number) => {
    const more = SHARE_OFFER.minimumUnits - units;
    return `You have entered ${formatNumber(units)}. Add ${formatNumber(more)} (${formatNaira(priceOfUnits(more).amount)}) to reach it.`;
  },
  loggedInAs: (name: string) => `Logged in as ${name}. The shares will appear on your dashboard.`,
  logOut: 'Not you? Log out',
  payLabel: 'Pay by card',
  assurances: [
    'Your card number goes only to the payment provider. We never see it.',
    'A payment counts only once the provider has confirmed it to our server.',
    'You get a numbered receipt by email, and can download it here.',
  ],
  steps: {
    ordering: 'Preparing your order...',
    paying: 'The payment window is open...',
    checking: 'Confirming your payment...',
  },
  problems: {
    script:
      'The payment window couldn’t be loaded, so you haven’t been charged. Check your connection or ad blocker, then reload the page.',
    window: 'The payment window couldn’t be opened, so you haven’t been charged. Please try again.',
    sessionEnded:
      'Your session has ended, and nothing has been ordered. Log in to have the shares on your dashboard, or pay without an account.',
    member:
      'Nothing has been ordered yet. Please check who is logged in, above the button, then press it again.',
    price: (amount: string) =>
      `The price has changed: these units cost ${amount}. You haven’t been charged. Reload the page to see the new price.`,
    order: 'Your order couldn’t be sent, so you haven’t been charged. Please try again.',
  },
  /** Shown instead of the form while this browser has a portal session. */
  portalOpen: {
    heading: 'You are logged in to the portal',
    reason:
      'The payment window belongs to another company, and its script must not run where the portal is open. So you cannot pay while you are logged in to the portal in this browser.',
    otherWay: 'You can also pay in another browser or in a private window, and stay logged in here.',
    logOut: 'Log out of the portal and go on',
    unfinished: (reference: string) =>
      `You were paying for order ${reference}. Nothing is lost: if you have paid, our server confirms it and your receipt comes by email. Please do not pay for it again.`,
  },
  withoutScripts:
    'You need JavaScript to pay here. Without it, you can order by phone from an investor relations officer.',
} as const;
