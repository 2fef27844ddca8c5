import { expect, it, jest } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { useAction } from './use-action';

it('an action runs once however often it is pressed, and can run again after it ends', async () => {
  const { result } = renderHook(() => useAction());
  let end: (refusal?: string) => void = () => undefined;
  const action = jest.fn(() => new Promise<string | undefined>((resolve) => (end = resolve)));
  const press = () => act(() => void result.current.run(action));

  press();
  press();
  expect(action).toHaveBeenCalledTimes(1);
  expect(result.current.isBusy).toBe(true);
  await act(() => Promise.resolve(end('Too late')));
  expect(result.current).toMatchObject({ isBusy: false, failure: 'Too late' });

  press();
  expect(action).toHaveBeenCalledTimes(2);
  expect(result.current.failure).toBeUndefined();
  await act(() => Promise.resolve(end()));
});

it('an action can be run again after it threw', async () => {
  const { result } = renderHook(() => useAction());
  const broken = () => result.current.run(() => Promise.reject(new Error('No room for the file')));
  await act(() => expect(broken()).rejects.toThrow('No room'));
  expect(result.current.isBusy).toBe(false);
  await act(() => expect(result.current.run(() => Promise.resolve(undefined))).resolves.toBe(true));
});

it('the pressed button takes the focus back after the action', async () => {
  render(<button>Withdraw</button>);
  const button = screen.getByRole('button');
  const { result } = renderHook(() => useAction());
  let end: (refusal: string) => void = () => undefined;
  button.focus();
  act(() => void result.current.run(() => new Promise((resolve) => (end = resolve))));
  button.blur();
  await act(() => Promise.resolve(end('Too late')));
  expect(document.activeElement).toBe(button);
});
