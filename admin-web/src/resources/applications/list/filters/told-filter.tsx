import { TOLD_FILTERS } from '@smash/contract';
import { ChoiceFilter } from '../../../../components/choice-filter';
import { useChangeFilter } from '../../../../components/filters/use-change-filter';
import { oneOf } from '../../../../providers/list-query';
import { useListFilters } from '../../../../providers/list-state';
import { t } from '../../../../i18n/t';

const CHOICES = [
  { value: 'all', label: t('Any decision email') },
  { value: 'no', label: t('Not yet told') },
  { value: 'yes', label: t('Told') },
] as const;

/** Whether an email tells the applicant of the decision; both choices show decided applications only. */
export function ToldFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  return (
    <ChoiceFilter
      name={t('Filter by whether the applicant was told')}
      choices={CHOICES}
      value={oneOf(TOLD_FILTERS, filterValues['told']) ?? 'all'}
      onChange={(value) => changeFilter('told', value === 'all' ? undefined : value)}
    />
  );
}
