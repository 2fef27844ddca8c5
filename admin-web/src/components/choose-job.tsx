import type { Job } from '@smash/contract/client';
import { useGetOne } from 'react-admin';
import { t } from '../i18n/t';
import { SearchedChoice } from './searched-choice';

interface ChooseJobProps {
  jobId: number | undefined;
  onChange: (jobId: number | undefined) => void;
  /** Accessible name. */
  name: string;
  /** Shown while no job is chosen. */
  none: string;
}

/** Chooses one job of any number, or none. */
export function ChooseJob({ jobId, ...props }: ChooseJobProps) {
  const { data: job } = useGetOne<Job>('jobs', { id: jobId }, { enabled: jobId !== undefined });
  // A deleted job is not found any more, but its applications still count.
  const chosen =
    jobId === undefined ? null : { id: jobId, label: job?.title ?? t('Job %{number}', { number: jobId }) };
  return (
    <SearchedChoice<number, Job>
      resource="jobs"
      toLabel={({ title }) => title}
      sortedBy="title"
      value={chosen}
      noMatches={t('No matching jobs')}
      {...props}
    />
  );
}
