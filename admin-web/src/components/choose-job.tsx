import type { Job } from '@smash/contract/client';
import { t } from '../i18n/t';
import { SearchedChoice } from './searched-choice';
import { useJobTitle } from './use-job-title';

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
  const label = useJobTitle(jobId);
  const chosen = jobId === undefined || label === undefined ? null : { id: jobId, label };
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
