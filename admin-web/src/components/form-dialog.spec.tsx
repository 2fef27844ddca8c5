import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TextField } from '@mui/material';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toHttpError } from '../providers/api-failure';
import { FormDialog } from './form-dialog';

afterEach(cleanup);

const onClose = jest.fn();
beforeEach(() => {
  onClose.mockClear();
});

function open(onSubmit: () => Promise<void>): HTMLElement {
  render(
    <FormDialog
      title="New name"
      submitLabel="Save"
      maxWidth="xs"
      failure="It failed"
      {...{ onClose, onSubmit }}
    >
      {({ name }) => <TextField label="Name" error={name !== undefined} helperText={name} />}
    </FormDialog>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => save.focus());
  fireEvent.click(save);
  return save;
}

it('a form dialog moves the focus to a refused field and shows the reason there', async () => {
  const refusal = { detail: [{ loc: ['body', 'name'], msg: 'Too long', type: 'value_error' }] };
  open(() => Promise.reject(toHttpError(422, refusal)));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.getByText('Too long')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [
    'what the server says',
    toHttpError(409, { detail: 'It has that name already' }),
    'It has that name already',
  ],
  ['what it was given to say when the server says nothing', new TypeError('fetch failed'), 'It failed'],
])('a form dialog shows %s and can be sent again', async (_, problem, text) => {
  const save = open(() => Promise.reject(problem));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(save).toHaveProperty('disabled', false);
});

it('a form dialog cannot be closed while it is being sent', async () => {
  open(() => new Promise<never>(() => undefined));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true),
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});

it('a form dialog closes on a click outside only while nothing is typed; Escape still closes it', async () => {
  open(() => Promise.reject(new TypeError('fetch failed')));
  await screen.findByRole('alert');
  const beside = screen.getByRole('dialog').parentElement as HTMLElement;
  const pressBeside = () => {
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
  };
  pressBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Payroll' } });
  pressBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});
