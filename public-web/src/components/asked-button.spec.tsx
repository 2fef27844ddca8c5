import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { press } from '../lib/spec-support';
import { AskedButton } from './asked-button';

const onConfirm = jest.fn();
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  onConfirm.mockClear();
  render(<AskedButton label="Erase it" confirmLabel="Yes, erase it" isBusy={false} onConfirm={onConfirm} />);
});

it('a button with a question asks first, and focuses the answer that changes nothing', async () => {
  await press('Erase it');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keep it',
    'Yes, erase it',
  ]);
  expect(document.activeElement).toBe(button('Keep it'));
  await press('Yes, erase it');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('a button with a question takes the focus back when the answer is no', async () => {
  await press('Erase it');
  await press('Keep it');
  expect(document.activeElement).toBe(button('Erase it'));
  expect(onConfirm).not.toHaveBeenCalled();
});

it('a button with a question ignores the second click of a double click', async () => {
  await press('Erase it');
  for (const name of ['Keep it', 'Yes, erase it']) fireEvent.click(button(name), { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button('Keep it')).toBeTruthy();
});

it('a button with a question ignores a key that is held down', async () => {
  button('Erase it').focus();
  await userEvent.keyboard('{Enter>4/}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button('Keep it'));
  button('Yes, erase it').focus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
