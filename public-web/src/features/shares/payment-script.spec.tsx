import { PORTAL_DRAFT_PREFIX, PORTAL_SESSION_KEY } from '@smash/contract';
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
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a page that waits for a portal login is not loaded again by it', async () => {
  const { runPaymentScript } = await import('./payment-script');
  const state = runPaymentScript('https://pay.example/inline.js');
  logIn();
  grant();
  expect(await state).toBe('portal');
  expect(load).not.toHaveBeenCalled();
});

it('a page that runs the script has no draft of the portal, and is loaded again when a portal opens or Back brings it', async () => {
  sessionStorage.setItem(`${PORTAL_DRAFT_PREFIX}note`, '{}');
  sessionStorage.setItem('theme', 'dark');
  const { runPaymentScript } = await import('./payment-script');
  void runPaymentScript('https://pay.example/inline.js');
  expect(sessionStorage).toHaveLength(2);
  grant();
  expect(Object.keys(sessionStorage)).toEqual(['theme']);
  expect(load).not.toHaveBeenCalled();
  logIn();
  expect(load).toHaveBeenCalledTimes(1);
  expect(String(load.mock.calls[0]?.[0])).toContain('navigation');
  load.mockClear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(load).toHaveBeenCalled();
});

it('the end of a portal session is noticed when another tab clears what this site has stored', async () => {
  const { watchPortalSession } = await import('../../lib/portal-session');
  const changed = jest.fn();
  watchPortalSession(changed);
  for (const key of ['theme', PORTAL_SESSION_KEY, null])
    window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(changed).toHaveBeenCalledTimes(2);
});
