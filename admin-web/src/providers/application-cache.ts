import { dialledDigits, foldForSearch, startOfPeriod } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import { failureStatus } from './api-failure';
import { askedAt } from './asked-at';
import { isKeptList, KEPT_LIST } from './kept-list';
import type { ListQuery, toApplicationFilter } from './list-query';
import { serverNow } from './server-time';

/** Query keys under which react-admin caches applications: lists, and single ones. */
export const APPLICATIONS_KEY = ['applications'];
export const APPLICATION_LISTS = { queryKey: ['applications', 'getList'] };
export const SINGLE_APPLICATIONS = { queryKey: ['applications', 'getOne'] };

/** Query key of the board of a job. */
export const boardKey = (jobId: number) => [...APPLICATIONS_KEY, 'board', jobId];

export interface CachedList {
  data: Application[];
  meta?: unknown;
}

/** Page of a request that only counts: the one row that comes with the number is ignored. */
export const COUNT_ONLY = { page: 1, perPage: 1 };

/** Every application that the portal has in memory, by its id, as it was read or changed last. */
export function loadedApplications(client: QueryClient): Map<string, Application> {
  return inMemory(client, [APPLICATION_LISTS, SINGLE_APPLICATIONS]);
}

function inMemory(client: QueryClient, keys: { queryKey: QueryKey }[]): Map<string, Application> {
  const read = keys
    .flatMap((each) => client.getQueryCache().findAll(each))
    .filter(({ queryKey }) => !isCount(queryKey))
    .map(({ state: { data, dataUpdatedAt } }) => {
      const content = data as CachedList | Application | undefined;
      if (!content || !('data' in content)) return { rows: content ? [content] : [], time: dataUpdatedAt };
      // Built from data that was read before, whenever that was.
      return { rows: content.data, time: isKeptList(content.meta) ? 0 : dataUpdatedAt };
    })
    .sort((one, other) => one.time - other.time);
  return new Map(read.flatMap(({ rows }) => rows).map((application) => [application.id, application]));
}

/**
 * When the data in memory about these applications was requested, in milliseconds: the time of the oldest. Undefined
 * when one of them is not in memory.
 */
export function readAt(client: QueryClient, ids: readonly string[]): number | undefined {
  const fetched = new Map<string, number>();
  // Copies from the response to a list or a change: no newer than it, though stored later.
  const copied = new Map<string, number>();
  const caches = [APPLICATION_LISTS, SINGLE_APPLICATIONS].flatMap((each) =>
    client.getQueryCache().findAll(each),
  );
  for (const query of caches) {
    const content = query.state.data as CachedList | Application | undefined;
    const asked = askedAt(query);
    // Built from data that was read before, whenever that was.
    if (asked === undefined && content && 'data' in content && isKeptList(content.meta)) continue;
    const times = asked === undefined ? copied : fetched;
    for (const { id } of content ? ('data' in content ? content.data : [content]) : [])
      times.set(id, Math.max(times.get(id) ?? 0, asked ?? query.state.dataUpdatedAt));
  }
  const times = ids.flatMap((id) => fetched.get(id) ?? copied.get(id) ?? []);
  return times.length > 0 && times.length === ids.length ? Math.min(...times) : undefined;
}

/** Refusals that an older list must not replace: the session has ended, or the person may not see the list. */
const REFUSALS = [401, 403];

/** The `meta` of a request for a list that may be built from loaded data, should the server not send it. */
export const KEEPABLE = { isKeepable: true };

type Sort = 'applied_at' | 'last_name' | 'email' | 'status' | 'rating';
type ApplicationQuery = ListQuery<Sort> & ReturnType<typeof toApplicationFilter>;

/**
 * In place of a list of a job's applications that failed: the same page, filtered and ordered from all lists in memory
 * (docs/requirements/portal.md#p-24).
 * @throws the failure where memory has none, where it is a refusal, and where only the server can apply a filter
 */
export function keptListOf(jobId: number, query: ApplicationQuery, client: QueryClient, failure: unknown) {
  const { page, per_page, sort = 'applied_at', order, status, applied, withdrawn, search, ...others } = query;
  const isForServer = Object.values(others).some((value) => value !== undefined);
  if (isForServer || REFUSALS.includes(failureStatus(failure) ?? 0)) throw failure;
  const since = applied && startOfPeriod(applied, serverNow());
  const words = foldForSearch(search ?? '').split(/\s+/);
  const digits = dialledDigits(search ?? '');
  const found = [...inMemory(client, [APPLICATION_LISTS]).values()].filter(
    (one) =>
      one.job_id === jobId &&
      (!status || one.status === status) &&
      (!withdrawn || Boolean(one.withdrawn_at) === (withdrawn === 'yes')) &&
      (!since || new Date(one.applied_at) >= since) &&
      (words.every((word) => searchTextOf(one).includes(word)) ||
        (digits !== undefined && (one.phone_e164 ?? one.phone.replace(/\D/g, '')).includes(digits))),
  );
  found.sort((one, other) => other.applied_at.localeCompare(one.applied_at));
  // Equal ones stay newest first, or oldest first where the server reads that order backwards.
  if (sort === 'status' && order === 'desc') found.reverse();
  const direction = order === 'asc' ? 1 : -1;
  found.sort((one, other) => direction * String(one[sort]).localeCompare(String(other[sort])));
  if (found.length === 0) throw failure;
  // Memory may lack the pages before the one that is open.
  const shown = Math.min(page, Math.ceil(found.length / per_page));
  const data = found.slice((shown - 1) * per_page, shown * per_page);
  return { data, total: found.length, meta: KEPT_LIST };
}

const searchTextOf = ({ first_name, middle_name, last_name, email, reference }: Application) =>
  foldForSearch([first_name, middle_name, last_name, email, reference].join(' '));

function isCount([, , params]: QueryKey): boolean {
  return (params as GetListParams | undefined)?.pagination?.perPage === COUNT_ONLY.perPage;
}
