import { useCallback, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** Sets one filter of the list, or takes it off (undefined), and leaves the others. */
export type ChangeFilter = (name: string, value: string | undefined) => void;

/** Quick changes one after the other build on each other, even before the address has been drawn anew. */
export function useChangeFilter(): ChangeFilter {
  const { filterValues, setFilters } = useListContext();
  const latest = useRef<Record<string, unknown>>(filterValues);
  useEffect(() => {
    latest.current = filterValues;
  }, [filterValues]);

  return useCallback(
    (name, value) => {
      const { [name]: _replaced, ...others } = latest.current;
      latest.current = value === undefined ? others : { ...others, [name]: value };
      setFilters(latest.current);
    },
    [setFilters],
  );
}
