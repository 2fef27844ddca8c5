/** One of the thirteen businesses of the group. Its place in the list is its ray of the burst and its hue. */
export interface Business {
  slug: string;
  name: string;
  tagline: string;
}

/**
 * The thirteen businesses, with their slugs (docs/requirements/site.md#s-3). Order is the order of the rays. Every page
 * carries this list; what only a business's own page needs is in `business-details`.
 */
export const BUSINESSES = [
  { slug: 'ridesmash', name: 'Ridesmash', tagline: 'Ride-hailing and hire purchase' },
  { slug: 'smashfood', name: 'Smashfood', tagline: 'Meals at your door' },
  { slug: 'smashtravels', name: 'Smash Travels', tagline: 'Flights, visas, work abroad' },
  { slug: 'smashbookings', name: 'Smashbookings', tagline: 'Tables, halls, events' },
  { slug: 'smashwise', name: 'Smashwise', tagline: 'Save, send, settle' },
  { slug: 'smashbuy247', name: 'SmashBuy247', tagline: 'Shop round the clock' },
  { slug: 'smashapartments', name: 'Smash Apartments', tagline: 'Short stays' },
  { slug: 'smashproperties', name: 'Smash Properties', tagline: 'Land and homes' },
  { slug: 'smashhire', name: 'Smash Hire', tagline: 'Artisans on call' },
  { slug: 'smashlogistics', name: 'Smash Logistics', tagline: 'Parcels and fleets' },
  { slug: 'smashlaundry', name: 'Smash Laundry', tagline: 'Collected, cleaned, returned' },
  { slug: 'owenas', name: 'Owenas', tagline: 'Style and beauty' },
  { slug: 'qiimeet', name: 'Qiimeet', tagline: 'Meet your people' },
] as const satisfies readonly Business[];

export type BusinessSlug = (typeof BUSINESSES)[number]['slug'];
