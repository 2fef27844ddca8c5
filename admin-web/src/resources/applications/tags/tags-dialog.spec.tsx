import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TAG_LIMITS } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { TagsDialog } from './tags-dialog';

const NIGHT = { id: 1, name: 'Night shifts', colour: 'blue' } as const;
const WELDER = { id: 2, name: 'Welder', colour: 'grey' } as const;
const calls = {
  listTagNames: () => Promise.resolve([NIGHT, WELDER]),
  tagApplications: jest.fn((_ids: string[], _add: number[], _remove: number[]) => Promise.resolve()),
};
const onClose = jest.fn();

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  onClose.mockClear();
  calls.tagApplications.mockClear();
});

const dialog = (tags: Application['tags']) => (
  <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
    <TagsDialog chosen={{ ids: ['7'], count: 1, shown: '1' }} {...{ tags, onClose }} />
  </AdminContext>
);

const takenOff = () => calls.tagApplications.mock.calls.flatMap(([, , tags]) => tags);

it('a tag that a colleague adds while the dialog is open is not removed', async () => {
  const { rerender } = render(dialog([NIGHT]));
  await screen.findByRole('combobox', { name: 'Tags' });
  rerender(dialog([NIGHT, WELDER]));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(takenOff()).toEqual([]);
});

it('a click into the field removes no tag', async () => {
  render(dialog([NIGHT]));
  const field = await screen.findByRole('combobox', { name: 'Tags' });
  act(() => field.focus());
  fireEvent.mouseDown(field);
  fireEvent.click(field);
  await screen.findByRole('option', { name: 'Welder' });
  act(() => field.blur());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(takenOff()).toEqual([]);
});

it('a tag name that is too long is cut before an emoji, not within it', async () => {
  render(dialog([]));
  const field = await screen.findByRole('combobox', { name: 'Tags' });
  const fitting = 'x'.repeat(TAG_LIMITS.name - 1);
  fireEvent.change(field, { target: { value: `${fitting}😀` } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect((await screen.findByText(/^x+/)).textContent).toBe(fitting);
});
