import { type Theme, useMediaQuery } from '@mui/material';
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES, brandName, WAITING_DAYS } from '@smash/contract';
import { ListFilters } from '../../../../components/filters/list-filters';
import { MoreFilters } from '../../../../components/filters/more-filters';
import { SearchFilter } from '../../../../components/filters/search-filter';
import { StatusFilter } from '../../../../components/filters/status-filter';
import { ColumnFilter } from '../../../../components/filters/column-filter';
import { isLimited, ownBrands } from '../../../../providers/session';
import { AssigneeFilter } from '../../assignees/assignee-filter';
import { ManageTagsButton } from '../../tags/manage/lazy-tag-manager';
import { TagFilter } from '../../tags/tag-filter';
import { ChannelFilter } from './channel-filter';
import { DateFilter } from './date-filter';
import { JobFilter } from './job-filter';
import { RATING_CHOICES } from './rating-choices';
import { RepeatFilter } from './repeat-filter';
import { StageFilter } from './stage-filter';
import { ToldFilter } from './told-filter';
import { WithdrawalFilter } from './withdrawal-filter';

const STATUSES = APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_LABELS[value] }));

/** As they are called in the address: those beside the search, which a phone folds away too, and those under "More filters". */
const QUICK = ['status', 'date'];
const MORE = [
  'job_id',
  'brand',
  'assignee_id',
  'mentioned',
  'tag',
  'stage',
  'waiting_days',
  'cv',
  'withdrawn',
  'told',
  'talent_pool',
  'channel',
  'rating_min',
  'applied_before',
];
const WAITING = [{ value: String(WAITING_DAYS), label: `Longer than ${WAITING_DAYS} days` }];
const TALENT_POOL = [{ value: 'yes', label: 'In the talent pool' }];

const MENTIONED = [
  { value: 'unread', label: 'Unread mentions' },
  { value: 'all', label: 'Mentions of you' },
];

export function ApplicationFilters({ hasJobs }: { hasJobs: boolean }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const ofBrands = ownBrands().map((value) => ({ value, label: brandName(value) }));
  const quick = (
    <>
      <StatusFilter choices={STATUSES} />
      <DateFilter />
    </>
  );
  return (
    <ListFilters searchLabel="Search by name or email" isFolded>
      {!isPhone && quick}
      <MoreFilters names={isPhone ? [...QUICK, ...MORE] : MORE} {...(isPhone && { label: 'Filters' })}>
        {isPhone && quick}
        {hasJobs && <JobFilter />}
        {hasJobs && ofBrands.length > 1 && (
          <ColumnFilter source="brand" name="Filter by brand" all="All brands" choices={ofBrands} />
        )}
        <StageFilter />
        <AssigneeFilter />
        <ColumnFilter
          source="mentioned"
          name="Filter by mentions"
          all="Mentions or not"
          choices={MENTIONED}
        />
        <TagFilter />
        {!isLimited() && <ManageTagsButton />}
        <ColumnFilter
          source="waiting_days"
          name="Filter by how long they wait"
          all="However long they wait"
          choices={WAITING}
        />
        <ColumnFilter
          source="rating_min"
          name="Filter by rating"
          all="Rated or not"
          choices={RATING_CHOICES}
        />
        <SearchFilter name="cv" label="Words in the CV" />
        <WithdrawalFilter />
        <ToldFilter />
        <ColumnFilter
          source="talent_pool"
          name="Filter by talent pool"
          all="In the talent pool or not"
          choices={TALENT_POOL}
        />
        <ChannelFilter />
        <RepeatFilter />
      </MoreFilters>
    </ListFilters>
  );
}
