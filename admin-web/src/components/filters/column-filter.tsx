import { useListFilters } from '../../providers/list-state';
import { ChoiceFilter } from './choice-filter';
import { useChangeFilter } from './use-change-filter';

interface ColumnFilterProps {
  /** Name of the filter in the address. */
  source: string;
  /** Read aloud: "Filter by status". */
  name: string;
  /** The choice that filters nothing. */
  all: string;
  /** Value of that choice; none of `choices` has it. */
  allValue?: string;
  choices: readonly { value: string; label: string }[];
}

/** Filters the rows by one value, or shows all. */
export function ColumnFilter({ source, name, all, allValue = 'all', choices }: ColumnFilterProps) {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const chosen = choices.find(({ value }) => value === filterValues[source]);
  return (
    <ChoiceFilter
      name={name}
      choices={[{ value: allValue, label: all }, ...choices]}
      value={chosen?.value ?? allValue}
      onChange={(value) => changeFilter(source, value === allValue ? undefined : value)}
    />
  );
}
