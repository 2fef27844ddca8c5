import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Application } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { QuestionProvider } from '../../components/question/question-provider';
import { toHttpError } from '../../providers/api-failure';
import { hasDrafts } from '../../providers/drafts';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { ChatDialog } from './chats/chat-dialog';
import { OfferInterviewDialog } from './interviews/offer-interview-dialog';
import { WriteMailDialog } from './mails/write-mail-dialog';

const TEMPLATES = [
  { id: 1, name: 'Rejected', subject: 'Your application', body: 'We are sorry', tells_status: 'rejected' },
  { id: 2, name: 'Accepted', subject: 'Good news', body: 'Welcome', tells_status: 'accepted' },
];
const LIST = { data: TEMPLATES, total: TEMPLATES.length };
const calls = {
  getList: jest.fn(() => Promise.resolve(LIST)),
  previewMail: () => Promise.resolve({ subject: '', message: '', html: '' }),
  writeMails: jest.fn((_mails: object, _key: string) =>
    Promise.resolve({ batch_id: 'b', count: 1, sends_at: '2026-11-28T09:00:00Z', left_out: {} }),
  ),
  listFreeSlots: jest.fn(() => Promise.resolve<object[]>([])),
  offerInterview: jest.fn((_offer: object) => Promise.resolve()),
};
const application = { id: '7', first_name: 'Ada', last_name: 'Obi', job_title: 'Welder' } as Application;
const onClose = jest.fn();

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  onClose.mockClear();
});

const show = (dialog: ReactElement) =>
  render(
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      <QuestionProvider>{dialog}</QuestionProvider>
      <Notification />
    </AdminContext>,
  );
const field = (label: RegExp) => screen.findByRole('textbox', { name: label });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressBeside = () => {
  const beside = screen.getByRole('dialog').parentElement as HTMLElement;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
};

describe.each([
  [
    'an email',
    /^Text/,
    () => <WriteMailDialog recipients={{ ids: ['7'] }} whom="Ada" status="rejected" {...{ onClose }} />,
  ],
  ['a chat', /^Text/, () => <ChatDialog phone="+2348012345678" {...{ application, onClose }} />],
  ['an offer', /^Message/, () => <OfferInterviewDialog {...{ application, onClose }} />],
])('the dialog of %s', (_, label, dialog) => {
  it('closes on a click outside only while nothing is typed', async () => {
    show(dialog());
    await field(label);
    pressBeside();
    expect(onClose).toHaveBeenCalledTimes(1);
    await type(label, 'Typed');
    pressBeside();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('restores what was typed after Escape or the end of the session, but not after Cancel', async () => {
    const { unmount } = show(dialog());
    await type(label, 'Typed');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    show(dialog());
    expect(await field(label)).toHaveProperty('value', 'Typed');
    press('Cancel');
    expect(sessionStorage).toHaveLength(0);
  });
});

it('choosing another template replaces a typed text only after a question', async () => {
  show(<WriteMailDialog recipients={{ ids: ['7'] }} whom="Ada" status="rejected" {...{ onClose }} />);
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'We are sorry'));
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText('Template'), { target: { value } });
  const subject = async (value: string) =>
    waitFor(async () => expect(await field(/^Subject/)).toHaveProperty('value', value));
  choose('2');
  await subject('Good news');

  await type(/^Subject/, 'Typed');
  choose('1');
  await screen.findByRole('alertdialog', { name: 'Replace your text?' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await subject('Typed');

  choose('1');
  await screen.findByRole('alertdialog');
  press('Replace');
  await subject('Your application');
});

it('what was typed before the templates have come is sent as it is, and tells no status', async () => {
  let answer: (list: typeof LIST) => void = () => undefined;
  calls.getList.mockReturnValueOnce(new Promise<typeof LIST>((resolve) => (answer = resolve)));
  show(<WriteMailDialog recipients={{ ids: ['7'] }} whom="Ada" status="rejected" {...{ onClose }} />);
  await type(/^Subject/, 'On Monday');
  await type(/^Text/, 'Please bring your licence');
  answer(LIST);
  await waitFor(() => expect(screen.getByLabelText('Template')).toHaveProperty('disabled', false));
  expect(screen.getByLabelText('Template')).toHaveProperty('value', '0');
  press('Send');
  await waitFor(() => expect(calls.writeMails).toHaveBeenCalled());
  expect(calls.writeMails.mock.lastCall?.[0]).toMatchObject({
    subject: 'On Monday',
    body: 'Please bring your licence',
    template_id: undefined,
    tells_status: undefined,
  });
});

it('a mail is sent with the time when the list on screen was first read', async () => {
  const read = (key: unknown[], data: unknown, at: string) =>
    queryClient.setQueryData(key, data, { updatedAt: Date.parse(at) });
  const list = ['applications', 'getList', 'job', {}];
  read(list, { data: [{ id: '7' }, { id: '8' }] }, '2026-11-28T08:00:00Z');
  read(['applications', 'getOne', { id: '7' }], { id: '7' }, '2026-11-28T08:05:00Z');
  show(
    <WriteMailDialog
      recipients={{ ids: ['7', '8'] }}
      whom="2 applicants"
      status="rejected"
      {...{ onClose }}
    />,
  );
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'We are sorry'));
  read(list, { data: [{ id: '7' }, { id: '8' }] }, '2026-11-28T08:10:00Z');
  press('Send');
  await waitFor(() =>
    expect(calls.writeMails).toHaveBeenCalledWith(
      expect.objectContaining({ ids: ['7', '8'], seen_at: '2026-11-28T08:00:00.000Z' }),
      expect.any(String),
    ),
  );
});

