import { COMPANY } from '@smash/contract';
import { Suspense, use } from 'react';
import { Container } from '../components/container';
import { Kicker } from '../components/kicker';
import { PageBanner } from '../components/page-banner';
import { ScriptNotice } from '../components/script-notice';
import { JobList } from '../features/careers/job-list';
import { JobListFailed } from '../features/careers/job-list-failed';
import { JobListSkeleton } from '../features/careers/job-list-skeleton';
import { JobAlertInvitation } from '../features/job-alerts/job-alert-invitation';
import { loadJobs, type JobListing } from '../lib/api/jobs';
import { pageHead } from '../lib/page-head';
import type { Route } from './+types/careers';
import styles from './careers.module.css';

export const meta = () => [
  ...pageHead({
    suffix: 'Careers',
    path: '/careers',
    description: `Open positions at ${COMPANY.name} in Abuja, Lagos and remote. Apply with your CV in a few minutes; HR reviews every application.`,
  }),
  feed('application/rss+xml', 'rss'),
  feed('application/feed+json', 'json'),
];

/** Where programs follow the open positions. */
const feed = (type: string, ending: string) => ({
  tagName: 'link',
  rel: 'alternate',
  title: `Open positions at ${COMPANY.name}`,
  type,
  href: `/feeds/jobs.${ending}`,
});

/** Not awaited: the page shows at once and the list follows. */
export function clientLoader() {
  return { listing: loadJobs(), startedAt: performance.now() };
}

function CareersFrame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <PageBanner>
        <Kicker>Careers</Kicker>
        <h1 className={styles.heading}>Make life easy, for a living.</h1>
        <p className={styles.lead}>
          Thirteen businesses, one team of people who care how the day of a stranger goes. Find the work that
          is yours.
        </p>
      </PageBanner>
      <Container className={styles.section}>{children}</Container>
    </>
  );
}

function LoadedListing({ listing }: { listing: Promise<JobListing> }) {
  const result = use(listing);
  return result.status === 'loaded' ? <JobList jobs={result.jobs} /> : <JobListFailed />;
}

export default function CareersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CareersFrame>
      <Suspense key={loaderData.startedAt} fallback={<JobListSkeleton />}>
        <LoadedListing listing={loaderData.listing} />
      </Suspense>
      <JobAlertInvitation />
    </CareersFrame>
  );
}

/** Prerendered: what the first response shows before any script has run. */
export function HydrateFallback() {
  return (
    <CareersFrame>
      <ScriptNotice />
      <JobListSkeleton />
    </CareersFrame>
  );
}
