import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { isTotalCapped } from '../../../providers/list-state';
import { statusesSettled } from '../status/use-change-statuses';
import type { ListAddress } from '../list/list-address';
import {
  CHUNK,
  firstPage,
  nextPage,
  previousPage,
  readJoined,
  type Chunk,
  type ReviewStart,
} from './review-queue';

/**
 * The list of a review, fetched page by page in both directions and kept as it was: it is not fetched again when a
 * status changes. `left` are the applications that are no longer at their place in the list. The applications
 * themselves are put where `useGetOne` finds them.
 */
export function useReviewChunks(
  { filter, sort }: Pick<ListAddress, 'filter' | 'sort'>,
  start: ReviewStart,
  left: ReadonlySet<string>,
) {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  const queryKey = ['application-review', filter, sort, start.id];
  const read = async (page: number, known: readonly string[]): Promise<Chunk> => {
    const pagination = { page, perPage: CHUNK };
    const chunk = await dataProvider.getList<Application>('applications', { filter, sort, pagination });
    for (const application of chunk.data) {
      // A known one may have been changed while this response was on its way.
      if (known.includes(application.id)) continue;
      const key = ['applications', 'getOne', { id: application.id, meta: undefined }];
      client.setQueryData(key, application);
    }
    return {
      page,
      ids: chunk.data.map(({ id }) => id),
      total: chunk.total ?? chunk.data.length,
      isTotalCapped: isTotalCapped(chunk.meta),
    };
  };
  return useInfiniteQuery({
    queryKey,
    initialPageParam: firstPage(start),
    queryFn: async ({ pageParam: page }): Promise<Chunk> => {
      await statusesSettled(client);
      const chunks = client.getQueryData<InfiniteData<Chunk>>(queryKey)?.pages ?? [];
      const known = chunks.flatMap(({ ids }) => ids);
      const listed = known.filter((id) => !left.has(id));
      const step = page === previousPage(chunks) ? 1 : -1;
      return readJoined(page, step, new Set(listed), (other) => read(other, known));
    },
    getNextPageParam: (_last, chunks) => nextPage(chunks, left.size),
    getPreviousPageParam: (_first, chunks) => previousPage(chunks),
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}
