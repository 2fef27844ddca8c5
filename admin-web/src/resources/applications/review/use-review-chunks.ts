import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { isTotalCapped } from '../../../providers/list-state';
import { statusesSettled } from '../status/use-change-statuses';
import type { ReviewAddress } from './review-address';
import { CHUNK, firstPage, nextPage, previousPage, type Chunk, type ReviewStart } from './review-queue';

/**
 * The list of a review, fetched page by page in both directions and kept as it was: it is not fetched again when a
 * status changes. The applications themselves are put where `useGetOne` finds them.
 */
export function useReviewChunks(
  { filter, sort }: Pick<ReviewAddress, 'filter' | 'sort'>,
  start: ReviewStart,
  left: number,
) {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  return useInfiniteQuery({
    queryKey: ['application-review', filter, sort, start.id],
    initialPageParam: firstPage(start),
    queryFn: async ({ pageParam: page }): Promise<Chunk> => {
      await statusesSettled(client);
      const pagination = { page, perPage: CHUNK };
      const chunk = await dataProvider.getList<Application>('applications', { filter, sort, pagination });
      for (const application of chunk.data) {
        const key = ['applications', 'getOne', { id: application.id, meta: undefined }];
        client.setQueryData(key, application);
      }
      return {
        page,
        ids: chunk.data.map(({ id }) => id),
        total: chunk.total ?? chunk.data.length,
        isTotalCapped: isTotalCapped(chunk.meta),
      };
    },
    getNextPageParam: (_last, chunks) => nextPage(chunks, left),
    getPreviousPageParam: (_first, chunks) => previousPage(chunks),
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}
