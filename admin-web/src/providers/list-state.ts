import { isRecord } from '@smash/contract';
import { useListContext } from 'react-admin';

/** The filters of the list in context; their values can be anything, as they come from the address bar. */
export function useListFilters() {
  const context = useListContext();
  return {
    filterValues: context.filterValues as Record<string, unknown>,
    setFilters: context.setFilters as (filters: Record<string, unknown>) => void,
  };
}

/** The list itself shows its failure: without this, react-admin raises an alert as well. */
export const SAYS_ITS_FAILURE = { onError: (error: Error) => console.error(error) };

/** Whether the `meta` of a list response says that the server stopped counting. */
export function isTotalCapped(meta: unknown): boolean {
  return isRecord(meta) && meta['isTotalCapped'] === true;
}
