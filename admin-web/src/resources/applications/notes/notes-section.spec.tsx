import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { HistoryEntry, Note, Reviewer } from '@smash/contract/client';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification, RecordContextProvider } from 'react-admin';
import { toHttpError } from '../../../providers/api-failure';
import type { NewNote } from '../../../providers/calls/notes';
import { isAllowed } from '../../../providers/permissions';
import { queryClient } from '../../../providers/query-client';
import { HistorySection } from '../history/history-section';
import { NotesSection } from './notes-section';
import { LOGGED_IN, logIn } from '../../../spec-support';

const calls = {
  listNotes: jest.fn<() => Promise<Partial<Note>[]>>(),
  listHistory: jest.fn<() => Promise<HistoryEntry[]>>(),
  addNote: jest.fn<(id: string, note: NewNote) => Promise<void>>(),
  markMentionsRead: jest.fn<(id: string) => Promise<void>>(),
  removeNote: jest.fn<(id: string, noteId: string) => Promise<void>>(),
  listReviewers: jest.fn<() => Promise<Reviewer[]>>(),
};

beforeEach(async () => {
  await logIn();
  calls.listNotes.mockReset().mockResolvedValue([]);
  calls.listHistory.mockReset().mockResolvedValue([]);
  calls.addNote.mockReset();
  calls.listReviewers.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

const section = (role: 'owner' | 'administrator', record: object) => (
  <AdminContext
    dataProvider={calls as unknown as DataProvider}
    queryClient={queryClient}
    authProvider={{
      ...LOGGED_IN,
      canAccess: ({ resource, action, record }) =>
        Promise.resolve(isAllowed({ id: 'me', role }, resource, action, record)),
    }}
  >
    <RecordContextProvider value={{ id: '7', ...record }}>
      <NotesSection />
      <HistorySection />
    </RecordContextProvider>
    <Notification />
  </AdminContext>
);
const show = (role: 'owner' | 'administrator' = 'owner') => render(section(role, {}));
const box = () => screen.findByLabelText('Add a note');
const type = async (value: string) => fireEvent.change(await box(), { target: { value } });

it('notes and history that could not be loaded say so and can be tried again', async () => {
  calls.listNotes.mockRejectedValueOnce(toHttpError(500, {}));
  calls.listHistory.mockRejectedValueOnce(toHttpError(500, {}));
  calls.listHistory.mockResolvedValue([
    { id: '1', type: 'submitted', actor: null, data: {}, at: '2026-11-25T09:00:00Z' } as never,
  ]);
  show();
  expect(await screen.findByText('The notes could not be loaded.')).toBeTruthy();
  expect(await screen.findByText('The history could not be loaded.')).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: 'Try Again' })) fireEvent.click(button);
  expect(await screen.findByText(/^No notes yet/)).toBeTruthy();
  expect(await screen.findByText('The application was submitted')).toBeTruthy();
});

it('a note cannot be edited while it is being saved; then the field is emptied and the save announced', async () => {
  let saved = () => {};
  calls.addNote.mockReturnValue(new Promise((resolve) => (saved = resolve)));
  show();
  await type('One thought');
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect(await box()).toHaveProperty('readOnly', true));
  saved();
  await waitFor(async () => expect(await box()).toHaveProperty('readOnly', false));
  expect(await box()).toHaveProperty('value', '');
  const said = await screen.findByText('Note added');
  expect(said.getAttribute('aria-live')).toBe('polite');
  await type('Another');
  expect(said.textContent).toBe('');
});

it('a note that was sent before the list of reviewers arrived still mentions them', async () => {
  let answer: (reviewers: Reviewer[]) => void = () => undefined;
  calls.listReviewers.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  calls.addNote.mockResolvedValue();
  show();
  await type('@ada please look');
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await act(() => Promise.resolve());
  answer([{ id: '2', name: 'ada' }]);
  await screen.findByText('Note added');
  expect(calls.addNote.mock.calls).toEqual([['7', expect.objectContaining({ mentionedIds: ['2'] })]]);
});

it('a note that may mention somebody fails at once offline, and is not sent later', async () => {
  calls.listReviewers.mockRejectedValue(new TypeError('Failed to fetch'));
  onlineManager.setOnline(false);
  show();
  await type('@ada please look');
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Failed to add the note')).toBeTruthy();
  expect(calls.addNote).not.toHaveBeenCalled();
});

it('a note that could not be saved stays in its field, even after a reload', async () => {
  calls.addNote.mockRejectedValue(toHttpError(500, {}));
  const { unmount } = show();
  await type('Not to be lost');
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Failed to add the note')).toBeTruthy();
  expect(await box()).toHaveProperty('value', 'Not to be lost');
  const aboutThem = () => screen.getByRole('switch', { name: /^About the person/ });
  fireEvent.click(aboutThem());
  unmount();
  show();
  expect(await box()).toHaveProperty('value', 'Not to be lost');
  // The choice whether the note is about the person is kept too.
  expect(aboutThem()).toHaveProperty('checked', true);
  await type('x'.repeat(3990));
  expect(await screen.findByText('10 characters left')).toBeTruthy();
  await type('x'.repeat(3999));
  expect(await screen.findByText('1 character left')).toBeTruthy();
});

it.each([
  ['owner', 2],
  ['administrator', 1],
] as const)('an %s may delete %i of two notes, one of them their own', async (role, count) => {
  const note = { about: 'application', created_at: '2026-11-25T09:00:00Z' } as const;
  calls.listNotes.mockResolvedValue([
    { ...note, id: '1', text: 'Theirs.', author: { id: 'them', username: 'ngozi' } },
    { ...note, id: '2', text: 'Mine.', author: { id: 'me', username: 'me' } },
  ]);
  show(role);
  expect(await screen.findByText('Theirs.')).toBeTruthy();
  // The colleague's note is checked first, so its button would be there once the own note has one.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Delete note' })).toHaveLength(count));
});

it('a note is deleted after a question', async () => {
  const mine = {
    about: 'application',
    id: '2',
    text: 'Mine.',
    author: { id: 'me', username: 'me' },
  } as const;
  calls.listNotes.mockResolvedValue([{ ...mine, created_at: '2026-11-25T09:00:00Z' }]);
  calls.removeNote.mockResolvedValue();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Are you sure you want to delete this note?');
  expect(calls.removeNote).not.toHaveBeenCalled();
  calls.listNotes.mockResolvedValue([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^No notes yet/)).toBeTruthy();
  expect(calls.removeNote.mock.calls).toEqual([['7', '2']]);
});

it('the mark of a mention is cleared once the note is on screen, even if the notes were loaded before', async () => {
  calls.markMentionsRead.mockResolvedValue();
  const { rerender } = show();
  expect(await screen.findByText(/^No notes yet/)).toBeTruthy();
  const mention = {
    id: '3',
    text: '@me please ring her.',
    about: 'application',
    created_at: '2026-11-25T09:00:00Z',
  };
  let answer: (notes: Partial<Note>[]) => void = () => undefined;
  calls.listNotes.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  rerender(section('owner', { is_mentioned: true }));
  await waitFor(() => expect(calls.listNotes).toHaveBeenCalledTimes(2));
  expect(calls.markMentionsRead).not.toHaveBeenCalled();
  answer([mention as Partial<Note>]);
  expect(await screen.findByText('please ring her.', { exact: false })).toBeTruthy();
  await waitFor(() => expect(calls.markMentionsRead).toHaveBeenCalledWith('7'));
});
