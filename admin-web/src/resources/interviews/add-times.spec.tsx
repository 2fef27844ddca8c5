import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { toHttpError } from '../../providers/api-failure';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { AddTimes } from './add-times';

const addSlots = jest.fn<(slots: unknown[]) => Promise<unknown[]>>();

beforeEach(async () => {
  await logIn();
  addSlots.mockReset().mockResolvedValue([]);
  render(
    <AdminContext dataProvider={{ addSlots } as unknown as DataProvider} queryClient={queryClient}>
      <AddTimes today="2026-11-25" />
      <Notification />
    </AdminContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add my times' }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));

it.each([
  ['To', '09:00', 'No time of this length fits between these hours.'],
  ['Minutes each', '10', 'Please add at most 100 times at once.'],
])('the dialog says why %s %s adds no times', async (label, value, problem) => {
  type('From (Lagos time)', '00:00');
  type('To', '23:00');
  type('Place or link', 'Room 2');
  type(label, value);
  if (label === 'To') type('From (Lagos time)', '09:00');
  add();
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
  expect(addSlots).not.toHaveBeenCalled();
});

it.each([
  ['Minutes each', '5'],
  ['Place or link', '  '],
])('the dialog leaves it to the browser to report an invalid %s', (label, value) => {
  type('Place or link', 'Room 2');
  type(label, value);
  add();
  expect(screen.getByLabelText<HTMLInputElement>(label).validity.valid).toBe(false);
  expect(addSlots).not.toHaveBeenCalled();
});

it('the dialog shows the refusal of the server, and adds the times on the next attempt', async () => {
  const refusal = { detail: [{ loc: ['body', 'slots'], msg: 'These times are over', type: 'value_error' }] };
  addSlots.mockRejectedValueOnce(toHttpError(422, refusal));
  type('Place or link', 'Room 2');
  add();
  expect((await screen.findByRole('alert')).textContent).toBe('These times are over');
  add();
  expect(await screen.findByText('6 times added')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
