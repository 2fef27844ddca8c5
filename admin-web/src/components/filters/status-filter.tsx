import { useListFilters } from '../../providers/list-state';
import { ChoiceFilter } from '../choice-filter';
import { useChangeFilter } from './use-change-filter';

interface StatusFilterProps {
  choices: readonly { value: string; label: string }[];
}

/** Only the rows of one status, or those of all. */
export function StatusFilter({ choices }: StatusFilterProps) {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const chosen = choices.find(({ value }) => value === filterValues['status']);
  return (
    <ChoiceFilter
      name="Filter by status"
      choices={[{ value: 'all', label: 'All Status' }, ...choices]}
      value={chosen?.value ?? 'all'}
      onChange={(value) => changeFilter('status', value === 'all' ? undefined : value)}
    />
  );
}
