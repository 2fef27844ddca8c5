import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatTotal } from '../../../providers/list-query';
import type { ListAddress } from '../list/list-address';
import { CHUNK, idsThatLeft, livePosition, type Outcome, toQueue, type ReviewStart } from './review-queue';
import { useReviewChunks } from './use-review-chunks';
import { t } from '../../../i18n/t';

/** How many applications before the end of the known ones more are fetched. */
const AHEAD = 5;

/**
 * The order of a review, the person's position in it, and both neighbours. Keep it mounted from one application to the
 * next.
 */
export function useReview(id: string, { filter, sort, position }: ListAddress) {
  const [start] = useState<ReviewStart>({ id, position });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const left = useMemo(() => idsThatLeft(outcomes, filter), [outcomes, filter]);
  const removed = useMemo(() => idsThatLeft(outcomes), [outcomes]);
  const moved = useMemo(
    () => (sort.field === 'status' ? new Set(outcomes.keys()) : left),
    [sort.field, outcomes, left],
  );
  const chunks = useReviewChunks({ filter, sort }, start, moved);
  const { data, hasNextPage, hasPreviousPage, isFetching, fetchNextPage, fetchPreviousPage, error } = chunks;
  const queue = useMemo(() => toQueue(data?.pages ?? [], start, removed), [data, start, removed]);

  const index = queue.ids.indexOf(id);
  const wantsNext = hasNextPage && index >= queue.ids.length - AHEAD;
  const wantsPrevious = hasPreviousPage && index < AHEAD;
  useEffect(() => {
    if (isFetching || error) return;
    if (wantsNext) void fetchNextPage();
    else if (wantsPrevious) void fetchPreviousPage();
  }, [wantsNext, wantsPrevious, isFetching, error, fetchNextPage, fetchPreviousPage]);

  /** The neighbour that is still being fetched: null at the end of the list, undefined when it cannot be fetched. */
  const findNeighbour = async (step: 1 | -1): Promise<string | null | undefined> => {
    const fetchMore = step === 1 ? fetchNextPage : fetchPreviousPage;
    let hasMore = data === undefined || (step === 1 ? hasNextPage : hasPreviousPage);
    while (hasMore) {
      const more = await fetchMore({ cancelRefetch: false });
      if (!more.isSuccess) return undefined;
      const { ids } = toQueue(more.data.pages, start, removed);
      const neighbour = ids[ids.indexOf(id) + step];
      if (neighbour !== undefined) return neighbour;
      hasMore = step === 1 ? more.hasNextPage : more.hasPreviousPage;
    }
    return null;
  };

  /**
   * The first following application that `pick` takes: null when it takes none, undefined when more cannot be fetched.
   */
  const findFollowing = async (
    pick: (ids: string[]) => Promise<string | undefined>,
  ): Promise<string | null | undefined> => {
    let ids = queue.ids.slice(index + 1);
    let hasMore = data === undefined || hasNextPage;
    for (let seen = 0; seen < ids.length || hasMore;) {
      if (seen === ids.length) {
        const more = await fetchNextPage({ cancelRefetch: false });
        if (!more.isSuccess) return undefined;
        const known = toQueue(more.data.pages, start, removed).ids;
        ids = known.slice(known.indexOf(id) + 1);
        hasMore = more.hasNextPage;
      }
      const some = ids.slice(seen, seen + CHUNK);
      const found = some.length > 0 ? await pick(some) : undefined;
      if (found !== undefined) return found;
      seen += some.length;
    }
    return null;
  };

  const record = useCallback(
    (changed: string, outcome: Outcome) => setOutcomes((known) => new Map([...known, [changed, outcome]])),
    [],
  );
  return {
    /** Undefined until the list has loaded. */
    position:
      data &&
      t('%{number} of %{total}', {
        number: queue.before + index + 1,
        total: formatTotal(queue.total, queue.isTotalCapped),
      }),
    next: queue.ids[index + 1],
    previous: index > 0 ? queue.ids[index - 1] : undefined,
    findNeighbour,
    findFollowing,
    error,
    retry: () => void (data ? fetchNextPage() : chunks.refetch()),
    /** Remembers what became of an application, as that may take it out of the list. */
    record,
    /** Position of an application of this review in the list as it is now. */
    positionOf: (other: string) => livePosition(queue, other, left),
  };
}
