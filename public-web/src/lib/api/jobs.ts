import { MESSAGES, describeSubmitFailure, completeJob } from '@smash/contract';
import { keptCopies } from '../kept-copies';
import { apiClient, type Job } from './client';

/** The jobs of the careers page, or that loading failed. Never rejects. */
export type JobListing = { status: 'loaded'; jobs: readonly Job[] } | { status: 'failed' };

/** One job, that it does not exist, or why loading failed. Never rejects. */
export type JobResult =
  | { status: 'found'; job: Job }
  | { status: 'missing'; message: string }
  | { status: 'failed'; message: string };

/** All postings, open and closed. A response that is not an array counts as empty (docs/requirements/api.md#a-1). */
export async function loadJobs(): Promise<JobListing> {
  try {
    const { data, error, response } = await apiClient.GET('/api/jobs/');
    keptCopies.note('/api/jobs/', response);
    if (error !== undefined) throw new Error(describeSubmitFailure(error));
    return { status: 'loaded', jobs: Array.isArray(data) ? data.map((job) => completeJob(job)) : [] };
  } catch (error) {
    console.warn(MESSAGES.jobListFailed, error);
    return { status: 'failed' };
  }
}

/** The job with the id in the address. */
export async function loadJob(id: string | undefined): Promise<JobResult> {
  const jobId = Number(id);
  const missing: JobResult = { status: 'missing', message: MESSAGES.jobDetailsFailed };
  if (!Number.isSafeInteger(jobId) || jobId < 1) return missing;
  try {
    const { data, response } = await apiClient.GET('/api/jobs/{id}', { params: { path: { id: jobId } } });
    keptCopies.note(`/api/jobs/${jobId}`, response);
    if (response.status === 404) return missing;
    if (!data) return { status: 'failed', message: MESSAGES.jobDetailsFailed };
    return { status: 'found', job: completeJob(data) };
  } catch {
    return { status: 'failed', message: MESSAGES.jobDetailsFailed };
  }
}
