import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expectFocus, press } from '../../lib/spec-support';
import { MAIN_ID } from '../../components/skip-link';
import { TryAgain } from './try-again';

function Page() {
  const isThere = useLoaderData<boolean>();
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {isThere ? <h1>Rider</h1> : <TryAgain />}
    </main>
  );
}

it('Try Again keeps the focus while it fails, and then gives it to the loaded page', async () => {
  let answer: (isThere: boolean) => void = () => undefined;
  const loader = () => new Promise<boolean>((resolve) => (answer = resolve));
  const routes = [{ path: '/', loader, Component: Page, HydrateFallback: () => null }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await act(() => Promise.resolve(answer(false)));

  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try Again' });
  await press('Try Again');
  // A disabled button would lose the focus.
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(() => Promise.resolve(answer(false)));
  expect(document.activeElement).toBe(button);

  await press('Try Again');
  await act(() => Promise.resolve(answer(true)));
  await screen.findByRole('heading', { name: 'Rider' });
  await expectFocus(screen.getByRole('main'));
});
