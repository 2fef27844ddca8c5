import { MESSAGES, type SiteData } from '@smash/contract';
import type { JobListing, JobResult } from './api/jobs';

declare module 'react-router' {
  /** Data for rendering a page. */
  interface AppLoadContext {
    /** Undefined in the build, whose pages are shown when no backend answers. */
    site?: SiteData;
  }
}

/** The jobs for a page rendered on the server, or that reading failed. Never rejects. */
export async function readJobs(site: SiteData | undefined): Promise<JobListing> {
  try {
    return site ? { status: 'loaded', jobs: await site.listJobs() } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

/** One job for a page rendered on the server. Never rejects. @param id as in the address */
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

/** HTTP status of a page with this result. Always 200 in the build, which refuses pages with errors. */
export function statusOf({ status }: JobListing | JobResult, site: SiteData | undefined): number {
  if (!site || status === 'loaded' || status === 'found') return 200;
  return status === 'missing' ? 404 : 503;
}
