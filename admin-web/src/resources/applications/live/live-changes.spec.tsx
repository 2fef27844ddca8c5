import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, type DataProvider, Notification, useGetList } from 'react-admin';
import type { ApplicationChange } from '../../../providers/calls/application-changes';
import { boardKey } from '../../../providers/application-cache';
import { storeSession } from '../../../providers/session';
import { NotificationAlert } from '../../../layout/notification-alert';
import { useOfferUndo } from '../../../components/undo-message';
import { LiveChanges } from './live-changes';

const getList = jest.fn(() => Promise.resolve({ data: [], total: 0 }));
let hear: (change: ApplicationChange) => void;
const followApplicationChanges = (_: AbortSignal, onOpen: () => void, onChange: typeof hear) => {
  hear = onChange;
  onOpen();
  return new Promise<void>(() => undefined);
};

function List() {
  useGetList('applications');
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const changes = Array.from({ length: 250 }, (_, index): ApplicationChange => ({
  id: `a${index}`,
  job_id: 7,
  status: 'accepted',
  stage_id: null,
  by: { id: '2', username: 'ngozi' },
}));

it('many live changes reload a list at once and once more, and announce the change to the open application', async () => {
  window.location.hash = '#/applications/a249';
  const dataProvider = { getList, followApplicationChanges } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={dataProvider}>
      <LiveChanges />
      <List />
      <Notification />
    </AdminContext>,
  );
  await wait(10_000);
  expect(getList).toHaveBeenCalledTimes(1);
  for (const change of changes) {
    act(() => hear(change));
    await wait(1);
  }
  expect(getList).toHaveBeenCalledTimes(2);
  expect(screen.getByText('ngozi set this application to Accepted')).toBeTruthy();
  await wait(6_000);
  expect(getList).toHaveBeenCalledTimes(3);
  await wait(60_000);
  expect(getList).toHaveBeenCalledTimes(3);
});

it('an undo that is offered stays when somebody else moves an application of the same board', async () => {
  window.location.hash = '#/jobs/7/board';
  const Move = () => {
    const offerUndo = useOfferUndo();
    return <button onClick={() => offerUndo('Moved to Rejected', jest.fn())}>Move</button>;
  };
  render(
    <AdminContext dataProvider={{ getList, followApplicationChanges } as unknown as DataProvider}>
      <LiveChanges />
      <Move />
      <NotificationAlert />
    </AdminContext>,
  );
  await wait(1);
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  const [change] = changes;
  act(() => change && hear(change));
  await wait(1);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.queryByText(/ngozi moved/)).toBeNull();
});

it('own changes from another window reload the list silently; those made here reload nothing', async () => {
  const access_token = `x.${btoa(JSON.stringify({ sub: '2' }))}.x`;
  void storeSession({ access_token, expires_at: '2999-01-01T00:00:00Z' });
  window.location.hash = '#/jobs/7/board';
  getList.mockClear();
  const client = new QueryClient();
  const cards = [{ id: 'a1' }];
  client.setQueryData(boardKey(7), { columns: [{ status: 'accepted', stage_id: null, cards }] });
  render(
    <AdminContext
      dataProvider={{ getList, followApplicationChanges } as unknown as DataProvider}
      queryClient={client}
    >
      <LiveChanges />
      <List />
      <Notification />
    </AdminContext>,
  );
  await wait(10_000);
  const [elsewhere, here] = changes;
  act(() => here && hear(here));
  await wait(1);
  expect(getList).toHaveBeenCalledTimes(1);
  act(() => elsewhere && hear(elsewhere));
  await wait(1);
  expect(getList).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/set this application/)).toBeNull();
  // A board that was left no longer counts as what the screen shows.
  act(() => void (window.location.hash = '#/applications/a0'));
  await wait(10_000);
  act(() => here && hear(here));
  await wait(10_000);
  expect(getList).toHaveBeenCalledTimes(3);
  localStorage.clear();
});
