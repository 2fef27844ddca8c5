import { APPLICATION_STATUS_LABELS, NO_STAGE } from '@smash/contract';
import { useGetOne } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { ColumnFilter } from '../../../../components/filters/column-filter';
import { useApplicationPaths } from '../../application-paths';
import { t } from '../../../../i18n/t';

export const REVIEWED_NO_STAGE = t('%{status}, no stage', { status: t(APPLICATION_STATUS_LABELS.reviewed) });

/** Whether the filter is a stage of one job: another job does not have it, and it means nothing without the job. */
export const isOfJob = (stage: unknown): boolean => stage !== undefined && stage !== NO_STAGE;

/** Filters by a stage of the job whose list this is; nothing for a job without stages. */
export function StageFilter() {
  const { jobId } = useApplicationPaths();
  const { data: job } = useGetOne<Job>('jobs', { id: jobId }, { enabled: jobId !== undefined });
  if (!job?.stages?.length) return null;
  return (
    <ColumnFilter
      source="stage"
      name={t('Filter by stage')}
      all={t('All stages')}
      choices={[
        ...job.stages.map(({ id, name }) => ({ value: id, label: name })),
        { value: NO_STAGE, label: REVIEWED_NO_STAGE },
      ]}
    />
  );
}
