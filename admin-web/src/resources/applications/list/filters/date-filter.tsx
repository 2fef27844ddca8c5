import { useListContext } from 'react-admin';
import { ChoiceFilter } from '../../../../components/filters/choice-filter';
import { DATE_CHOICES, shownDateChoice, sortForDateChoice, type DateChoice } from './date-choice';
import { useListFilters } from '../../../../providers/list-state';
import { useChangeFilter } from '../../../../components/filters/use-change-filter';
import { t } from '../../../../i18n/t';

export function DateFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const { sort, setSort } = useListContext();
  const change = (choice: DateChoice) => {
    changeFilter('date', choice === 'all' ? undefined : choice);
    setSort(sortForDateChoice(choice));
  };
  return (
    <ChoiceFilter
      name={t('Filter or sort by date')}
      choices={DATE_CHOICES}
      value={shownDateChoice(filterValues, sort)}
      onChange={change}
    />
  );
}
