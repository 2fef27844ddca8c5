import type { ApplicationStatistics } from '@smash/contract/client';
import { api } from '../api-client';
import { unwrap } from './resource-calls';

export interface StatisticsRequest {
  /** First and last day, both included, `YYYY-MM-DD` in Lagos; at most 366 days. */
  from: string;
  to: string;
  jobId?: number;
}

/** How many applications came when, for which job, in which status, and how fast they were looked at. */
export async function readStatistics({ from, to, jobId }: StatisticsRequest): Promise<ApplicationStatistics> {
  const query = { from, to, ...(jobId !== undefined && { job_id: jobId }) };
  return unwrap(await api.GET('/api/applications/figures', { params: { query } }));
}
