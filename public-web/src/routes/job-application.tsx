import { Suspense, use } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ApplicationLoading, ApplicationPage } from '../features/application/application-page';
import { loadJob, type JobResult } from '../lib/api/jobs';
import { pageTitle } from '../lib/page-head';
import type { Route } from './+types/job-application';

export const meta = () => [{ title: pageTitle('Job Application') }, { name: 'robots', content: 'noindex' }];

/** Not awaited: 'Loading Position Details...' shows meanwhile. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { result: loadJob(params.jobId) };
}

/** Loaded once a job: nothing may change under the hand that types. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.jobId !== nextParams.jobId;
}

function LoadedApplication({ result }: { result: Promise<JobResult> }) {
  return <ApplicationPage result={use(result)} />;
}

export default function JobApplicationRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.jobId} fallback={<ApplicationLoading />}>
      <LoadedApplication result={loaderData.result} />
    </Suspense>
  );
}
