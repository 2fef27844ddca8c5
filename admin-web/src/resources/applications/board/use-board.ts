import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Board, BoardColumn } from '@smash/contract/client';
import { boardKey } from '../../../providers/application-cache';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { placeKey, withMore } from './places';

/** The board of a job, and further cards of a column. Unfolded columns stay so when the board is read again. */
export function useBoard(jobId: number) {
  const dataProvider = usePortalDataProvider();
  const client = useQueryClient();
  /** How often each column was unfolded. */
  const unfolded = useRef(new Map<string, number>());

  const readMore = useCallback(
    async (column: BoardColumn): Promise<BoardColumn> =>
      withMore(column, await dataProvider.readBoardColumn(jobId, column, column.cards.at(-1)?.id)),
    [dataProvider, jobId],
  );
  const query = useQuery({
    queryKey: boardKey(jobId),
    queryFn: async (): Promise<Board> => {
      const { columns } = await dataProvider.readBoard(jobId);
      const whole = columns.map(async (column) => {
        let read = column;
        for (let left = unfolded.current.get(placeKey(column)) ?? 0; left > 0; left -= 1) {
          read = await readMore(read);
        }
        return read;
      });
      return { columns: await Promise.all(whole) };
    },
  });

  const showMore = useCallback(
    async (column: BoardColumn): Promise<void> => {
      const key = placeKey(column);
      const more = await readMore(column);
      unfolded.current.set(key, (unfolded.current.get(key) ?? 0) + 1);
      client.setQueryData<Board>(
        boardKey(jobId),
        (board) =>
          board && {
            columns: board.columns.map((shown) => (placeKey(shown) === key ? withMore(shown, more) : shown)),
          },
      );
    },
    [client, jobId, readMore],
  );
  return { ...query, showMore };
}
