import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '@smash/contract';
import { useListContext } from 'react-admin';
import { ChoiceFilter } from '../../../components/choice-filter';
import { oneOf } from '../../../providers/list-query';

const CHOICES = [
  { value: 'all', label: 'All Status' },
  ...APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_LABELS[value] })),
];

export function StatusFilter() {
  const { filterValues, setFilters } = useListContext();
  const change = (value: string) => {
    const { status: _replaced, ...others } = filterValues;
    setFilters(value === 'all' ? others : { ...others, status: value });
  };
  return (
    <ChoiceFilter
      name="Filter by status"
      choices={CHOICES}
      value={oneOf(APPLICATION_STATUSES, filterValues['status']) ?? 'all'}
      onChange={change}
    />
  );
}
