import { extractValidSavedQueries, useGetIdentity, useSavedQueries, type SavedQuery } from 'react-admin';
import { toNumber } from '../../../../providers/list-query';
import type { ListPaths } from '../../application-paths';

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

/** The filters of a list as they mean the same in any other: a stage says nothing without its job. */
export function toSave(filter: Record<string, unknown>, jobId: number | undefined): Record<string, unknown> {
  return jobId !== undefined && filter['stage'] !== undefined ? { ...filter, job_id: String(jobId) } : filter;
}

/** The address that applies saved filters to the list where one is, or to that of all, which alone can be filtered by job. */
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

function byLabel(one: SavedQuery, other: SavedQuery): number {
  return one.label.localeCompare(other.label);
}
