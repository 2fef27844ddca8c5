import { JobMissing, JobUnavailable } from '../features/careers/job-missing';
import { JobPosting } from '../features/careers/job-posting';
import { loadJob, type JobResult } from '../lib/api/jobs';
import { pageTitle } from '../lib/page-head';
import type { Route } from './+types/job';

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadJob(params.jobId);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return jobHead(loaderData);
}

/** The title alone, and nothing until it is known: the server has put the rest of the head into the shell. */
function jobHead(result: JobResult | undefined) {
  if (result === undefined) return [];
  if (result.status === 'found') return [{ title: pageTitle(result.job.title) }];
  const name = result.status === 'missing' ? 'Position not found' : 'Careers';
  return [{ title: pageTitle(name) }, { name: 'robots', content: 'noindex' }];
}

export default function JobRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === 'missing') return <JobMissing />;
  if (loaderData.status === 'failed') return <JobUnavailable message={loaderData.message} />;
  return <JobPosting job={loaderData.job} />;
}
