import type { NamedText } from './home/values';

/** Words of /buy-shares. */
export const BUY_SHARES = {
  title: 'Buy Shares',
  heading: 'Own a part of what you already use',
  offer:
    '40% shares are offered per brand. The minimum purchase is 1,000 units, at ₦1,000 a unit: the smallest stake costs ₦1,000,000.',
  buttonLabel: 'Buy Shares',
  to: '/buy-shares-form',
  reasonsHeading: 'Four reasons people give us',
} as const;

/** The four reasons to invest (docs/requirements/site.md#s-49). */
export const SHARE_REASONS: readonly NamedText[] = [
  {
    name: 'You can see the business from your window',
    text: 'Cars, riders, kitchens and vans are out there every day. An owner can order, ride, complain and judge the company without waiting for a report.',
  },
  {
    name: 'You choose the brand',
    text: 'Shares belong to one business, not to a basket. If you understand food and not finance, own food.',
  },
  {
    name: 'One price for everybody',
    text: 'A unit costs ₦1,000 on this site, whoever buys it. There is no side list and no introduction fee.',
  },
  {
    name: 'Thirteen businesses that feed each other',
    text: 'Laundry washes for apartments, logistics delivers for the shop, Smashwise handles payments for all of them. A brand starts with customers in the family.',
  },
];

/** Stands wherever shares, plans or returns are spoken of. */
export const RISK_SENTENCE =
  'Your capital is at risk: the value of an investment can fall as well as rise, returns are not guaranteed, and you may get back less than you put in.';

/** Below the offer on /buy-shares. */
export const SHARE_RISK = `${RISK_SENTENCE} Shares of our brands are not traded on a stock exchange and may be hard to sell. Buy with money that you will not need soon, and take independent advice if you are unsure.`;
