import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { QuestionProvider } from '../../../components/question/question-provider';
import { NotificationAlert } from '../../../layout/notification-alert';
import { toHttpError } from '../../../providers/api-failure';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { useReviewActions } from './use-review-actions';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import { useOfferUndo } from '../../../components/undo-message';

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const announce = jest.fn();
const undoMail = jest.fn();
const undoStatus = jest.fn();
const ada = { id: '7', first_name: 'Ada', last_name: 'Obi', status: 'pending' } as never;

/** The former statuses of the applications that the server changed. */
let former = new Map<string, string>();

/** A review in which a mail is sent and a status is chosen. */
function Review() {
  const { setStatus, latest, undo } = useReviewActions({ record: () => undefined, announce });
  const offerUndo = useOfferUndo();
  useShortcuts({
    u: undoStatus,
    m: () => offerUndo('The email leaves', undoMail),
    3: () => void setStatus(ada, 'accepted'),
    z: () => void undo(),
  });
  return (
    <>
      <NotificationAlert />
      <p>{`To undo: ${latest?.done ?? 'nothing'}`}</p>
    </>
  );
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

const changeStatuses = jest.fn((_changes: unknown) => Promise.resolve(former));

function show(): void {
  const getMany = () => Promise.resolve({ data: [{ id: '7', status: 'rejected' }] });
  const calls = { changeStatuses, getMany };
  render(
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      <QuestionProvider>
        <Review />
      </QuestionProvider>
    </AdminContext>,
  );
}

it('U undoes what the alert offers, and a later change once there is one', async () => {
  former = new Map([['7', 'pending']]);
  show();
  await waitFor(() => expect(press('m')).toBe(false));
  expect(await screen.findByText('The email leaves')).toBeTruthy();
  press('u');
  expect(undoMail).toHaveBeenCalledTimes(1);
  expect(undoStatus).not.toHaveBeenCalled();

  press('3');
  await waitFor(() => expect(screen.queryByText('The email leaves')).toBeNull());
  press('u');
  expect(undoStatus).toHaveBeenCalledTimes(1);
  expect(undoMail).toHaveBeenCalledTimes(1);
});

it('a status that a colleague had already set cannot be undone', async () => {
  former = new Map();
  announce.mockClear();
  show();
  await waitFor(() => expect(press('3')).toBe(false));
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Ada Obi is now Accepted'));
  expect(await screen.findByText('To undo: nothing')).toBeTruthy();
});

it('a status that a colleague had already set is not undone if U comes before the response', async () => {
  let answer: (former: Map<string, string>) => void = () => undefined;
  changeStatuses.mockClear().mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  show();
  await waitFor(() => expect(press('3')).toBe(false));
  expect(await screen.findByText('To undo: Ada Obi is now Accepted')).toBeTruthy();
  press('z');
  await waitFor(() => expect(changeStatuses).toHaveBeenCalledTimes(1));
  answer(new Map());
  expect(await screen.findByText('To undo: nothing')).toBeTruthy();
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Ada Obi is now Accepted'));
  expect(changeStatuses).toHaveBeenCalledTimes(1);
});

it('a change that could not be undone twice is given up, and the one before is offered', async () => {
  former = new Map([['7', 'pending']]);
  show();
  await waitFor(() => expect(press('3')).toBe(false));
  expect(await screen.findByText('To undo: Ada Obi is now Accepted')).toBeTruthy();
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Ada Obi is now Accepted'));
  for (const left of ['Ada Obi is now Accepted', 'nothing']) {
    changeStatuses.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const asked = changeStatuses.mock.calls.length;
    press('z');
    await waitFor(() => expect(changeStatuses.mock.calls.length).toBe(asked + 1));
    expect(await screen.findByText(`To undo: ${left}`)).toBeTruthy();
  }
});

it('undoing a status set over a decision of a colleague restores that decision', async () => {
  former = new Map([['7', 'rejected']]);
  changeStatuses
    .mockClear()
    .mockRejectedValueOnce(
      toHttpError(409, { code: 'application_changed', detail: 'Bola rejected Ada Obi' }),
    );
  show();
  await waitFor(() => expect(press('3')).toBe(false));
  fireEvent.click(await screen.findByRole('button', { name: 'Set to Accepted' }));
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Ada Obi is now Accepted'));
  press('z');
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Ada Obi is Rejected again'));
  expect(changeStatuses).toHaveBeenLastCalledWith([
    { id: '7', status: 'rejected', seen_status: 'accepted', is_undo: true },
  ]);
});
