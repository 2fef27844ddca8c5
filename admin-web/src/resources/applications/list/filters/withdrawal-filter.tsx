import { ChoiceFilter } from '../../../../components/filters/choice-filter';
import { useChangeFilter } from '../../../../components/filters/use-change-filter';
import { oneOf } from '../../../../providers/list-query';
import { useListFilters } from '../../../../providers/list-state';
import { t } from '../../../../i18n/t';

const CHOICES = [
  { value: 'no', label: t('Not withdrawn') },
  { value: 'yes', label: t('Withdrawn') },
  { value: 'all', label: t('Withdrawn or not') },
] as const;

/** Filters by withdrawal. Withdrawn applications are left out of the lists until they are asked for. */
export function WithdrawalFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  return (
    <ChoiceFilter
      name={t('Filter by withdrawal')}
      choices={CHOICES}
      value={oneOf(['yes', 'all'], filterValues['withdrawn']) ?? 'no'}
      onChange={(value) => changeFilter('withdrawn', value === 'no' ? undefined : value)}
    />
  );
}
