/** A partner's mark. Picture: the file named by `image`, below `images/partners/`. All five are invented. */
export interface Partner {
  name: string;
  trade: string;
  image: string;
}

/** Two banks, a payments provider, an insurer and one more (spec 1, home page, section 8). */
export const PARTNERS: readonly Partner[] = [
  { name: 'Savanna Coast Bank', trade: 'Bank', image: 'savanna-coast-bank' },
  { name: 'Udala Bank', trade: 'Bank', image: 'udala-bank' },
  { name: 'Kobopath', trade: 'Payments', image: 'kobopath' },
  { name: 'Agboorun Insurance', trade: 'Insurance', image: 'agboorun-insurance' },
  { name: 'Talking Drum Networks', trade: 'Connectivity', image: 'talking-drum-networks' },
];
