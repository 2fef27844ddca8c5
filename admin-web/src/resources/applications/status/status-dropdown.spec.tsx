import { afterEach, expect, it, jest } from '@jest/globals';
import type { ApplicationStatus } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, RecordContextProvider } from 'react-admin';
import { QuestionProvider } from '../../../components/question/question-provider';
import { NotificationAlert } from '../../../layout/notification-alert';
import { toHttpError } from '../../../providers/api-failure';
import type { StatusChange } from '../../../providers/calls/statuses';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { StatusDropdown } from './status-dropdown';

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it.each([
  ['the status', { status: 'accepted' }, 'accepted', ['pending', 'reviewed', 'accepted', 'rejected']],
  ['pending where it is missing', {}, 'pending', ['pending', 'reviewed', 'accepted', 'rejected']],
  [
    'one that this portal does not know, which cannot be chosen',
    { status: 'parked' },
    'parked',
    ['parked', 'pending', 'reviewed', 'accepted', 'rejected'],
  ],
])('the dropdown shows %s', (_, application, shown, choices) => {
  render(
    <AdminContext>
      <RecordContextProvider
        value={{ id: '1', first_name: 'Ada', last_name: 'Obi', ...application } as Application}
      >
        <StatusDropdown onClose={() => undefined} />
      </RecordContextProvider>
    </AdminContext>,
  );
  const dropdown = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Ada Obi' });
  expect(dropdown.value).toBe(shown);
  expect([...dropdown.options].map(({ value }) => value)).toEqual(choices);
  expect([...dropdown.options].filter(({ disabled }) => disabled)).toHaveLength(choices.length - 4);
});

it.each<[string, [string, ApplicationStatus][]]>([
  ['can be undone', [['1', 'pending']]],
  ['cannot be undone when a colleague had set it already', []],
])('a changed status %s', async (_, former) => {
  await logIn();
  const changeStatuses = jest.fn((_changes: StatusChange[]) => Promise.resolve(new Map(former)));
  const application = { id: '1', first_name: 'Ada', last_name: 'Obi', status: 'pending' } as Application;
  render(
    <AdminContext dataProvider={{ changeStatuses } as unknown as DataProvider} queryClient={queryClient}>
      <QuestionProvider>
        <RecordContextProvider value={application}>
          <StatusDropdown onClose={() => undefined} />
        </RecordContextProvider>
        <NotificationAlert />
      </QuestionProvider>
    </AdminContext>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'accepted' } });
  expect(await screen.findByText('Ada Obi is now Accepted')).toBeTruthy();
  const [undo, ...others] = screen.queryAllByRole('button', { name: 'Undo' });
  expect([undo !== undefined, others]).toEqual([former.length === 1, []]);
  if (!undo) return;
  fireEvent.click(undo);
  await waitFor(() =>
    expect(changeStatuses).toHaveBeenLastCalledWith([
      { id: '1', status: 'pending', seen_status: 'accepted', is_undo: true },
    ]),
  );
});

it('setting a status over the change of a colleague asks again if another colleague changes it too', async () => {
  await logIn();
  const overtaken = (detail: string) => toHttpError(409, { code: 'application_changed', detail });
  const changeStatuses = jest
    .fn<(changes: StatusChange[]) => Promise<Map<string, string>>>()
    .mockRejectedValueOnce(overtaken('Bola accepted it'))
    .mockRejectedValueOnce(overtaken('Chidi reviewed it'))
    .mockResolvedValueOnce(new Map([['1', 'reviewed']]));
  const getMany = jest
    .fn<() => Promise<{ data: object[] }>>()
    .mockResolvedValueOnce({ data: [{ id: '1', status: 'accepted' }] })
    .mockResolvedValueOnce({ data: [{ id: '1', status: 'reviewed' }] });
  const application = { id: '1', first_name: 'Ada', last_name: 'Obi', status: 'pending' } as Application;
  render(
    <AdminContext
      dataProvider={{ changeStatuses, getMany } as unknown as DataProvider}
      queryClient={queryClient}
    >
      <QuestionProvider>
        <RecordContextProvider value={application}>
          <StatusDropdown onClose={() => undefined} />
        </RecordContextProvider>
        <NotificationAlert />
      </QuestionProvider>
    </AdminContext>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'rejected' } });
  for (const detail of [/Bola accepted it/, /Chidi reviewed it/]) {
    expect(await screen.findByText(detail)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Set to Rejected' }));
  }
  expect(await screen.findByText('Ada Obi is now Rejected')).toBeTruthy();
  expect(changeStatuses.mock.calls.map(([changes]) => changes)).toEqual(
    ['pending', 'accepted', 'reviewed'].map((seen_status) => [{ id: '1', status: 'rejected', seen_status }]),
  );
});
