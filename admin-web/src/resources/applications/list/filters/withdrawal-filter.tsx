import { WITHDRAWAL_FILTERS } from '@smash/contract';
import { ChoiceFilter } from '../../../../components/choice-filter';
import { useChangeFilter } from '../../../../components/filters/use-change-filter';
import { oneOf } from '../../../../providers/list-query';
import { useListFilters } from '../../../../providers/list-state';

const CHOICES = [
  { value: 'all', label: 'Withdrawn or not' },
  { value: 'no', label: 'Not withdrawn' },
  { value: 'yes', label: 'Withdrawn' },
] as const;

/** Whether the applicant has withdrawn: beside the status, since any status can be withdrawn from. */
export function WithdrawalFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  return (
    <ChoiceFilter
      name="Filter by withdrawal"
      choices={CHOICES}
      value={oneOf(WITHDRAWAL_FILTERS, filterValues['withdrawn']) ?? 'all'}
      onChange={(value) => changeFilter('withdrawn', value === 'all' ? undefined : value)}
    />
  );
}
