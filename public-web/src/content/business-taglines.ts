import type { BusinessSlug } from './businesses';

/** What each business is for, in a few words. For loaders, which run at build time. */
export const BUSINESS_TAGLINES: Readonly<Record<BusinessSlug, string>> = {
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
