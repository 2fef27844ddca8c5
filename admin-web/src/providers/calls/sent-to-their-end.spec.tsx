import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { logIn } from '../../spec-support';

const sent: Request[] = [];
// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = (input) => {
  sent.push(input as Request);
  return Promise.resolve(Response.json({ changed: [], missing: [], stage: null }));
};

const { dropSession } = await import('../session');
const { moveApplication } = await import('./board');
const { changeStatuses } = await import('./statuses');

beforeEach(() => logIn());
afterEach(() => {
  dropSession();
  sent.splice(0);
  jest.restoreAllMocks();
});

const pending = { status: 'pending', stage_id: null } as const;
const interview = { status: 'reviewed', stage_id: 'interview' } as const;

it.each<[string, () => Promise<unknown>, string]>([
  ['a status', () => changeStatuses([{ id: '7', status: 'accepted' }]), '/api/applications/7/status'],
  [
    'several statuses',
    () => changeStatuses(['7', '8'].map((id) => ({ id, status: 'accepted' }))),
    '/api/applications/statuses',
  ],
  [
    'a column of the board',
    () => moveApplication({ id: '7', from: interview, to: pending }),
    '/api/applications/7/status',
  ],
  ['a stage', () => moveApplication({ id: '7', from: pending, to: interview }), '/api/applications/7/stage'],
])(
  'a change of %s is sent even if the tab closes, and given up after half a minute',
  async (_, change, address) => {
    const clock = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    await change();
    expect(sent.map(({ url, keepalive }) => [new URL(url).pathname, keepalive])).toEqual([[address, true]]);
    expect(timeout.mock.calls).toEqual([[30_000]]);
    clock.abort();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
  },
);

it('a call without a body is sent with the token and a content type', async () => {
  const { api } = await import('../api-client');
  await api.GET('/api/jobs/');
  const [{ headers } = new Request('http://x')] = sent;
  expect([headers.get('Authorization'), headers.get('Content-Type')]).toEqual([
    'Bearer x',
    'application/json',
  ]);
});
