import { BUSINESS_NAMES, BUSINESS_SLUGS, type BusinessSlug } from '@smash/contract';

export type { BusinessSlug };

/** One of the thirteen businesses of the group. Its index in the list decides its ray of the burst and its hue. */
export interface Business {
  slug: BusinessSlug;
  name: string;
}

/**
 * The thirteen businesses, in the order of the rays. Every page carries this list; texts that only a business's own page
 * needs are in `business-details`.
 */
export const BUSINESSES = BUSINESS_SLUGS.map((slug) => ({
  slug,
  name: BUSINESS_NAMES[slug],
})) as [Business, ...Business[]];
