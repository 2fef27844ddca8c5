import { useEffect } from 'react';
import { extractValidSavedQueries, useGetIdentity, useSavedQueries, type SavedQuery } from 'react-admin';
import { toNumber } from '../../../../providers/list-query';
import type { ListPaths } from '../../application-paths';

/** Saved filters belong to an account, since several people may use one computer. */
export function useSavedFilters() {
  const { identity } = useGetIdentity();
  const [stored, store] = useSavedQueries(`applications.${identity?.id ?? 'nobody'}`);
  const saved = withoutSearches(extractValidSavedQueries(stored));
  // Former releases saved what was searched for.
  const isOld = JSON.stringify(saved) !== JSON.stringify(stored);
  useEffect(() => {
    if (isOld) store(saved);
  });
  return {
    saved,
    /** Saving under an existing name replaces its filters. */
    add: (query: SavedQuery) =>
      store([...saved.filter(({ label }) => label !== query.label), query].toSorted(byLabel)),
    remove: (label: string) => store(saved.filter((query) => query.label !== label)),
  };
}

/**
 * The filters of a list in a form that any other list understands: a stage means nothing without its job. Without the
 * name or address that was searched for, since they stay in the browser after the logout.
 */
export function toSave(filter: Record<string, unknown>, jobId: number | undefined): Record<string, unknown> {
  const { search: _search, ...kept } = filter;
  return jobId !== undefined && kept['stage'] !== undefined ? { ...kept, job_id: String(jobId) } : kept;
}

/**
 * The address that applies saved filters to the present list, or to the list of all jobs, the only one that filters by
 * job.
 */
export function savedAddress(value: SavedQuery['value'], { list, jobId }: ListPaths) {
  const { job_id, ...others } = (value.filter ?? {}) as Record<string, unknown>;
  if (job_id === undefined) return { pathname: list, search: savedSearch(value) };
  return toNumber(job_id) === jobId
    ? { pathname: list, search: savedSearch({ ...value, filter: others }) }
    : { pathname: '/applications', search: savedSearch(value) };
}

/** The address of a list with saved filters. */
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

/** Saved filters without what they search for; those that do nothing else are left out. */
export function withoutSearches(queries: SavedQuery[]): SavedQuery[] {
  return queries.flatMap((query) => {
    const { search, ...filter } = (query.value.filter ?? {}) as Record<string, unknown>;
    if (search === undefined) return [query];
    return Object.keys(filter).length > 0 ? [{ ...query, value: { ...query.value, filter } }] : [];
  });
}

function byLabel(one: SavedQuery, other: SavedQuery): number {
  return one.label.localeCompare(other.label);
}
