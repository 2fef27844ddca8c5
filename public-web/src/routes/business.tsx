import { BUSINESS_DETAILS } from '../content/business-details';
import { BUSINESS_OFFERS } from '../content/business-offers';
import { BUSINESS_TAGLINES } from '../content/business-taglines';
import { BUSINESSES, type Business } from '../content/businesses';
import { businessWebsite } from '../content/company';
import { PRODUCT_SCREENS } from '../content/product-screens';
import { BusinessMissing } from '../features/business/business-missing';
import { BusinessPage } from '../features/business/business-page';
import { loadHead } from '../lib/load-head';
import { pageHead, pageTitle } from '../lib/page-head';
import type { Route } from './+types/business';

function findBusiness(slug: string) {
  return BUSINESSES.find((business) => business.slug === slug);
}

/** Slug of the next business; after the last comes the first. */
function nextOf(slug: Business['slug']): Business['slug'] {
  const place = BUSINESSES.findIndex((business) => business.slug === slug);
  return (BUSINESSES[place + 1] ?? BUSINESSES[0]).slug;
}

/** Runs at build time: the page carries the text of one business. */
export function loader({ params, request }: Route.LoaderArgs) {
  const business = findBusiness(params.slug);
  if (!business) return null;
  return {
    head: loadHead(request, business.slug),
    business,
    tagline: BUSINESS_TAGLINES[business.slug],
    nextTagline: BUSINESS_TAGLINES[nextOf(business.slug)],
    details: BUSINESS_DETAILS[business.slug],
    offer: BUSINESS_OFFERS[business.slug],
    screen: PRODUCT_SCREENS[business.slug],
    website: businessWebsite(business.slug),
  };
}

/** Only known businesses have data to fetch. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return findBusiness(params.slug) ? serverLoader() : null;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? pageHead(loaderData.head)
    : [{ title: pageTitle('Category not found') }, { name: 'robots', content: 'noindex' }];
}

export default function BusinessRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <BusinessPage {...loaderData} /> : <BusinessMissing />;
}
