import { useListContext } from 'react-admin';
import { ChoiceFilter } from '../../../components/choice-filter';
import { DATE_CHOICES, shownDateChoice, sortForDateChoice, type DateChoice } from './date-choice';

export function DateFilter() {
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const change = (choice: DateChoice) => {
    const { date: _replaced, ...others } = filterValues;
    setFilters(choice === 'all' ? others : { ...others, date: choice });
    setSort(sortForDateChoice(choice));
  };
  return (
    <ChoiceFilter
      name="Filter or sort by date"
      choices={DATE_CHOICES}
      value={shownDateChoice(filterValues, sort)}
      onChange={change}
    />
  );
}
