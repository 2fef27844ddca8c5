import { truncate } from '@smash/contract';
import { PageState } from '../components/page-state';
import { JobMissing, JobUnavailable } from '../features/careers/job-missing';
import { JobPosting } from '../features/careers/job-posting';
import { loadJob } from '../lib/api/jobs';
import { pageHead, pageTitle } from '../lib/page-head';
import type { Route } from './+types/job';

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadJob(params.jobId);
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (loaderData?.status !== 'found') return [{ title: pageTitle('Careers') }];
  const { title, description } = loaderData.job;
  return pageHead({
    suffix: title,
    description: truncate(description, 155),
    path: `/careers/${params.jobId}`,
  });
}

export default function JobRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === 'missing') return <JobMissing />;
  if (loaderData.status === 'failed') return <JobUnavailable message={loaderData.message} />;
  return <JobPosting job={loaderData.job} />;
}

export function HydrateFallback() {
  return <PageState heading="Loading position…" isBusy />;
}
