import { ChooseJob } from '../../../../components/choose-job';
import { useChangeFilter } from '../../../../components/filters/use-change-filter';
import { toNumber } from '../../../../providers/list-query';
import { useListFilters } from '../../../../providers/list-state';
import { isOfJob } from './stage-filter';
import { t } from '../../../../i18n/t';

/** Filters the applications by job. */
export function JobFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const choose = (id: number | undefined) => {
    if (isOfJob(filterValues['stage'])) changeFilter('stage', undefined);
    changeFilter('job_id', id?.toString());
  };
  return (
    <ChooseJob
      jobId={toNumber(filterValues['job_id'])}
      onChange={choose}
      name={t('Filter by job')}
      none={t('All jobs')}
    />
  );
}
