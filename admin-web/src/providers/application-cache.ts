import { foldForSearch, startOfPeriod } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import { failureStatus } from './api-failure';
import { askedAt } from './asked-at';
import type { ListQuery, toApplicationFilter } from './list-query';

/** Where react-admin keeps what it fetched of applications: lists, and single ones. */
export const APPLICATIONS_KEY = ['applications'];
export const APPLICATION_LISTS = { queryKey: ['applications', 'getList'] };
export const SINGLE_APPLICATIONS = { queryKey: ['applications', 'getOne'] };

/** Where the board of a job is kept. */
export const boardKey = (jobId: number) => [...APPLICATIONS_KEY, 'board', jobId];

export interface CachedList {
  data: Application[];
  meta?: unknown;
}

/** What asks how many there are: the one row that comes with the number is not looked at. */
export const COUNT_ONLY = { page: 1, perPage: 1 };

/** Every application that the portal has in memory, by its id. */
export function loadedApplications(client: QueryClient): Map<string, Application> {
  const lists = client.getQueriesData<CachedList>(APPLICATION_LISTS).flatMap(([, list]) => list?.data ?? []);
  const singleOnes = client.getQueriesData<Application>(SINGLE_APPLICATIONS).flatMap(([, one]) => one ?? []);
  return byId([...lists, ...singleOnes]);
}

/**
 * When what the portal has in memory of these was asked for, in milliseconds: of the one that was read longest ago.
 * Undefined where it has none of one.
 */
export function readAt(client: QueryClient, ids: readonly string[]): number | undefined {
  const fetched = new Map<string, number>();
  // Copies of what a list or a change answered: no newer than that, though they were put there later.
  const copied = new Map<string, number>();
  const caches = [APPLICATION_LISTS, SINGLE_APPLICATIONS].flatMap((each) =>
    client.getQueryCache().findAll(each),
  );
  for (const query of caches) {
    const content = query.state.data as CachedList | Application | undefined;
    const asked = askedAt(query);
    // Made of what was read before, whenever that was.
    if (asked === undefined && content && 'data' in content && isKeptList(content.meta)) continue;
    const times = asked === undefined ? copied : fetched;
    for (const { id } of content ? ('data' in content ? content.data : [content]) : [])
      times.set(id, Math.max(times.get(id) ?? 0, asked ?? query.state.dataUpdatedAt));
  }
  const times = ids.flatMap((id) => fetched.get(id) ?? copied.get(id) ?? []);
  return times.length > 0 && times.length === ids.length ? Math.min(...times) : undefined;
}

/** Refusals that an older list must not stand in for: the session has ended, or this is not to be seen. */
const REFUSALS = [401, 403];

/** The `meta` of a request for a list that may be made of what was loaded before, should the server not send it. */
export const KEEPABLE = { isKeepable: true };

/** The `meta` of a list that is made of what was loaded before, since the server did not send it. */
const KEPT_LIST = { isKept: true };

export function isKeptList(meta: unknown): boolean {
  return meta === KEPT_LIST;
}

type Sort = 'applied_at' | 'last_name' | 'email' | 'status' | 'rating';
type ApplicationQuery = ListQuery<Sort> & ReturnType<typeof toApplicationFilter>;

/**
 * The page of a job's applications among those of all lists in memory, filtered and ordered as was asked for, in place
 * of a list that failed (docs/requirements/portal.md#p-24).
 * @throws the failure where there are none, where it is a refusal, and where only the server can tell what a filter holds
 */
export function keptListOf(jobId: number, query: ApplicationQuery, client: QueryClient, failure: unknown) {
  const { page, per_page, sort = 'applied_at', order, status, applied, withdrawn, search, ...others } = query;
  const isForServer = Object.values(others).some((value) => value !== undefined);
  if (isForServer || REFUSALS.includes(failureStatus(failure) ?? 0)) throw failure;
  const lists = client
    .getQueriesData<CachedList>(APPLICATION_LISTS)
    .flatMap(([key, list]) => (isCount(key) ? [] : (list?.data ?? [])));
  const since = applied && startOfPeriod(applied, new Date());
  const words = foldForSearch(search ?? '').split(/\s+/);
  const found = [...byId(lists).values()].filter(
    (one) =>
      one.job_id === jobId &&
      (!status || one.status === status) &&
      (!withdrawn || Boolean(one.withdrawn_at) === (withdrawn === 'yes')) &&
      (!since || new Date(one.applied_at) >= since) &&
      words.every((word) => searchTextOf(one).includes(word)),
  );
  found.sort((one, other) => other.applied_at.localeCompare(one.applied_at));
  // Those alike stay newest first.
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

const byId = (applications: readonly Application[]) =>
  new Map(applications.map((application) => [application.id, application]));

function isCount([, , params]: QueryKey): boolean {
  return (params as GetListParams | undefined)?.pagination?.perPage === COUNT_ONLY.perPage;
}
