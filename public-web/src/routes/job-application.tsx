import { Suspense, use } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ApplicationLoading, ApplicationPage } from '../features/application/application-page';
import { loadJob, type JobResult } from '../lib/api/jobs';
import { pageTitle } from '../lib/page-head';
import { readJob, statusOf } from '../lib/site-data';
import type { Route } from './+types/job-application';

export const meta = () => [{ title: pageTitle('Job Application') }, { name: 'robots', content: 'noindex' }];

/** The first response holds the form, or the result when the browser sent it without scripts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const result = await readJob(params.jobId, context.site);
  return data({ result, sent: context.site?.sent }, { status: statusOf(result, context.site) });
}

/** For visitors from another page of the site. Not awaited: 'Loading Position Details...' shows meanwhile. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { result: loadJob(params.jobId), sent: undefined };
}

/** Loads each job once: the form must not change while somebody types. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.jobId !== nextParams.jobId;
}

function LoadedApplication({ result }: { result: Promise<JobResult> }) {
  return <ApplicationPage result={use(result)} />;
}

export default function JobApplicationRoute({ loaderData, params }: Route.ComponentProps) {
  const { result, sent } = loaderData;
  // There is nothing to wait for, and a Suspense boundary would be hydrated later.
  if (!(result instanceof Promise)) return <ApplicationPage key={params.jobId} result={result} sent={sent} />;
  return (
    <Suspense key={params.jobId} fallback={<ApplicationLoading />}>
      <LoadedApplication result={result} />
    </Suspense>
  );
}
