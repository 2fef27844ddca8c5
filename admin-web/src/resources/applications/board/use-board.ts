import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Board, BoardColumn } from '@smash/contract/client';
import { boardKey } from '../../../providers/application-cache';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { STATUS_CHANGES } from '../status/use-change-statuses';
import { placeKey, withMore } from './places';

/** The board of a job, and further cards of a column. Unfolded columns stay so when the board is read again. */
export function useBoard(jobId: number) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  /** How often each column was unfolded. */
  const unfolded = useRef(new Map<string, number>());

  /** The next cards of a column. */
  const readMore = useCallback(
    (column: BoardColumn): Promise<BoardColumn> =>
      dataProvider.readBoardColumn(jobId, column, column.cards.at(-1)?.id),
    [dataProvider, jobId],
  );
  const query = useQuery({
    queryKey: boardKey(jobId),
    queryFn: async (): Promise<Board> => {
      const { columns } = await dataProvider.readBoard(jobId);
      const whole = columns.map(async (column) => {
        let read = column;
        for (let left = unfolded.current.get(placeKey(column)) ?? 0; left > 0; left -= 1) {
          read = withMore(read, await readMore(read));
        }
        return read;
      });
      return { columns: await Promise.all(whole) };
    },
  });

  const showMore = useCallback(
    async (column: BoardColumn): Promise<void> => {
      const key = placeKey(column);
      const isMoving = () => client.isMutating({ mutationKey: STATUS_CHANGES }) > 0;
      const isCrossed = isMoving();
      const before = client.getQueryData(boardKey(jobId));
      const more = await readMore(column);
      const isChanged = isCrossed || client.getQueryData(boardKey(jobId)) !== before;
      unfolded.current.set(key, (unfolded.current.get(key) ?? 0) + 1);
      client.setQueryData<Board>(
        boardKey(jobId),
        (board) =>
          board && {
            columns: board.columns.map((shown) => (placeKey(shown) === key ? withMore(shown, more) : shown)),
          },
      );
      // Cards that were moved meanwhile may be in the response, or missing. A move that is still under way has the
      // board read again itself.
      if (isChanged && !isMoving()) void client.invalidateQueries({ queryKey: boardKey(jobId) });
    },
    [client, jobId, readMore],
  );
  return { ...query, showMore };
}
