import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Board, BoardCard, BoardColumn } from '@smash/contract/client';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { useBoard } from './use-board';
import { useMoveCard } from './use-move-card';

const card = (id: string, status: string) => ({ id, status, stage: null, applied_at: id }) as BoardCard;
const column = (status: string, count: number, ...ids: string[]) =>
  ({
    ...{ status, stage_id: null, name: status, count },
    cards: ids.map((id) => card(id, status)),
  }) as unknown as BoardColumn;

const readBoard = jest.fn<() => Promise<Board>>();
const readBoardColumn = jest.fn<() => Promise<BoardColumn>>();
const calls = { moveApplication: () => Promise.resolve(), readBoard, readBoardColumn };

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.resetAllMocks();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
    {children}
  </AdminContext>
);
const idsOf = (board: Board | undefined) => board?.columns.map(({ cards }) => cards.map(({ id }) => id));

/** A board whose first column is unfolded; the response is kept back until it is given. */
async function unfold() {
  readBoard.mockResolvedValueOnce({ columns: [column('pending', 3, '4', '3'), column('accepted', 0)] });
  const { result } = renderHook(() => ({ board: useBoard(7), move: useMoveCard(7) }), { wrapper });
  await waitFor(() => expect(result.current.board.data).toBeDefined());
  const [pending] = result.current.board.data?.columns ?? [];
  let give: (more: BoardColumn) => void = () => undefined;
  readBoardColumn.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  const unfolding = result.current.board.showMore(pending as BoardColumn);
  return { result, give: (more: BoardColumn) => act(() => (give(more), unfolding)) };
}

it('a card that is moved while its column is unfolded does not come back, and the board is read again', async () => {
  const { result, give } = await unfold();
  await act(() => result.current.move(card('3', 'pending'), column('accepted', 0)));
  // Kept back, so that the board shows what was put together here.
  let answer: (board: Board) => void = () => undefined;
  readBoard.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  readBoardColumn.mockResolvedValue(column('pending', 2, '1'));
  await give(column('pending', 2, '2'));
  expect(idsOf(result.current.board.data)).toEqual([['4', '2'], ['3']]);
  answer({ columns: [column('pending', 2, '4'), column('accepted', 1, '3')] });
  await waitFor(() => expect(idsOf(result.current.board.data)).toEqual([['4', '1'], ['3']]));
});

it('a column is unfolded without reading the board again where no card was moved', async () => {
  const { result, give } = await unfold();
  await give(column('pending', 3, '2'));
  await waitFor(() => expect(idsOf(result.current.board.data)).toEqual([['4', '3', '2'], []]));
  expect(readBoard).toHaveBeenCalledTimes(1);
});
