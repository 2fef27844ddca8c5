import type { ApplicationStatus } from '@smash/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '@smash/contract/client';
import {
  APPLICATION_LISTS,
  loadedApplications,
  SINGLE_APPLICATIONS,
  type CachedList,
} from '../../../providers/application-cache';

/**
 * Changes the shown status of every application in memory; `statusOf` returns undefined for those that stay as they
 * are.
 */
export function showStatuses(
  client: QueryClient,
  statusOf: (application: Application) => ApplicationStatus | undefined,
): void {
  const change = (application: Application): Application => {
    const status = statusOf(application);
    return status === undefined || status === application.status ? application : { ...application, status };
  };
  client.setQueriesData<Application>(SINGLE_APPLICATIONS, (one) => one && change(one));
  client.setQueriesData<CachedList>(
    APPLICATION_LISTS,
    (list) => list && { ...list, data: list.data.map(change) },
  );
}

/** The status that the portal shows now for each application in memory. */
export function shownStatuses(client: QueryClient): Map<string, ApplicationStatus> {
  return new Map([...loadedApplications(client)].map(([id, { status }]) => [id, status]));
}
