import { extractValidSavedQueries, useGetIdentity, useSavedQueries, type SavedQuery } from 'react-admin';

/** Each account has filters of its own, also where several people use one computer. */
export function useSavedFilters() {
  const { identity } = useGetIdentity();
  const [stored, store] = useSavedQueries(`applications.${identity?.id ?? 'nobody'}`);
  const saved = extractValidSavedQueries(stored);
  return {
    saved,
    /** A name that exists already gets the new filters. */
    add: (query: SavedQuery) =>
      store([...saved.filter(({ label }) => label !== query.label), query].toSorted(byLabel)),
    remove: (label: string) => store(saved.filter((query) => query.label !== label)),
  };
}

/** The address that applies saved filters to a list. */
export function savedSearch({ filter, sort, perPage }: SavedQuery['value']): string {
  const query = new URLSearchParams({
    displayedFilters: '{}',
    filter: JSON.stringify(filter ?? {}),
    page: '1',
    ...(perPage !== undefined && { perPage: String(perPage) }),
    ...(sort && { sort: sort.field, order: sort.order }),
  });
  return `?${query}`;
}

function byLabel(one: SavedQuery, other: SavedQuery): number {
  return one.label.localeCompare(other.label);
}
