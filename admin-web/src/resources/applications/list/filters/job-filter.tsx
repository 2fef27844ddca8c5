import { useGetList } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { ColumnFilter } from '../../../../components/filters/column-filter';
import { PER_PAGE_LIMIT } from '../../../../providers/list-query';

/** Only the applications for one job. */
export function JobFilter() {
  const { data = [] } = useGetList<Job>('jobs', {
    pagination: { page: 1, perPage: PER_PAGE_LIMIT },
    sort: { field: 'title', order: 'ASC' },
  });
  const choices = data.map(({ id, title }) => ({ value: String(id), label: title }));
  return <ColumnFilter source="job_id" name="Filter by job" all="All jobs" choices={choices} />;
}
