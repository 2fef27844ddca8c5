import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part';

const { fetch: former } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = former;
});

it('a screen whose code does not arrive without a connection says so, and can be reloaded', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const Screen = lazyPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(
    <Suspense>
      <Screen />
    </Suspense>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Check your connection, then reload the page.',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
