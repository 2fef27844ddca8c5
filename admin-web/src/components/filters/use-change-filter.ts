import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { useListFilters } from '../../providers/list-state';

/** Sets one filter of the list, or takes it off (undefined), and leaves the others. Always the same function. */
export type ChangeFilter = (name: string, value: string | undefined) => void;

const ChangeFilterContext = createContext<ChangeFilter | undefined>(undefined);

/** Gives the filters of one list the same changer, so that quick changes build on each other. */
export const ChangeFilterProvider = ChangeFilterContext.Provider;

/**
 * The changer for the filters of one list. Quick changes build on each other, even before the address has been drawn
 * again: changed values stand until the address brings other filters, however often the list is drawn meanwhile.
 */
export function useFilterChanger(): ChangeFilter {
  const { filterValues, setFilters } = useListFilters();
  const latestValues = useRef(filterValues);
  useEffect(() => {
    latestValues.current = filterValues;
  }, [filterValues]);
  const latestSetFilters = useRef(setFilters);
  useEffect(() => {
    latestSetFilters.current = setFilters;
  }, [setFilters]);

  return useCallback((name, value) => {
    const others = Object.entries(latestValues.current).filter(([other]) => other !== name);
    latestValues.current = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
    latestSetFilters.current(latestValues.current);
  }, []);
}

/** The changer of the list that the filter belongs to. */
export function useChangeFilter(): ChangeFilter {
  const changeFilter = useContext(ChangeFilterContext);
  if (!changeFilter) throw new Error('A filter belongs inside <ListFilters>');
  return changeFilter;
}
