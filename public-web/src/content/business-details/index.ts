import type { BusinessSlug } from '../businesses';
import type { BusinessDetails } from './business-details';
import { EVERY_DAY } from './every-day';
import { ON_THE_ROAD } from './on-the-road';
import { PLACES_AND_PEOPLE } from './places-and-people';

export type { BusinessDetails } from './business-details';

/**
 * Texts of the thirteen business pages and of the grid of all businesses (docs/requirements/site.md#s-46). For loaders
 * that run at build time: a page needs one entry, the grid only the descriptions.
 */
export const BUSINESS_DETAILS: Readonly<Record<BusinessSlug, BusinessDetails>> = {
  ...ON_THE_ROAD,
  ...EVERY_DAY,
  ...PLACES_AND_PEOPLE,
};
