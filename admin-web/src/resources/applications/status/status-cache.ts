import type { ApplicationStatus } from '@smash/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '@smash/contract/client';

/** Where react-admin keeps what it fetched of applications: lists, and single ones. */
export const APPLICATIONS_KEY = ['applications'];
const LISTS = { queryKey: ['applications', 'getList'] };
const SINGLE_ONES = { queryKey: ['applications', 'getOne'] };

interface CachedList {
  data: Application[];
}

/**
 * Shows another status wherever the portal has an application in memory; `statusOf` returns undefined for those that
 * stay as they are.
 */
export function showStatuses(
  client: QueryClient,
  statusOf: (application: Application) => ApplicationStatus | undefined,
): void {
  const change = (application: Application): Application => {
    const status = statusOf(application);
    return status === undefined || status === application.status ? application : { ...application, status };
  };
  client.setQueriesData<Application>(SINGLE_ONES, (one) => one && change(one));
  client.setQueriesData<CachedList>(LISTS, (list) => list && { ...list, data: list.data.map(change) });
}

/** The status that the portal shows now for each application that it has in memory. */
export function shownStatuses(client: QueryClient): Map<string, ApplicationStatus> {
  const lists = client.getQueriesData<CachedList>(LISTS).flatMap(([, list]) => list?.data ?? []);
  const singleOnes = client.getQueriesData<Application>(SINGLE_ONES).flatMap(([, one]) => one ?? []);
  return new Map([...lists, ...singleOnes].map(({ id, status }) => [id, status]));
}
