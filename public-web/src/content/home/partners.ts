/** A partner's mark. Picture: the file named by `image`, below assets/pictures/partners. All five are invented. */
export interface Partner {
  name: string;
  trade: string;
  image: string;
}

/** Two banks, a payments provider, an insurer and one more (docs/requirements/site.md#s-31). */
export const PARTNERS: readonly Partner[] = [
  { name: 'Kolabank', trade: 'Bank', image: 'kolabank' },
  { name: 'Delta Trust Bank', trade: 'Bank', image: 'delta-trust-bank' },
  { name: 'payriver', trade: 'Payments', image: 'payriver' },
  { name: 'Umbrella Mutual', trade: 'Insurance', image: 'umbrella-mutual' },
  { name: 'NorthGrid', trade: 'Connectivity', image: 'northgrid' },
];
