import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '@smash/contract';
import { ChoiceFilter } from '../../../components/choice-filter';
import { oneOf } from '../../../providers/list-query';
import { useListFilters } from '../../../providers/list-state';
import type { ChangeFilter } from '../../../components/filters/use-change-filter';

const CHOICES = [
  { value: 'all', label: 'All Status' },
  ...APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_LABELS[value] })),
];

export function StatusFilter({ onChange }: { onChange: ChangeFilter }) {
  const { filterValues } = useListFilters();
  return (
    <ChoiceFilter
      name="Filter by status"
      choices={CHOICES}
      value={oneOf(APPLICATION_STATUSES, filterValues['status']) ?? 'all'}
      onChange={(value) => onChange('status', value === 'all' ? undefined : value)}
    />
  );
}
