import { APPLICATION_STATUS_LABELS, formatDateTime, toApplicationStatus } from '@smash/contract';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import type { Job } from '@smash/contract/client';
import { FilterChips } from '../../../../components/filters/filter-chips';
import { usePortalDataProvider } from '../../../../providers/use-portal-data-provider';
import { tagsQuery } from '../../tags/tags-query';
import { useListFilters } from '../../../../providers/list-state';
import { DATE_CHOICES } from './date-choice';

/** The filters in use over a list of applications. */
export function ApplicationChips() {
  const { filterValues } = useListFilters();
  const id = Number(filterValues['job_id']);
  const { data: job } = useGetOne<Job>('jobs', { id }, { enabled: Number.isInteger(id) && id > 0 });
  const dataProvider = usePortalDataProvider();
  const tagId = filterValues['tag'];
  const { data: tags } = useQuery({ ...tagsQuery(dataProvider), enabled: tagId !== undefined });
  const tag = tags?.find((one) => String(one.id) === tagId);
  return (
    <FilterChips
      describe={(name, value) =>
        name === 'tag' ? `Tag: ${tag?.name ?? '…'}` : describe(name, String(value), job?.title)
      }
    />
  );
}

function describe(name: string, value: string, jobTitle = 'One job'): string | undefined {
  switch (name) {
    case 'search':
      return `Search: ${value}`;
    case 'cv':
      return `In the CV: ${value}`;
    case 'status':
      return APPLICATION_STATUS_LABELS[toApplicationStatus(value)];
    case 'date':
      return DATE_CHOICES.find((choice) => choice.value === value)?.label;
    case 'withdrawn':
      return value === 'yes' ? 'Withdrawn' : 'Withdrawn or not';
    case 'told':
      return value === 'yes' ? 'Told' : 'Not yet told';
    case 'applied_before':
      return value === 'yes' ? 'Applied before' : 'Not applied before';
    case 'job_id':
      return jobTitle;
    case 'waiting_days':
      return `Waiting longer than ${value} days`;
    case 'since':
      return Number.isNaN(Date.parse(value)) ? undefined : `Since ${formatDateTime(value)}`;
    default:
      return undefined;
  }
}
