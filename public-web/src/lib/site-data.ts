import { MESSAGES, type SiteData } from '@smash/contract';
import type { JobListing, JobResult } from './api/jobs';

declare module 'react-router' {
  /** What a page is rendered with. */
  interface AppLoadContext {
    /** None in the build: what is made there is for the time when no backend answers. */
    site?: SiteData;
  }
}

/** The jobs for a page that is rendered on a server, or that they cannot be read. Never rejects. */
export async function readJobs(site: SiteData | undefined): Promise<JobListing> {
  try {
    return site ? { status: 'loaded', jobs: await site.listJobs() } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

/** One job for a page that is rendered on a server. Never rejects. @param id as it stands in the address */
export async function readJob(id: string, site: SiteData | undefined): Promise<JobResult> {
  const message = MESSAGES.jobDetailsFailed;
  try {
    if (!site) return { status: 'failed', message };
    const job = await site.findJob(Number(id));
    return job ? { status: 'found', job } : { status: 'missing', message };
  } catch {
    return { status: 'failed', message };
  }
}

/** The status of a page with that in it. A build takes no page with an error. */
export function statusOf({ status }: JobListing | JobResult, site: SiteData | undefined): number {
  if (!site || status === 'loaded' || status === 'found') return 200;
  return status === 'missing' ? 404 : 503;
}
