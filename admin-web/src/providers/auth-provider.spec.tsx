import { afterEach, expect, it } from '@jest/globals';

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
const { dropSession, readSession } = await import('./session');

afterEach(() => dropSession());

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
