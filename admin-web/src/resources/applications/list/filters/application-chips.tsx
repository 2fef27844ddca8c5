import {
  APPLICATION_STATUS_LABELS,
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NOBODY,
  brandName,
  BRANDS,
  channelLabel,
  NO_STAGE,
  readChannel,
  toApplicationStatus,
} from '@smash/contract';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useListContext } from 'react-admin';
import type { Job, Reviewer } from '@smash/contract/client';
import { FilterChips } from '../../../../components/filters/filter-chips';
import { usePortalDataProvider } from '../../../../providers/use-portal-data-provider';
import { useApplicationPaths } from '../../application-paths';
import { reviewersQuery } from '../../assignees/reviewers-query';
import { tagNamesQuery } from '../../tags/tags-query';
import { oneOf } from '../../../../providers/list-query';
import { useListFilters } from '../../../../providers/list-state';
import { DATE_CHOICES, shownDateChoice, sortForDateChoice } from './date-choice';
import { RATING_CHOICES } from './rating-choices';
import { isOfJob, REVIEWED_NO_STAGE } from './stage-filter';
import { t } from '../../../../i18n/t';
import { formatDateTime } from '../../../../i18n/format';
import { tContract } from '../../../../i18n/t-contract';

/** The filters in use over a list of applications. */
export function ApplicationChips() {
  const { filterValues } = useListFilters();
  const { sort, setSort } = useListContext();
  const date = shownDateChoice(filterValues, sort);
  const { jobId } = useApplicationPaths();
  const id = Number(filterValues['job_id'] ?? jobId);
  const { data: job } = useGetOne<Job>('jobs', { id }, { enabled: Number.isInteger(id) && id > 0 });
  const dataProvider = usePortalDataProvider();
  const tagId = filterValues['tag'];
  const { data: tags } = useQuery({ ...tagNamesQuery(dataProvider), enabled: tagId !== undefined });
  const assigneeId = filterValues['assignee_id'];
  const { data: reviewers } = useQuery({
    ...reviewersQuery(dataProvider),
    enabled: assigneeId !== undefined,
  });
  const tag = tags?.find((one) => String(one.id) === tagId);
  return (
    <FilterChips
      tiedTo={(name) => (name === 'job_id' && isOfJob(filterValues['stage']) ? ['stage'] : [])}
      onRemoved={(names) => {
        if (names.includes('date') && date === 'oldest') setSort(sortForDateChoice('all'));
      }}
      describe={(name, value) =>
        name === 'assignee_id'
          ? describeAssignee(String(value), reviewers)
          : name === 'tag'
            ? t('Tag: %{name}', { name: tag?.name ?? '…' })
            : describe(name, name === 'date' ? date : String(value), job)
      }
    />
  );
}

function describe(name: string, value: string, job: Job | undefined): string | undefined {
  switch (name) {
    case 'search':
      return t('Search: %{words}', { words: value });
    case 'cv':
      return t('In the CV: %{words}', { words: value });
    case 'status':
      return t(APPLICATION_STATUS_LABELS[toApplicationStatus(value)]);
    case 'date':
      return value === 'all' ? undefined : DATE_CHOICES.find((choice) => choice.value === value)?.label;
    case 'withdrawn':
      return value === 'yes' ? t('Withdrawn') : t('Withdrawn or not');
    case 'told':
      return value === 'yes' ? t('Told') : t('Not yet told');
    case 'talent_pool':
      return t('In the talent pool');
    case 'channel':
      return t('Channel: %{channel}', { channel: tContract(channelLabel(readChannel(value))) });
    case 'brand': {
      const brand = oneOf(BRANDS, value);
      return brand && tContract(brandName(brand));
    }
    case 'applied_before':
      return value === 'yes' ? t('Applied before') : t('Not applied before');
    case 'job_id':
      return job?.title ?? t('One job');
    case 'stage':
      return value === NO_STAGE
        ? REVIEWED_NO_STAGE
        : t('Stage: %{name}', { name: job?.stages?.find(({ id }) => id === value)?.name ?? '…' });
    case 'rating_min':
      return RATING_CHOICES.find((choice) => choice.value === value)?.label;
    case 'mentioned':
      return value === 'unread' ? t('Unread mentions') : t('Mentions of you');
    case 'waiting_days':
      return t('Waiting longer than %{days} days', { days: value });
    case 'since':
      return Number.isNaN(Date.parse(value))
        ? undefined
        : t('Since %{time}', { time: formatDateTime(value) });
    case 'new_since':
      return Number.isNaN(Date.parse(value))
        ? undefined
        : t('New since %{time}', { time: formatDateTime(value) });
    default:
      return undefined;
  }
}

function describeAssignee(value: string, reviewers: readonly Reviewer[] = []): string {
  if (value === ASSIGNED_TO_ME) return t('Assigned to you');
  if (value === ASSIGNED_TO_NOBODY) return t('Assigned to nobody');
  return t('Assigned to %{name}', { name: reviewers.find(({ id }) => id === value)?.name ?? '…' });
}
