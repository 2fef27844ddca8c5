import { ChoiceFilter } from '../../components/choice-filter';
import { useChangeFilter } from '../../components/filters/use-change-filter';
import { useListFilters } from '../../providers/list-state';

const CHOICES = [
  { value: 'all', label: 'All Status' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unconfirmed', label: 'Unconfirmed' },
];

export function StatusFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const chosen = CHOICES.find(({ value }) => value === filterValues['status']);
  return (
    <ChoiceFilter
      name="Filter by status"
      choices={CHOICES}
      value={chosen?.value ?? 'all'}
      onChange={(value) => changeFilter('status', value === 'all' ? undefined : value)}
    />
  );
}
