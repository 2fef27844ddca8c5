import { Suspense, use, type ReactNode } from 'react';
import { data } from 'react-router';
import { Container } from '../components/container';
import { PageBanner } from '../components/page-banner';
import { TextLink } from '../components/text-link';
import {
  ChoosePosition,
  openPositions,
  type Position,
  PositionsLoading,
} from '../features/application/choose-position';
import { JobListFailed } from '../features/careers/job-list-failed';
import { loadJobs, type JobListing } from '../lib/api/jobs';
import { pageHead } from '../lib/page-head';
import { readJobs, statusOf } from '../lib/site-data';
import type { Route } from './+types/choose-position';
import styles from './livechat.module.css';

export const meta = () =>
  pageHead({
    suffix: 'Job Application',
    path: '/job-application',
    image: 'careers',
    description:
      'Choose the open position at Smash Technology that you would like to apply for, then fill in the form in a few minutes with your CV at hand.',
  });

/** The first response holds the positions. */
export async function loader({ context }: Route.LoaderArgs) {
  const listing = await readJobs(context.site);
  return data({ listing: positionsOf(listing), startedAt: 0 }, { status: statusOf(listing, context.site) });
}

/** For visitors from another page of the site. Not awaited: the page shows at once and the positions follow. */
export function clientLoader() {
  return { listing: loadJobs().then(positionsOf), startedAt: performance.now() };
}

type Positions = { status: 'loaded'; positions: Position[] } | { status: 'failed' };

const positionsOf = (listing: JobListing): Positions =>
  listing.status === 'loaded' ? { status: 'loaded', positions: openPositions(listing.jobs) } : listing;

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageBanner look="stamp">
        <p className={styles.back}>
          <TextLink to="/careers" icon="back" viewTransition>
            Careers
          </TextLink>
        </p>
        <h1 className={styles.heading}>Choose a position</h1>
        <p className={styles.lead}>
          Each form belongs to one position. Have your CV ready; the rest is quick.
        </p>
      </PageBanner>
      <Container className={styles.section}>{children}</Container>
    </>
  );
}

function Listing({ listing }: { listing: Positions }) {
  return listing.status === 'loaded' ? <ChoosePosition positions={listing.positions} /> : <JobListFailed />;
}

function LoadedListing({ listing }: { listing: Promise<Positions> }) {
  return <Listing listing={use(listing)} />;
}

export default function ChoosePositionRoute({ loaderData }: Route.ComponentProps) {
  const { listing, startedAt } = loaderData;
  return (
    <Frame>
      {listing instanceof Promise ? (
        <Suspense key={startedAt} fallback={<PositionsLoading />}>
          <LoadedListing listing={listing} />
        </Suspense>
      ) : (
        <Listing listing={listing} />
      )}
    </Frame>
  );
}
