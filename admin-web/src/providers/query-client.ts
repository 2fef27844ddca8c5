import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { noteRequests } from './asked-at';

/**
 * TanStack Query lets a first fetch that is under way go on when its query is invalidated, so that a response from
 * before a change would pass for one from after it. Here that fetch is cancelled, and made again with the others.
 */
class PortalQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== 'none') {
      const fetching = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
      for (const query of fetching) {
        if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ silent: true });
      }
    }
    return super.invalidateQueries(filters, options);
  }
}

/** A failed call is shown at once, with a way to try again, rather than repeated in silence. */
export const queryClient = new PortalQueryClient({
  defaultOptions: {
    // Without a connection as well. TanStack Query would otherwise wait in silence, and with 'always' read nothing again after it.
    queries: { networkMode: 'always', refetchOnReconnect: true, retry: false, staleTime: 5_000 },
    // A change made offline fails at once as well, and is not sent later, when nobody expects it any more.
    mutations: { networkMode: 'always' },
  },
});
noteRequests(queryClient.getQueryCache());
