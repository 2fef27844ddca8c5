import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { logIn } from '../../spec-support';

const sent: Request[] = [];
let answer: object;
// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = (input, init) => {
  sent.push(new Request(input, init));
  return Promise.resolve(Response.json(answer));
};

const { dropSession } = await import('../session');
const { moveApplication } = await import('./board');
const { changeStatuses } = await import('./statuses');
const { tellPresence } = await import('./application-changes');
const { previewFile } = await import('./files');
const { exportPurchases } = await import('./purchases');
const { restoreApplications } = await import('./removals');
const { callsOf } = await import('./resources');
const { assign } = await import('./reviewers');
const { changeWebhook } = await import('./webhooks');

beforeEach(() => {
  answer = { changed: [], missing: [], stage: null };
  return logIn();
});
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

const record = { version: 3 };
const save = (resource: string) => () =>
  callsOf(resource).update?.({ id: 7, data: record, previousData: { id: 7 } });
const account = { status: 'pending', role: 'reviewer', brands: ['group'] };
const changeAccount = (data: object) => () =>
  callsOf('accounts').update?.({ id: 'a', data, previousData: { id: 'a', username: 'ada', ...account } });

it.each<[string, () => Promise<unknown> | undefined, object]>([
  ['a job', save('jobs'), record],
  ['a mail template', save('mail-templates'), record],
  ['a member', save('members'), record],
  ['a zone', save('zones'), record],
  ['an activity', save('activities'), record],
  ['a message', save('messages'), record],
  ['a webhook', () => changeWebhook('w', 3, { url: '', events: [] }), record],
  ['the status of an account', changeAccount({ status: 'active' }), { seen: account }],
  ['the role of an account', changeAccount({ role: 'recruiter' }), { seen: account }],
  ['the brands of an account', changeAccount({ brands: [] }), { seen: account }],
  ['an assignee', () => assign('7', null, 'bola'), { seen: 'bola' }],
])('a change of %s says over what it is made', async (_, change, seen) => {
  await change();
  expect(await sent[0]?.json()).toMatchObject(seen);
});

it('a change is a failure if none of the applications is there, and an undo if one of them is not', async () => {
  answer = { changed: [], missing: ['7', '8'] };
  await expect(changeStatuses(['7', '8'].map((id) => ({ id, status: 'accepted' })))).rejects.toThrow();
  answer = { missing: ['8'] };
  await expect(restoreApplications(['7', '8'])).rejects.toThrow('already been erased');
});

it('a signed link is followed without credentials, and never to another site', async () => {
  answer = { url: '/files/7' };
  await previewFile('7', 'cv');
  expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin', 'omit']);
  answer = { url: 'https://elsewhere.example/files/7' };
  await expect(previewFile('7', 'cv')).rejects.toThrow('another site');
  expect(sent).toHaveLength(3);
});

it('the end of a look at an application is told even if the tab closes', async () => {
  await tellPresence('7', 'left');
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true]);
});

it('purchases are exported as they are listed', async () => {
  const filter = { status: 'paid', search: 'ada' };
  await exportPurchases({ filter, sort: { field: 'created_at', order: 'ASC' } });
  const { searchParams } = new URL(sent[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject(filter);
});
