import type { BusinessSlug } from '../businesses';
import { SCREENS_OF_EVERY_DAY } from './every-day';
import { SCREENS_ON_THE_ROAD } from './on-the-road';
import { SCREENS_OF_PLACES_AND_PEOPLE } from './places-and-people';
import type { ProductScreen } from './product-screen';

export type { ProductScreen, ScreenPart, ScreenRow } from './product-screen';

/** One screen of each business. For loaders that run at build time: a page needs one, the home page three. */
export const PRODUCT_SCREENS: Readonly<Record<BusinessSlug, ProductScreen>> = {
  ...SCREENS_ON_THE_ROAD,
  ...SCREENS_OF_EVERY_DAY,
  ...SCREENS_OF_PLACES_AND_PEOPLE,
};
