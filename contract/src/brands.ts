/** The businesses of the group, with their slugs (docs/requirements/site.md#s-3). Order is the order of the rays of the burst. */
export const BUSINESS_NAMES = {
  ridesmash: 'Ridesmash',
  smashfood: 'Smashfood',
  smashtravels: 'Smash Travels',
  smashbookings: 'Smashbookings',
  smashwise: 'Smashwise',
  smashbuy247: 'SmashBuy247',
  smashapartments: 'Smash Apartments',
  smashproperties: 'Smash Properties',
  smashhire: 'Smash Hire',
  smashlogistics: 'Smash Logistics',
  smashlaundry: 'Smash Laundry',
  owenas: 'Owenas',
  qiimeet: 'Qiimeet',
} as const;

export type BusinessSlug = keyof typeof BUSINESS_NAMES;
export const BUSINESS_SLUGS = Object.keys(BUSINESS_NAMES) as BusinessSlug[];

/** The brand that a job belongs to: one of the businesses, or the group itself. */
export type Brand = BusinessSlug | 'group';
export const BRANDS: readonly Brand[] = [...BUSINESS_SLUGS, 'group'];

/** Label of a brand for people. */
export function brandName(brand: Brand): string {
  return brand === 'group' ? 'The group' : BUSINESS_NAMES[brand];
}

/** One ray of the mark in a field of 100 by 100, pointing up; the other twelve are this ray, rotated about the centre. */
export const RAY = 'M47.9 35L45.4 7.6A4.6 4.6 0 0 1 54.6 7.6L52.1 35A2.1 2.1 0 0 1 47.9 35Z';
