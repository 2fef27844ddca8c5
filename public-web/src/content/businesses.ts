import { BUSINESS_NAMES, BUSINESS_SLUGS, type BusinessSlug } from '@smash/contract';

export type { BusinessSlug };

/** One of the thirteen businesses of the group. Its place in the list is its ray of the burst and its hue. */
export interface Business {
  slug: BusinessSlug;
  name: string;
  tagline: string;
}

const TAGLINES: Record<BusinessSlug, string> = {
  ridesmash: 'Ride-hailing and hire purchase',
  smashfood: 'Meals at your door',
  smashtravels: 'Flights, visas, work abroad',
  smashbookings: 'Tables, halls, events',
  smashwise: 'Save, send, settle',
  smashbuy247: 'Shop round the clock',
  smashapartments: 'Short stays',
  smashproperties: 'Land and homes',
  smashhire: 'Artisans on call',
  smashlogistics: 'Parcels and fleets',
  smashlaundry: 'Collected, cleaned, returned',
  owenas: 'Style and beauty',
  qiimeet: 'Meet your people',
};

/**
 * The thirteen businesses, in the order of the rays. Every page carries this list; what only a business's own page needs
 * is in `business-details`.
 */
export const BUSINESSES = BUSINESS_SLUGS.map((slug) => ({
  slug,
  name: BUSINESS_NAMES[slug],
  tagline: TAGLINES[slug],
})) as [Business, ...Business[]];
