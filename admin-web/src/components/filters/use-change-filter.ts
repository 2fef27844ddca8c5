import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { useListFilters } from '../../providers/list-state';

/** Sets one filter of the list, or takes it off (undefined), and leaves the others. Always the same function. */
export type ChangeFilter = (name: string, value: string | undefined) => void;

const ChangeFilterContext = createContext<ChangeFilter | undefined>(undefined);

/** Gives the filters of one list the same changer, so that their quick changes know of each other. */
export const ChangeFilterProvider = ChangeFilterContext.Provider;

/** Quick changes one after the other build on each other, even before the address has been drawn anew. */
export function useFilterChanger(): ChangeFilter {
  const filters = useListFilters();
  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  });

  return useCallback((name, value) => {
    const { filterValues, setFilters } = latest.current;
    const others = Object.entries(filterValues).filter(([other]) => other !== name);
    const changed = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
    latest.current = { filterValues: changed, setFilters };
    setFilters(changed);
  }, []);
}

/** The changer of the list that the filter stands over. */
export function useChangeFilter(): ChangeFilter {
  const changeFilter = useContext(ChangeFilterContext);
  if (!changeFilter) throw new Error('A filter belongs inside <ListFilters>');
  return changeFilter;
}