it.each([
  ['what was typed', true],
  ['a template as it is', false],
])('%s that was sent without a response keeps its idempotency key when sent again', async (_, isTyped) => {
  const dialog = () => (
    <WriteMailDialog recipients={{ ids: ['7', '8'] }} whom="2" status="rejected" {...{ onClose }} />
  );
  calls.writeMails.mockClear().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { unmount } = show(dialog());
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'We are sorry'));
  if (isTyped) await type(/^Text/, 'Thank you');
  press('Send');
  expect(await screen.findByText(/don't know whether this was sent/)).toBeTruthy();
  expect(screen.queryByText('Failed to send the email')).toBeNull();
  expect(hasDrafts()).toBe(isTyped);
  unmount();

  // Without the list of templates, nobody knows which mail this is.
  queryClient.clear();
  let answer: (list: typeof LIST) => void = () => undefined;
  const list = new Promise<typeof LIST>((resolve) => (answer = resolve));
  calls.getList.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(list);
  show(dialog());
  const expectUnknown = () => {
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  };
  await screen.findByText('The templates could not be loaded');
  expectUnknown();
  press('Try Again');
  expect(await screen.findByLabelText('Template')).toHaveProperty('disabled', true);
  expectUnknown();
  answer(LIST);
  await waitFor(async () =>
    expect(await field(/^Text/)).toHaveProperty('value', isTyped ? 'Thank you' : 'We are sorry'),
  );
  expect(await screen.findByText(/don't know whether this was sent/)).toBeTruthy();
  press('Send');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, second] = calls.writeMails.mock.calls;
  expect(second?.[1]).toBe(first?.[1]);
  expect(sessionStorage).toHaveLength(0);
});

it('a mail sent without a response gets a new key after Discard, or after ten minutes', async () => {
  const dialog = () => (
    <WriteMailDialog recipients={{ ids: ['7', '8'] }} whom="2" status="rejected" {...{ onClose }} />
  );
  const begun = async () =>
    waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'We are sorry'));
  calls.writeMails.mockClear().mockRejectedValue(new TypeError('Failed to fetch'));
  const sent = async (count: number) => {
    press('Send');
    await waitFor(() => expect(calls.writeMails).toHaveBeenCalledTimes(count));
    await screen.findByText(/don't know whether this was sent/);
  };
  const { unmount } = show(dialog());
  await begun();
  await sent(1);
  press('Discard');
  await begun();
  await sent(2);
  unmount();
  const later = Date.now() + 11 * 60_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
  show(dialog());
  await begun();
  expect(screen.queryByText(/don't know whether this was sent/)).toBeNull();
  await sent(3);
  clock.mockRestore();
  expect(new Set(calls.writeMails.mock.calls.map(([, key]) => key)).size).toBe(3);
});

it('a draft to many applicants of one status is not restored for another status', async () => {
  const toMany = (status: 'accepted' | 'rejected') => (
    <WriteMailDialog recipients={{ ids: ['7', '8'] }} whom="2 applicants" {...{ status, onClose }} />
  );
  const { unmount } = show(toMany('rejected'));
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'We are sorry'));
  await type(/^Text/, 'We regret');
  unmount();
  const { unmount: close } = show(toMany('accepted'));
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'Welcome'));
  expect(screen.queryByText(/hasn't been sent yet/)).toBeNull();
  close();
  show(toMany('rejected'));
  expect(await field(/^Text/)).toHaveProperty('value', 'We regret');
  expect(screen.getByText(/hasn't been sent yet/)).toBeTruthy();
  press('Discard');
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'We are sorry'));
});

