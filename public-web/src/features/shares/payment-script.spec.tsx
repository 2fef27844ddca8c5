import { PORTAL_SESSION_KEY } from '@smash/contract';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

/** jsdom has neither locks nor BroadcastChannel. `grant` hands over the lock that the page waits for. */
let grant: () => unknown;
/** jsdom loads no document, and says so where the address differs. */
const spyOnLoad = () => jest.spyOn(console, 'error').mockReturnValue();
let load: ReturnType<typeof spyOnLoad>;

const logIn = () => {
  localStorage.setItem(PORTAL_SESSION_KEY, '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: PORTAL_SESSION_KEY }));
};

beforeEach(() => {
  jest.resetModules();
  load = spyOnLoad();
  window.history.replaceState(null, '', '/buy-shares-form?from=test');
  Object.assign(navigator, {
    locks: { request: (_name: string, _options: object, begin: () => unknown) => (grant = begin) },
  });
  Object.assign(window, { BroadcastChannel: function BroadcastChannel() {} });
});
afterEach(() => localStorage.clear());

it('a page that waits for a portal login is not loaded again by it', async () => {
  const { runPaymentScript } = await import('./payment-script');
  const state = runPaymentScript('https://pay.example/inline.js');
  logIn();
  grant();
  expect(await state).toBe('portal');
  expect(load).not.toHaveBeenCalled();
});

it('a page that runs the script is loaded again when a portal stores its session without asking', async () => {
  const { runPaymentScript } = await import('./payment-script');
  void runPaymentScript('https://pay.example/inline.js');
  grant();
  expect(load).not.toHaveBeenCalled();
  logIn();
  expect(load).toHaveBeenCalledTimes(1);
  expect(String(load.mock.calls[0]?.[0])).toContain('navigation');
});
