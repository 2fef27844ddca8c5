import { afterEach, expect, it } from '@jest/globals';

const HOUR_MS = 3_600_000;
let serverTime = new Date();
const login = () =>
  Promise.resolve(
    Response.json(
      { access_token: 'x', expires_at: new Date(serverTime.getTime() + 8 * HOUR_MS), role: 'recruiter' },
      { headers: { Date: serverTime.toUTCString() } },
    ),
  );
let respond: typeof fetch = login;
// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = (input, init) => respond(input, init);

const { authProvider } = await import('./auth-provider');
const { api } = await import('./api-client');
const { toHttpError } = await import('./api-failure');
const { dropSession, readSession, storeSession } = await import('./session');

afterEach(() => {
  dropSession();
  respond = login;
});

it.each([
  ['right', 0],
  ['nine hours fast', -9],
  ['nine hours slow', 9],
])('a login lasts eight hours on a device whose clock is %s', async (_, hours) => {
  serverTime = new Date(Date.now() + hours * HOUR_MS);
  await authProvider.login({ username: 'ngozi', password: 'x' });
  const after = (passed: number) => readSession(new Date(Date.now() + passed * HOUR_MS));
  expect(after(7.9)?.access_token).toBe('x');
  expect(after(8.1)).toBeUndefined();
});

it.each([
  ['of the session that has ended ends', 'old', undefined],
  ['that comes once somebody has logged in again leaves', 'new', 'new'],
])('a 401 %s what is stored', async (_, storedMeanwhile, left) => {
  const session = (access_token: string) =>
    storeSession({ access_token, expires_at: '2999-01-01T00:00:00Z', role: 'owner' });
  await session('old');
  let say = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => (say = resolve));
  respond = () => response;
  const asking = api.GET('/api/me');
  await session(storedMeanwhile);
  say(Response.json({ detail: 'Could not validate credentials' }, { status: 401 }));
  const { error, response: received } = await asking;
  await authProvider.checkError(toHttpError(received.status, error)).catch(() => undefined);
  expect(readSession()?.access_token).toBe(left);
});

it('a logout clears the device although the server does not answer, and is sent even if the page closes', async () => {
  await storeSession({ access_token: 'mine', expires_at: '2999-01-01T00:00:00Z', role: 'owner' });
  const sent: Request[] = [];
  respond = (input) => {
    sent.push(input as Request);
    return new Promise(() => undefined);
  };
  await authProvider.logout();
  expect(readSession()).toBeUndefined();
  expect(sent.map(({ url, keepalive }) => [new URL(url).pathname, keepalive])).toEqual([
    ['/api/logout', true],
  ]);
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer mine');
});
