import { brandOf } from '@smash/contract';
import { data } from 'react-router';
import { BusinessScene } from '../components/business-scene';
import { BUSINESSES } from '../content/businesses';
import { JobMissing, JobUnavailable } from '../features/careers/job-missing';
import { JobPosting } from '../features/careers/job-posting';
import { useAlertVisit } from '../lib/alert-visit';
import { loadJob, type JobResult } from '../lib/api/jobs';
import { pageTitle } from '../lib/page-head';
import { readJob, statusOf } from '../lib/site-data';
import type { Route } from './+types/job';

/** The first response holds the job. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const result = await readJob(params.jobId, context.site);
  return data({ result, origin: new URL(request.url).origin }, { status: statusOf(result, context.site) });
}

/** For visitors from another page of the site. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { result: await loadJob(params.jobId), origin: window.location.origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  // If the loader failed, there is no loader data.
  return jobHead((loaderData as typeof loaderData | undefined)?.result);
}

/** The title alone, or nothing until the job is known; the server adds the rest of the head. */
function jobHead(result: JobResult | undefined) {
  if (result === undefined) return [];
  if (result.status === 'found') return [{ title: pageTitle(result.job.title) }];
  const name = result.status === 'missing' ? 'Position not found' : 'Careers';
  return [{ title: pageTitle(name) }, { name: 'robots', content: 'noindex' }];
}

export default function JobRoute({ loaderData }: Route.ComponentProps) {
  const { result, origin } = loaderData;
  // The alert's link counts as opened even if the job is missing.
  useAlertVisit(result.status !== 'failed');
  if (result.status === 'missing') return <JobMissing />;
  if (result.status === 'failed') return <JobUnavailable message={result.message} />;
  const brand = brandOf(result.job);
  const business = BUSINESSES.findIndex(({ slug }) => slug === brand);
  const scene = business < 0 ? undefined : <BusinessScene index={business} alt="" isFirst />;
  return <JobPosting job={result.job} origin={origin} scene={scene} />;
}
