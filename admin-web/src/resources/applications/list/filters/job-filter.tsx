import { useGetList } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { ColumnFilter } from '../../../../components/filters/column-filter';
import { PER_PAGE_LIMIT } from '../../../../providers/list-query';
import { t } from '../../../../i18n/t';

/** Only the applications for one job. */
export function JobFilter() {
  const { data = [] } = useGetList<Job>('jobs', {
    pagination: { page: 1, perPage: PER_PAGE_LIMIT },
    sort: { field: 'title', order: 'ASC' },
  });
  const choices = data.map(({ id, title }) => ({ value: String(id), label: title }));
  return <ColumnFilter source="job_id" name={t('Filter by job')} all={t('All jobs')} choices={choices} />;
}
