import { afterEach, expect, it, jest } from '@jest/globals';

const HOUR_MS = 3_600_000;
let serverTime = new Date();
// Before the client is made, which keeps the one that it finds.
globalThis.fetch = () =>
  Promise.resolve(
    Response.json(
      { access_token: 'x', expires_at: new Date(serverTime.getTime() + 8 * HOUR_MS), role: 'recruiter' },
      { headers: { Date: serverTime.toUTCString() } },
    ),
  );

const { authProvider } = await import('./auth-provider');
const { hasDrafts, keepDraft, watchLogouts } = await import('./drafts');
const { dropSession, readSession } = await import('./session');

afterEach(() => {
  jest.restoreAllMocks();
  dropSession();
  sessionStorage.clear();
});

it.each([
  ['right', 0],
  ['nine hours fast', -9],
  ['nine hours slow', 9],
])('a login lasts its eight hours on a machine whose clock is %s', async (_, hours) => {
  serverTime = new Date(Date.now() + hours * HOUR_MS);
  await authProvider.login({ username: 'ngozi', password: 'x' });
  const after = (passed: number) => readSession(new Date(Date.now() + passed * HOUR_MS));
  expect(after(7.9)?.access_token).toBe('x');
  expect(after(8.1)).toBeUndefined();
});

it.each([
  ['a logout forgets', () => authProvider.logout(), false],
  ['the end of a session by itself keeps', () => Promise.resolve(dropSession('idle')), true],
])('%s what was typed in other tabs', async (_, end, isKept) => {
  watchLogouts();
  await authProvider.login({ username: 'ngozi', password: 'x' });
  const writes = jest.spyOn(Storage.prototype, 'setItem');
  await end();
  const told = [...writes.mock.calls];
  // From here on this is the other tab, which the browser tells of what was written.
  keepDraft('smash.portal.draft:a1:note', { text: 'She calls back on Monday' });
  for (const [key, newValue] of told) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(hasDrafts()).toBe(isKept);
});
