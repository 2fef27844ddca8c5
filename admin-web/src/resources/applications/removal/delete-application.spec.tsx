import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  AdminContext,
  type DataProvider,
  ListContextProvider,
  memoryStore,
  RecordContextProvider,
} from 'react-admin';
import { NotificationAlert } from '../../../layout/notification-alert';
import { queryClient } from '../../../providers/query-client';
import { LOGGED_IN, logIn } from '../../../spec-support';
import { ApplicationPaths } from '../application-paths';
import { DetailsFooter } from '../details/details-footer';
import { ApplicationActions } from '../list/application-actions';

const calls = {
  removeApplications: jest.fn<(ids: string[], password?: string) => Promise<void>>(() => Promise.resolve()),
  eraseApplication: jest.fn<(id: string) => Promise<void>>(() => Promise.resolve()),
  restoreApplications: jest.fn<(ids: string[]) => Promise<void>>(() => Promise.resolve()),
};
const authProvider = { ...LOGGED_IN, getPermissions: () => Promise.resolve('administrator') };
const paths = { list: '/applications', details: (id: string) => id, review: (id: string) => id };
const list = {
  data: [],
  page: 1,
  perPage: 25,
  total: 1,
  filterValues: {},
  sort: { field: 'id', order: 'ASC' },
};
const onClose = jest.fn();

beforeEach(() => logIn('administrator'));
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  for (const call of [...Object.values(calls), onClose]) call.mockClear();
});

const show = (part: ReactElement) =>
  render(
    <AdminContext
      authProvider={authProvider}
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <RecordContextProvider value={{ id: '7', first_name: 'Ada', last_name: 'Obi', job_id: 1 }}>
        <ListContextProvider value={list as never}>
          <ApplicationPaths value={paths}>{part}</ApplicationPaths>
        </ListContextProvider>
      </RecordContextProvider>
      <NotificationAlert />
    </AdminContext>,
  );

/** Presses the button for deleting, and a button of the question. */
async function answerQuestion(answer: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Application' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(MESSAGES.applicationDeleteQuestion);
  fireEvent.click(within(question).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it('a question that is cancelled deletes nothing', async () => {
  show(<ApplicationActions />);
  await answerQuestion('Cancel');
  expect(calls.removeApplications).not.toHaveBeenCalled();
});

it('from its row it is deleted, and comes back by the alert', async () => {
  show(<ApplicationActions />);
  await answerQuestion('Delete');
  expect(calls.removeApplications).toHaveBeenCalledWith(['7'], undefined);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Application deleted');
  fireEvent.click(within(alert).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(calls.restoreApplications).toHaveBeenCalledWith(['7']);
});

it('its details stay open where that failed, and close once it is deleted', async () => {
  show(<DetailsFooter onClose={onClose} />);
  calls.removeApplications.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await answerQuestion('Delete');
  expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.applicationDeleteFailed);
  expect(onClose).not.toHaveBeenCalled();
  await answerQuestion('Delete');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('is erased for good where the applicant asked for it, which is chosen each time and offers no Undo', async () => {
  show(<DetailsFooter onClose={onClose} />);
  const openQuestion = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Application' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const isAskedFor = { name: 'The applicant asked for it' };
  const first = await openQuestion();
  fireEvent.click(first.getByRole('checkbox', isAskedFor));
  fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const second = await openQuestion();
  const choice = second.getByRole<HTMLInputElement>('checkbox', isAskedFor);
  expect(choice.checked).toBe(false);
  fireEvent.click(choice);
  calls.eraseApplication.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(second.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.applicationDeleteFailed);
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const third = await openQuestion();
  fireEvent.click(third.getByRole('checkbox', isAskedFor));
  fireEvent.click(third.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.eraseApplication).toHaveBeenLastCalledWith('7');
  expect(calls.removeApplications).not.toHaveBeenCalled();
  expect(await screen.findByText('Application erased')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
