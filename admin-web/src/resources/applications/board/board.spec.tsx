import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Board as BoardRecord, BoardCard, BoardColumn } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { ApplicationPaths } from '../application-paths';
import { Board } from './board';

const card = (first_name: string) =>
  ({
    id: first_name,
    first_name,
    last_name: 'Obi',
    status: 'pending',
    stage: null,
    applied_at: '2026-11-26T09:00:00Z',
    notes_count: 0,
    rating: null,
  }) as unknown as BoardCard;
const column = (status: string, name: string, cards: BoardCard[]) =>
  ({ status, stage_id: null, name, count: cards.length, cards }) as unknown as BoardColumn;
const calls = {
  readBoard: () =>
    Promise.resolve<BoardRecord>({
      columns: [
        column('pending', 'Pending', [card('Ada'), card('Bola')]),
        column('reviewed', 'Reviewed', []),
        column('accepted', 'Accepted', []),
        column('rejected', 'Rejected', []),
      ],
    }),
  moveApplication: jest.fn<(move: object) => Promise<void>>(),
};
const paths = { list: '/jobs/7', details: (id: string) => `/${id}`, review: (id: string) => `/${id}` };

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.resetAllMocks();
});

const press = (key: string, held = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });

it('arrow keys in the menu of a card move within the menu, not the card', async () => {
  calls.moveApplication.mockResolvedValue();
  render(
    <MemoryRouter>
      <AdminContext
        authProvider={{ getPermissions: () => Promise.resolve('owner') } as never}
        dataProvider={calls as unknown as DataProvider}
        queryClient={queryClient}
      >
        <ApplicationPaths value={paths}>
          <Board jobId={7} />
        </ApplicationPaths>
      </AdminContext>
    </MemoryRouter>,
  );
  const opener = await screen.findByRole('button', { name: 'Move Ada Obi' });
  opener.focus();
  fireEvent.click(opener);
  const [first, , third] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(first));
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement).toBe(third);
  press('ArrowRight', { shiftKey: true });
  expect(calls.moveApplication).not.toHaveBeenCalled();
});
