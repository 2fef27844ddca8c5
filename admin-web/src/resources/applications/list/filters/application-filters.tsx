import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '@smash/contract';
import { ListFilters } from '../../../../components/filters/list-filters';
import { MoreFilters } from '../../../../components/filters/more-filters';
import { SearchFilter } from '../../../../components/filters/search-filter';
import { StatusFilter } from '../../../../components/filters/status-filter';
import { DateFilter } from './date-filter';
import { ToldFilter } from './told-filter';
import { WithdrawalFilter } from './withdrawal-filter';

const STATUSES = APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_LABELS[value] }));

/** The filters under "More filters", as they are called in the address. */
const MORE = ['cv', 'withdrawn', 'told'];

export function ApplicationFilters() {
  return (
    <ListFilters searchLabel="Search by name or email">
      <StatusFilter choices={STATUSES} />
      <DateFilter />
      <MoreFilters names={MORE}>
        <SearchFilter name="cv" label="Words in the CV" />
        <WithdrawalFilter />
        <ToldFilter />
      </MoreFilters>
    </ListFilters>
  );
}
