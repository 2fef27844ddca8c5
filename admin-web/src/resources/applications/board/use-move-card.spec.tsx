import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Board, BoardCard, BoardColumn } from '@smash/contract/client';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider } from 'react-admin';
import { NotificationAlert } from '../../../layout/notification-alert';
import { boardKey } from '../../../providers/application-cache';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { useMoveCard } from './use-move-card';

const card = { id: 'ada', status: 'reviewed', stage: null } as unknown as BoardCard;
const column = (status: string, cards: BoardCard[]) =>
  ({ status, stage_id: null, name: status, total: cards.length, cards }) as unknown as BoardColumn;
const boardWith = (isMoved: boolean): Board => ({
  columns: isMoved
    ? [column('reviewed', []), column('accepted', [{ ...card, status: 'accepted' }])]
    : [column('reviewed', [card]), column('accepted', [])],
});

const readBoard = jest.fn<() => Promise<Board>>();
const calls = { moveApplication: jest.fn<(move: object) => Promise<void>>() };

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
    <NotificationAlert />
  </AdminContext>
);
const acceptedOf = (board: Board | undefined) => board?.columns[1]?.cards.map(({ id }) => id);

it.each([
  ['is read again where it was read while the card moved', true, 3],
  ['is not read again where nobody read it meanwhile', false, 1],
])('the board %s', async (_, isReadMeanwhile, reads) => {
  readBoard.mockResolvedValueOnce(boardWith(false));
  const { result } = renderHook(
    () => ({
      board: useQuery({ queryKey: boardKey(7), queryFn: readBoard, staleTime: Infinity }),
      move: useMoveCard(7),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.board.data).toBeDefined());

  let moved = () => {};
  calls.moveApplication.mockReturnValue(new Promise((resolve) => (moved = resolve)));
  const moving = result.current.move(card, column('accepted', []));
  await waitFor(() => expect(calls.moveApplication).toHaveBeenCalled());
  // The server has not moved the card yet.
  readBoard.mockResolvedValueOnce(boardWith(false)).mockResolvedValue(boardWith(true));
  if (isReadMeanwhile) await act(() => result.current.board.refetch());
  moved();
  await moving;
  await waitFor(() => expect(readBoard).toHaveBeenCalledTimes(reads));
  await waitFor(() => expect(acceptedOf(result.current.board.data)).toEqual(['ada']));

  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.moveApplication).toHaveBeenCalledTimes(2));
  const [from, to] = ['accepted', 'reviewed'].map((status) => ({ status, stage_id: null }));
  expect(calls.moveApplication).toHaveBeenLastCalledWith({ id: 'ada', from, to, isUndo: true });
});
