import { Suspense, use, type ReactNode } from 'react';
import { Container } from '../components/container';
import { PageBanner } from '../components/page-banner';
import { ScriptNotice } from '../components/script-notice';
import { TextLink } from '../components/text-link';
import { ChoosePosition, PositionsLoading } from '../features/application/choose-position';
import { JobListFailed } from '../features/careers/job-list-failed';
import { loadJobs, type JobListing } from '../lib/api/jobs';
import { pageHead } from '../lib/page-head';
import type { PageHandle } from '../lib/page-handle';
import type { Route } from './+types/choose-position';
import styles from './livechat.module.css';

export const handle: PageHandle = { isEmptyWithoutScripts: true };

export const meta = () =>
  pageHead({
    suffix: 'Job Application',
    path: '/job-application',
    description:
      'Choose the open position at Smash Technology that you would like to apply for, then fill in the form in a few minutes with your CV at hand.',
  });

/** Not awaited: the page shows at once and the positions follow. */
export function clientLoader() {
  return { listing: loadJobs(), startedAt: performance.now() };
}

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

function Positions({ listing }: { listing: Promise<JobListing> }) {
  const result = use(listing);
  return result.status === 'loaded' ? <ChoosePosition jobs={result.jobs} /> : <JobListFailed />;
}

export default function ChoosePositionRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Suspense key={loaderData.startedAt} fallback={<PositionsLoading />}>
        <Positions listing={loaderData.listing} />
      </Suspense>
    </Frame>
  );
}

/** Prerendered: what the first response shows before any script has run. */
export function HydrateFallback() {
  return (
    <Frame>
      <ScriptNotice />
      <PositionsLoading />
    </Frame>
  );
}