it('a draft to many applicants in one list is not restored in another list', async () => {
  const toMany = (
    <WriteMailDialog recipients={{ ids: ['7', '8'] }} whom="2" status="rejected" {...{ onClose }} />
  );
  const { unmount } = show(toMany);
  await type(/^Text/, 'We regret');
  unmount();
  window.location.hash = '/jobs/3/applications';
  show(toMany);
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'We are sorry'));
  window.location.hash = '';
});

it('an offer of too many times says so and cannot be sent', async () => {
  const [interviewer, offers] = [{ id: '1', username: 'ngozi' }, 0];
  const slot = { starts_at: '2026-12-01T09:00:00Z', minutes: 30, place: 'Room 2' };
  calls.listFreeSlots.mockResolvedValueOnce(
    Array.from({ length: 21 }, (_, id) => ({ ...slot, interviewer, offers, id: String(id) })),
  );
  show(<OfferInterviewDialog {...{ application, onClose }} />);
  const [first, ...others] = await screen.findAllByRole('checkbox');
  for (const box of others) fireEvent.click(box);
  const send = screen.getByRole('button', { name: 'Send the offer' });
  expect(screen.getByText('20 of at most 20 times chosen')).toBeTruthy();
  expect(send).toHaveProperty('disabled', false);
  fireEvent.click(first as HTMLElement);
  expect(screen.getByText('21 of at most 20 times chosen')).toBeTruthy();
  expect(send).toHaveProperty('disabled', true);
});

it('times that others have taken are dropped from an offer', async () => {
  const slot = { starts_at: '2026-12-01T09:00:00Z', minutes: 30, place: 'Room 2' };
  const slots = ['1', '2', '3'].map((id) => ({
    ...slot,
    id,
    interviewer: { id: '1', username: 'ngozi' },
    offers: 0,
  }));
  calls.listFreeSlots.mockResolvedValueOnce(slots).mockResolvedValueOnce(slots.slice(1));
  calls.offerInterview.mockRejectedValueOnce(
    toHttpError(409, { code: 'slot_taken', detail: 'Please choose again' }),
  );
  show(<OfferInterviewDialog {...{ application, onClose }} />);
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
  press('Send the offer');
  expect(await screen.findByText('2 of at most 20 times chosen')).toBeTruthy();
  press('Send the offer');
  await waitFor(() => expect(calls.offerInterview).toHaveBeenCalledTimes(2));
  expect(calls.offerInterview).toHaveBeenLastCalledWith(expect.objectContaining({ slot_ids: ['2', '3'] }));
});

it('a mail keeps the status that it was begun for, and its draft is not restored for another', async () => {
  const toAda = (status: 'accepted' | 'rejected') => (
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      <QuestionProvider>
        <WriteMailDialog recipients={{ ids: ['7'] }} whom="Ada" {...{ status, onClose }} />
      </QuestionProvider>
    </AdminContext>
  );
  const { rerender, unmount } = render(toAda('accepted'));
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'Welcome'));
  await type(/^Text/, 'Welcome aboard');
  rerender(toAda('rejected'));
  press('Send');
  await waitFor(() =>
    expect(calls.writeMails).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: 'Welcome aboard', template_id: 2, tells_status: 'accepted' }),
      expect.any(String),
    ),
  );
  unmount();
  const { unmount: close } = render(toAda('accepted'));
  await type(/^Text/, 'Not sent');
  close();
  render(toAda('rejected'));
  await waitFor(async () => expect(await field(/^Text/)).toHaveProperty('value', 'We are sorry'));
});
