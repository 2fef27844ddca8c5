import type { Job } from '@smash/contract/client';
import { useGetOne } from 'react-admin';
import { t } from '../i18n/t';

/** The title of a job, or its number while the title is not known; undefined without a job. */
export function useJobTitle(jobId: number | undefined): string | undefined {
  const { data: job } = useGetOne<Job>('jobs', { id: jobId }, { enabled: jobId !== undefined });
  // A deleted job is not found any more, but its applications still count.
  return jobId === undefined ? undefined : (job?.title ?? t('Job %{number}', { number: jobId }));
}
