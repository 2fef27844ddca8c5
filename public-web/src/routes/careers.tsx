import { COMPANY, hasJobFilters, readJobFilters } from '@smash/contract';
import { Suspense, use, useEffect, useState } from 'react';
import { data, useLocation } from 'react-router';
import { Container } from '../components/container';
import { Kicker } from '../components/kicker';
import { OfflineLine } from '../components/offline/offline-line';
import { PageBanner } from '../components/page-banner';
import { BUSINESSES } from '../content/businesses';
import { JobList } from '../features/careers/job-list';
import { JobListFailed } from '../features/careers/job-list-failed';
import { JobListSkeleton } from '../features/careers/job-list-skeleton';
import { type JobView, viewJobs } from '../features/careers/job-view';
import { JobAlertInvitation } from '../features/job-alerts/job-alert-invitation';
import { loadJobs, type JobListing } from '../lib/api/jobs';
import { pageHead } from '../lib/page-head';
import { readJobs, statusOf } from '../lib/site-data';
import type { Route } from './+types/careers';
import styles from './careers.module.css';

const PATH = '/careers';

export const meta = ({ location, loaderData }: Pick<Route.MetaArgs, 'location' | 'loaderData'>) => [
  ...pageHead({
    suffix: 'Careers',
    path: pathOf(loaderData.listing),
    image: pictureOf(new URLSearchParams(location.search)),
    description: `Open positions at ${COMPANY.name} in Abuja, Lagos and remote. Apply with your CV in a few minutes; HR reviews every application.`,
  }),
  feed('application/rss+xml', 'rss'),
  feed('application/feed+json', 'json'),
];

/**
 * Address of the list: later pages of all jobs are pages of their own, searches are not. A page behind the last one
 * shows the last one, and has its address.
 */
function pathOf(listing: ListingView | Promise<LaterView>) {
  if (listing instanceof Promise || listing.status !== 'loaded') return PATH;
  const { filters, page } = listing.view;
  return page > 1 && !hasJobFilters(filters) ? `${PATH}?page=${page}` : PATH;
}

function pictureOf(parameters: URLSearchParams) {
  const { brand } = readJobFilters(parameters).filters;
  return brand && brand !== 'group' ? brand : 'careers';
}

/** Link to a feed of the open positions, for programs. */
const feed = (type: string, ending: string) => ({
  tagName: 'link',
  rel: 'alternate',
  title: `Open positions at ${COMPANY.name}`,
  type,
  href: `/feeds/jobs.${ending}`,
});

/** The first response holds the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const listing = await readJobs(context.site);
  const { searchParams } = new URL(request.url);
  return data(
    { listing: viewOf(listing, searchParams), startedAt: 0 },
    { status: statusOf(listing, context.site) },
  );
}

/** For visitors from another page of the site. Not awaited: the page shows at once and the list follows. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const listing = loadJobs().then(async (loaded) => {
    // Not for a search or a page: the copy has the whole list, which would look like its result.
    const isPart = hasJobFilters(readJobFilters(searchParams).filters) || searchParams.has('page');
    const isCopied = loaded.status === 'failed' && !isPart && (await isKept(PATH));
    return isCopied ? { status: 'copied' as const, address: request.url } : viewOf(loaded, searchParams);
  });
  return { listing, startedAt: performance.now() };
}

/** Whether the device is offline and the service worker has a copy of the page (src/worker/). */
const isKept = async (path: string) =>
  !navigator.onLine && 'caches' in window && (await caches.match(path)) !== undefined;

type ListingView = { status: 'loaded'; view: JobView } | { status: 'failed' };

/** `copied`: the list failed, but the device has a copy of the whole page. */
type LaterView = ListingView | { status: 'copied'; address: string };

const viewOf = (listing: JobListing, parameters: URLSearchParams): ListingView =>
  listing.status === 'loaded' ? { status: 'loaded', view: viewJobs(listing.jobs, parameters) } : listing;

/** Frame of the page, in the hue of the business that the address names. */
function CareersFrame({ children }: { children: React.ReactNode }) {
  const brand = new URLSearchParams(useLocation().search).get('brand');
  const ray = BUSINESSES.findIndex(({ slug }) => slug === brand);
  const business = BUSINESSES[ray];
  return (
    <>
      <PageBanner look="dawn" ray={business && ray}>
        <Kicker>{business ? `Careers at ${business.name}` : 'Careers'}</Kicker>
        <h1 className={styles.heading}>Make life easy, for a living.</h1>
        <p className={styles.lead}>
          Jobs at thirteen businesses, in Abuja, in Lagos and from home. Each one says where it is and, if it
          closes, on which day. You can apply on your phone.
        </p>
      </PageBanner>
      <Container className={styles.section}>{children}</Container>
    </>
  );
}

function Listing({ listing }: { listing: ListingView }) {
  return listing.status === 'loaded' ? <JobList view={listing.view} /> : <JobListFailed />;
}

interface LoadedListingProps {
  listing: Promise<LaterView>;
  /** Receives the number of open jobs; undefined when it is not known. */
  onFound: (vacant: number | undefined) => void;
}

function LoadedListing({ listing, onFound }: LoadedListingProps) {
  const loaded = use(listing);
  const vacant = loaded.status === 'loaded' ? loaded.view.vacant : undefined;
  useEffect(() => {
    onFound(vacant);
    return () => onFound(undefined);
  }, [vacant, onFound]);
  const copy = loaded.status === 'copied' ? loaded.address : undefined;
  // Here, not in the loader, which goes on after the visitor has left this page.
  useEffect(() => {
    if (copy) window.location.replace(copy);
  }, [copy]);
  return loaded.status === 'copied' ? <JobListFailed /> : <Listing listing={loaded} />;
}

export default function CareersRoute({ loaderData }: Route.ComponentProps) {
  const { listing, startedAt } = loaderData;
  const [vacant, setVacant] = useState<number>();
  return (
    <CareersFrame>
      <OfflineLine />
      <p className="visually-hidden" aria-live="polite">
        {vacant !== undefined && `Open positions found: ${vacant}`}
      </p>
      {listing instanceof Promise ? (
        <Suspense key={startedAt} fallback={<JobListSkeleton />}>
          <LoadedListing listing={listing} onFound={setVacant} />
        </Suspense>
      ) : (
        <Listing listing={listing} />
      )}
      <JobAlertInvitation />
    </CareersFrame>
  );
}
