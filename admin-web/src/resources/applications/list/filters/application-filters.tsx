import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES, WAITING_DAYS } from '@smash/contract';
import { ListFilters } from '../../../../components/filters/list-filters';
import { MoreFilters } from '../../../../components/filters/more-filters';
import { SearchFilter } from '../../../../components/filters/search-filter';
import { StatusFilter } from '../../../../components/filters/status-filter';
import { ColumnFilter } from '../../../../components/filters/column-filter';
import { TagFilter } from '../../tags/tag-filter';
import { DateFilter } from './date-filter';
import { JobFilter } from './job-filter';
import { RepeatFilter } from './repeat-filter';
import { StageFilter } from './stage-filter';
import { ToldFilter } from './told-filter';
import { WithdrawalFilter } from './withdrawal-filter';

const STATUSES = APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_LABELS[value] }));

/** The filters under "More filters", as they are called in the address. */
const MORE = ['job_id', 'tag', 'stage', 'waiting_days', 'cv', 'withdrawn', 'told', 'applied_before'];
const WAITING = [{ value: String(WAITING_DAYS), label: `Longer than ${WAITING_DAYS} days` }];

export function ApplicationFilters({ hasJobs }: { hasJobs: boolean }) {
  return (
    <ListFilters searchLabel="Search by name or email">
      <StatusFilter choices={STATUSES} />
      <DateFilter />
      <MoreFilters names={MORE}>
        {hasJobs && <JobFilter />}
        <StageFilter />
        <TagFilter />
        <ColumnFilter
          source="waiting_days"
          name="Filter by how long they wait"
          all="However long they wait"
          choices={WAITING}
        />
        <SearchFilter name="cv" label="Words in the CV" />
        <WithdrawalFilter />
        <ToldFilter />
        <RepeatFilter />
      </MoreFilters>
    </ListFilters>
  );
}
