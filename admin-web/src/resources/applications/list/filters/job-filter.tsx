import { ChooseJob } from '../../../../components/choose-job';
import { useChangeFilter } from '../../../../components/filters/use-change-filter';
import { toNumber } from '../../../../providers/list-query';
import { useListFilters } from '../../../../providers/list-state';
import { t } from '../../../../i18n/t';

/** Only the applications for one job. */
export function JobFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  return (
    <ChooseJob
      jobId={toNumber(filterValues['job_id'])}
      onChange={(id) => changeFilter('job_id', id?.toString())}
      name={t('Filter by job')}
      none={t('All jobs')}
    />
  );
}
