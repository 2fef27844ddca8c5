import { formatNaira, formatNumber, priceOfUnits, SHARE_OFFER } from '@smash/contract';
import { INVESTOR_DESK_HOURS, SHARES_APPROVAL, SHARES_APPROVER } from './facts';
import type { NamedText } from './home/values';

/** Words of /buy-shares. */
export const BUY_SHARES = {
  title: 'Buy Shares',
  heading: 'Own a part of what you already use',
  offer: '40% shares are offered per brand. The minimum purchase is 1,000 units.',
  buttonLabel: 'Buy Shares',
  to: '/buy-shares-form',
  factsHeading: 'The offer, line by line',
  reasonsHeading: 'Four reasons to invest',
} as const;

/** Words once the operator has ended the offer. */
export const OFFER_ENDED = {
  heading: 'The offer of shares has ended',
  text: 'You can’t buy shares any more, and nobody may collect money for them in our name. Units that you have paid for are on record. If you have a question about them, speak to an investor relations officer.',
} as const;

/** Shown wherever a page mentions shares, plans or returns. */
export const RISK_SENTENCE =
  'Your capital is at risk: the value of an investment can fall as well as rise, returns are not guaranteed, and you may get back less than you put in.';

const units = (count: number) => `${formatNumber(count)} units`;
const { minimumUnits, mostUnits, percentPerBrand, pricePerUnit } = SHARE_OFFER;

/** The offer as facts: what it is, what it costs, what can go wrong and who has to approve it. */
export const SHARE_FACTS: readonly NamedText[] = [
  {
    name: 'What is sold',
    text: `Units of shares: ${percentPerBrand}% of each of the 13 brands. They are not traded on a stock exchange.`,
  },
  { name: 'Unit price', text: `${formatNaira(pricePerUnit)}, whoever buys.` },
  {
    name: 'Minimum',
    text: `${units(minimumUnits)}, which is ${formatNaira(priceOfUnits(minimumUnits).amount)}.`,
  },
  {
    name: 'Most in one order',
    text: `${units(mostUnits)}. For more, call an investor relations officer: ${INVESTOR_DESK_HOURS}.`,
  },
  {
    name: 'What the form asks',
    text: 'Units and an email address. It does not ask for a brand: have an officer confirm in writing which brand your units are of before you pay.',
  },
  {
    name: 'What you get',
    text: 'A reference with the order, and a numbered PDF receipt once the payment provider confirms the payment to our server.',
  },
  { name: 'Risk', text: `${RISK_SENTENCE} Units may be hard to sell again.` },
  {
    name: 'Who approves it',
    text: SHARES_APPROVAL
      ? `${SHARES_APPROVER}. Reference ${SHARES_APPROVAL}.`
      : `${SHARES_APPROVER}. No reference has been entered yet; until one is, our server takes no live payment.`,
  },
];

/** The four reasons to invest (docs/requirements/site.md#s-49). */
export const SHARE_REASONS: readonly NamedText[] = [
  {
    name: 'You can try it before you own it',
    text: 'Order a plate on Smashfood, ride across Wuse with Ridesmash, post a parcel to Enugu. You see what the company is worth as a customer first.',
  },
  {
    name: 'One price for everybody',
    text: `A unit costs ${formatNaira(pricePerUnit)} for a first order and a tenth. The form multiplies it by your units and shows the sum in naira before you pay; no fee is added.`,
  },
  {
    name: 'Every purchase is on record',
    text: 'A paid order is entered once in a ledger to which lines can only be added. Your receipt carries its own number, the units and the amount.',
  },
  {
    name: 'Thirteen businesses that feed each other',
    text: 'Smash Laundry washes for Smash Apartments, Smash Logistics delivers for SmashBuy247, and Smashwise carries the payments of both.',
  },
];

/** Shown below the offer on /buy-shares. */
export const SHARE_RISK = `${RISK_SENTENCE} Shares of our brands are not traded on a stock exchange and may be hard to sell. Buy with money that you will not need soon, and take independent advice if you are unsure.`;
