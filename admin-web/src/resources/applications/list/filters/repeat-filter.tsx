import { REPEAT_FILTERS } from '@smash/contract';
import { ChoiceFilter } from '../../../../components/choice-filter';
import { useChangeFilter } from '../../../../components/filters/use-change-filter';
import { oneOf } from '../../../../providers/list-query';
import { useListFilters } from '../../../../providers/list-state';
import { t } from '../../../../i18n/t';

const CHOICES = [
  { value: 'all', label: t('Applied before or not') },
  { value: 'yes', label: t('Applied before') },
  { value: 'no', label: t('Not applied before') },
] as const;

/** Whether the same person had applied for the same job before. */
export function RepeatFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  return (
    <ChoiceFilter
      name={t('Filter by whether they applied for the job before')}
      choices={CHOICES}
      value={oneOf(REPEAT_FILTERS, filterValues['applied_before']) ?? 'all'}
      onChange={(value) => changeFilter('applied_before', value === 'all' ? undefined : value)}
    />
  );
}
