import { useCallback, useEffect, useRef } from 'react';
import { useListFilters } from '../../providers/list-state';

/** Sets one filter of the list, or takes it off (undefined), and leaves the others. */
export type ChangeFilter = (name: string, value: string | undefined) => void;

/** Quick changes one after the other build on each other, even before the address has been drawn anew. */
export function useChangeFilter(): ChangeFilter {
  const { filterValues, setFilters } = useListFilters();
  const latest = useRef(filterValues);
  useEffect(() => {
    latest.current = filterValues;
  }, [filterValues]);

  return useCallback(
    (name, value) => {
      const others = Object.entries(latest.current).filter(([other]) => other !== name);
      latest.current = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
      setFilters(latest.current);
    },
    [setFilters],
  );
}
