import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Tag } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import type { ReactElement } from 'react';
import { QuestionProvider } from '../../../components/question/question-provider';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { TagManager } from './manage/tag-manager';
import { TagsDialog } from './tags-dialog';

const tag = (id: number, name: string, applications_count: number): Tag => ({
  ...{ id, name, applications_count },
  colour: 'grey',
});
const NIGHTS = tag(1, 'Night shifts', 3);
const SHIFTS = tag(2, 'Shifts at night', 0);
const calls = {
  listTags: () => Promise.resolve([NIGHTS, SHIFTS]),
  listTagNames: () => Promise.resolve([NIGHTS, SHIFTS]),
  createTag: jest.fn((name: string) => Promise.resolve(tag(7, name, 0))),
  tagApplications: jest.fn((_ids: string[], _add: number[], _remove: number[]) => Promise.resolve()),
  mergeTags: jest.fn((_id: number, _into: number) => Promise.resolve()),
  deleteTag: jest.fn((_id: number) => Promise.resolve()),
};
const onClose = jest.fn();

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.clearAllMocks();
});

const show = (dialog: ReactElement) =>
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <QuestionProvider>{dialog}</QuestionProvider>
    </AdminContext>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the dialog makes a new tag, finds a tag in another spelling, and removes a tag', async () => {
  const chosen = { ids: ['a'], count: 1, shown: '1' };
  show(<TagsDialog chosen={chosen} tags={[SHIFTS]} onClose={onClose} />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const names = screen.getByRole('combobox', { name: 'Tags' });
  for (const value of ['Weekends', 'NIGHT shifts']) {
    fireEvent.change(names, { target: { value } });
    fireEvent.keyDown(names, { key: 'Enter' });
  }
  fireEvent.keyUp(screen.getByRole('button', { name: SHIFTS.name }), { key: 'Delete' });
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.createTag.mock.calls).toEqual([['Weekends']]);
  expect(calls.tagApplications).toHaveBeenCalledWith(['a'], [7, NIGHTS.id], [SHIFTS.id]);
});

it('renaming a tag to the name of another merges the two after a question', async () => {
  show(<TagManager onClose={onClose} />);
  await screen.findByText(NIGHTS.name);
  press('Rename Night shifts');
  fireEvent.change(screen.getByLabelText(/^New name of Night shifts/), {
    target: { value: 'shifts AT night' },
  });
  expect(screen.getByRole('status').textContent).toMatch(
    /^There is a tag Shifts at night already\. Merged, 3 applications with Night shifts/,
  );
  press('Merge into Shifts at night');
  await waitFor(() => expect(calls.mergeTags).toHaveBeenCalledWith(NIGHTS.id, SHIFTS.id));
});

it('deleting a tag asks first, with the number of its applications', async () => {
  show(<TagManager onClose={onClose} />);
  await screen.findByText(NIGHTS.name);
  press('Delete Night shifts');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('It is taken off 3 applications');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.deleteTag).toHaveBeenCalledWith(NIGHTS.id));
});
