import { APPLICATION_STATUS_LABELS, NO_STAGE } from '@smash/contract';
import { useGetOne } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { ColumnFilter } from '../../../../components/filters/column-filter';
import { useApplicationPaths } from '../../application-paths';
import { t } from '../../../../i18n/t';

export const REVIEWED_NO_STAGE = t('%{status}, no stage', { status: t(APPLICATION_STATUS_LABELS.reviewed) });

/** Whether a filter is one stage of one job: another job does not have it, and without the job it says nothing. */
export const isOfJob = (stage: unknown): boolean => stage !== undefined && stage !== NO_STAGE;

/** Only the reviewed applications in one stage of the job whose list this is, if it has any. */
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
