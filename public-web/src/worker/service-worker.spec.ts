import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { ORIGIN, storageOf, type MemoryCache } from './spec-support';

jest.unstable_mockModule('../lib/kept-files', () => ({ sweepFiles: () => Promise.resolve() }));

type Listener = (event: unknown) => void;

const listeners = new Map<string, Listener>();
const line = jest.fn<(request: Request | string) => Promise<Response>>();
const caches = new Map<string, MemoryCache>();
const connection: { saveData?: boolean; effectiveType?: string } = {};
const SHELL = 'careers-B4Os01wp.js';
const own = storageOf(caches).open('smash-a') as unknown as Promise<MemoryCache>;

beforeAll(async () => {
  Object.assign(globalThis, {
    SHELL,
    RELEASE: 'a',
    caches: storageOf(caches),
    fetch: line,
    self: {
      location: new URL('/sw.js', ORIGIN),
      navigator: { connection },
      clients: { claim: () => Promise.resolve() },
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    },
  });
  await import('./service-worker');
});
beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  jest.useRealTimers();
  line.mockReset();
  (await own).entries.clear();
  Object.assign(connection, { saveData: false, effectiveType: '4g' });
});

/** Lets an event happen. @returns its response, and the end of the work that it began */
function happen(type: string, more: object = {}) {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get(type)?.({
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (given: Promise<Response>) => (response = given),
    ...more,
  });
  return { response, done: Promise.all(work) };
}

/** Opens a page, or requests a file. @returns the text of its response, or where it leads */
async function open(path: string, mode: RequestMode = 'navigate') {
  const headers = new Headers();
  const request = { method: 'GET', mode, url: ORIGIN + path, headers };
  const response = await happen('fetch', { request }).response;
  return response?.headers.get('Location') ?? response?.text();
}

const keep = async (key: string) => (await own).put(key, new Response(`copy of ${key}`));
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const standstill = () => new Promise<Response>(() => undefined);
const broken = () => Promise.resolve(new Response('out of order', { status: 503 }));

it.each([
  ['cannot be reached', noConnection],
  ['is out of order', broken],
])('a visited job can be read if the server %s', async (_, answer) => {
  await keep('/careers/7');
  line.mockImplementation(answer);
  expect(await open('/careers/7')).toBe('copy of /careers/7');
});

it('a visited job can be read after ten seconds on a line that stands still', async () => {
  await keep('/careers/7');
  line.mockImplementation(standstill);
  let text: string | undefined;
  void open('/careers/7').then((read) => (text = read));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(text).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(text).toBe('copy of /careers/7');
});

it('a job without a copy shows what the server says, however late', async () => {
  line.mockImplementation(broken);
  expect(await open('/careers/7')).toBe('out of order');
  line.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 60_000, new Response('late'))));
  const late = open('/careers/7');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await late).toBe('late');
  line.mockImplementation(noConnection);
  await expect(open('/careers/7')).rejects.toThrow('Failed to fetch');
});

it('a part of the list leads to the copy of the whole list', async () => {
  await keep('/careers');
  line.mockImplementation(noConnection);
  expect(await open('/careers?q=rider')).toBe(`${ORIGIN}/careers`);
  expect(await open('/careers')).toBe('copy of /careers');
});

it('a damaged cache keeps no file from a page', async () => {
  const damaged = jest
    .spyOn(await own, 'match')
    .mockRejectedValue(new DOMException('Unexpected internal error'));
  line.mockResolvedValue(new Response('styles'));
  expect(await open('/assets/site-B4Os01wp.css', 'cors')).toBe('styles');
  damaged.mockRestore();
});

it('files and forms are fetched in advance only while neither the line is slow nor data are saved', async () => {
  line.mockImplementation(() => Promise.resolve(new Response('')));
  for (const state of [{ saveData: true }, { effectiveType: '3g' }]) {
    Object.assign(connection, { saveData: false, effectiveType: '4g' }, state);
    await happen('install').done;
    await happen('message', { data: '/careers/7' }).done;
    expect([...(await own).entries.keys()]).toEqual([]);
    expect(line).not.toHaveBeenCalled();
  }
  Object.assign(connection, { saveData: false, effectiveType: '4g' });
  await happen('message', { data: '/careers/7' }).done;
  expect([...(await own).entries.keys()]).toEqual([`/assets/${SHELL}`]);
  expect(line.mock.calls.map(([address]) => address)).toEqual([
    '/careers/7',
    '/job-application/7',
    '/api/jobs/7',
  ]);
});
