import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toHttpError } from '../providers/api-failure';
import { MAIN_ID } from './focus-main';
import { Loaded } from './loaded';

const refetch = jest.fn();
const tags = (data?: string[], error?: unknown) => (
  <Loaded of={{ data, error, refetch }} loading="Loading tags..." failure="The tags could not be loaded">
    {(names) => <input aria-label={names.join()} />}
  </Loaded>
);
const typedInto = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'night,day' });

afterEach(() => {
  cleanup();
  refetch.mockReset();
});

it('loaded content is announced as loading, then shown', () => {
  const { rerender } = render(tags());
  expect(screen.getByRole('status').textContent).toBe('Loading tags...');
  rerender(tags(['night', 'day']));
  expect(typedInto()).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('content that could not be loaded says why, and can be tried again', () => {
  render(tags(undefined, toHttpError(503, { detail: 'The database is away' })));
  expect(screen.getByRole('alert').textContent).toContain('The tags could not be loadedThe database is away');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('content and what is typed in it stay when reloading fails', () => {
  const { rerender } = render(tags(['night', 'day']));
  fireEvent.change(typedInto(), { target: { value: 'Typed' } });
  rerender(tags(['night', 'day'], new TypeError('Failed to fetch')));
  expect(typedInto().value).toBe('Typed');
  expect(screen.getByRole('alert').textContent).toContain('You see what was loaded earlier.');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender(tags(['night', 'day']));
  expect(typedInto().value).toBe('Typed');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['nothing is there and it is awaited', undefined, undefined],
  ['it is there', ['night', 'day'], ['night', 'day']],
])('after Try Again disappears, the focus goes to the screen: %s', async (_, before, after) => {
  const main = (content: ReactNode) => (
    <main id={MAIN_ID} tabIndex={-1}>
      {content}
    </main>
  );
  const { rerender } = render(main(tags(before, new TypeError('Failed to fetch'))));
  const retry = screen.getByRole('button', { name: 'Try Again' });
  retry.focus();
  fireEvent.click(retry);
  rerender(main(tags(after)));
  await waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID));
});

it.each([401, 403, 404])('content is removed when reloading fails with %i', (status) => {
  const { rerender } = render(tags(['night', 'day']));
  rerender(tags(['night', 'day'], toHttpError(status, {})));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('The tags could not be loaded')).toBeTruthy();
});
