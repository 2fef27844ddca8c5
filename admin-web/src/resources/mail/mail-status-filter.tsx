import { MAIL_STATUSES } from '@smash/contract';
import { ChoiceFilter } from '../../components/choice-filter';
import { useChangeFilter } from '../../components/filters/use-change-filter';
import { useListFilters } from '../../providers/list-state';
import { MAIL_STATUS_LABELS } from './mail-status';

const CHOICES = [
  { value: 'all', label: 'All Status' },
  ...MAIL_STATUSES.map((value) => ({ value, label: MAIL_STATUS_LABELS[value] })),
];

export function MailStatusFilter() {
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
