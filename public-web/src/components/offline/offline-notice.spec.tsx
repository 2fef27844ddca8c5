import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Job } from '../../lib/api/client';
import { keptCopies } from '../../lib/kept-copies';
import { aJob } from '../../lib/spec-support';
import { MAIN_ID } from '../skip-link';
import { OfflineNotice } from './offline-notice';

const NOW = new Date('2026-11-24T11:00:00Z');
const KEPT_AT = NOW.toISOString();
const reach = jest.fn<typeof fetch>();
const copy = () => Promise.resolve(new Response('[]', { headers: { 'x-kept-at': KEPT_AT } }));
const fromServer = () => Promise.resolve(new Response('[]'));
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const broken = () => Promise.resolve(new Response(null, { status: 503 }));
let loads = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  globalThis.fetch = reach;
  document.documentElement.dataset['keptAt'] = KEPT_AT;
  window.history.replaceState(null, '', '/careers');
  loads = 0;
});
const { fetch: former } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = former;
  jest.useRealTimers();
  jest.restoreAllMocks();
  reach.mockReset();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const note = () => screen.queryByText(/You’re reading the copy saved at \d\d:\d\d\.$/)?.textContent;

async function open(form?: Job) {
  const load = () => {
    loads += 1;
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/careers', element: <OfflineNotice form={form} />, loader: load },
      { path: '/job-application/1', element: <OfflineNotice form={aJob()} /> },
    ],
    {
      initialEntries: ['/careers'],
      hydrationData: { loaderData: { '0': null } },
    },
  );
  render(
    <main id={MAIN_ID} tabIndex={-1}>
      <RouterProvider router={router} />
    </main>,
  );
  await pass(0);
  return router;
}

it('the offline notice retries at growing intervals, and changes nothing until the server responds', async () => {
  reach.mockImplementationOnce(copy).mockImplementationOnce(noConnection).mockImplementationOnce(broken);
  reach.mockImplementationOnce(fromServer);
  await open();
  for (const [milliseconds, times] of [
    [999, 0],
    [1, 1],
    [1999, 1],
    [1, 2],
    [4000, 3],
  ] as const) {
    await pass(milliseconds);
    expect(reach).toHaveBeenCalledTimes(times);
    expect(note()).toMatch(/^We can’t be reached right now\./);
    expect(loads).toBe(0);
  }
  await pass(8000);
  expect(note()).toBeUndefined();
  expect(loads).toBe(1);
  expect(document.documentElement.dataset['keptAt']).toBeUndefined();
  await pass(3_600_000);
  expect(reach.mock.calls).toEqual([['/api/jobs/'], ['/api/jobs/'], ['/api/jobs/'], ['/api/jobs/']]);
});

it('the offline notice waits for the device to be online, and then retries until the server responds', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reach.mockImplementationOnce(copy).mockImplementationOnce(fromServer);
  await open();
  expect(note()).toMatch(/^You are offline\./);
  await pass(3_600_000);
  expect(reach).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(reach).toHaveBeenCalledTimes(1);
  expect(note()).toMatch(/^We can’t be reached right now\./);
  await pass(2000);
  expect(note()).toBeUndefined();
  expect(loads).toBe(1);
});

it('the offline notice retries at once on Try again, and focuses the loaded page', async () => {
  reach.mockImplementationOnce(copy).mockImplementationOnce(fromServer);
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button').textContent).toBe('Trying...');
  await pass(0);
  expect(note()).toBeDefined();
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  fireEvent.click(button);
  await pass(0);
  expect(note()).toBeUndefined();
  expect(document.activeElement?.id).toBe(MAIN_ID);
});

it('the offline notice appears for data loaded as a copy, and goes once the server has sent it', async () => {
  delete document.documentElement.dataset['keptAt'];
  await open();
  expect(note()).toBeUndefined();
  act(() => keptCopies.note('/api/jobs/', new Response('[]', { headers: { 'x-kept-at': KEPT_AT } })));
  expect(note()).toBeDefined();
  act(() => keptCopies.note('/api/jobs/', new Response('[]')));
  expect(note()).toBeUndefined();
});

it.each([
  ['has closed', new Response(JSON.stringify(aJob({ is_open: false })))],
  ['is gone', new Response('{}', { status: 404 })],
  [
    'asks something else',
    new Response(
      JSON.stringify(aJob({ questions: [{ id: 'visa', label: 'Visa', type: 'yes_no', required: true }] })),
    ),
  ],
])('a form whose job %s stays, with a notice that the job has changed', async (_, response) => {
  reach.mockResolvedValueOnce(response);
  await open(aJob());
  await pass(1000);
  expect(note()).toBeUndefined();
  expect(screen.getByText(/^This position has changed since you opened this page/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  await pass(3_600_000);
  expect(reach).toHaveBeenCalledTimes(1);
});

it('the offline notice of a form retries if the response breaks off', async () => {
  reach
    .mockResolvedValueOnce(new Response('{"id":'))
    .mockResolvedValueOnce(new Response('{}', { status: 404 }));
  await open(aJob());
  await pass(1000);
  expect(note()).toBeDefined();
  await pass(2000);
  expect(note()).toBeUndefined();
  expect(screen.getByText(/^This position has changed/)).toBeTruthy();
});

it('a form has no notice if only the description of its job has changed', async () => {
  reach.mockResolvedValueOnce(new Response(JSON.stringify(aJob({ description: 'Otherwise.' }))));
  await open(aJob());
  await pass(1000);
  expect(note()).toBeUndefined();
  expect(screen.queryByText(/has changed/)).toBeNull();
});

it('the offline notice ignores a late response for a page that was left', async () => {
  let respond: (response: Response) => void = () => undefined;
  reach.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  reach.mockResolvedValueOnce(new Response(JSON.stringify(aJob({ is_open: false }))));
  const router = await open();
  await pass(1000);
  keptCopies.note('/api/jobs/1', new Response('{}', { headers: { 'x-kept-at': KEPT_AT } }));
  await act(() => router.navigate('/job-application/1'));
  expect(note()).toBeDefined();
  respond(new Response('[]'));
  await pass(0);
  expect(note()).toBeDefined();
  await pass(1000);
  expect(screen.getByText(/^This position has changed since you opened this page/)).toBeTruthy();
  await pass(3_600_000);
  expect(reach.mock.calls).toEqual([['/api/jobs/'], ['/api/jobs/1']]);
});

it('the offline notice does not retry for a page that was left during a failed request', async () => {
  let fail: (error: Error) => void = () => undefined;
  reach.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  const router = await open();
  await pass(1000);
  await act(() => router.navigate('/job-application/1'));
  fail(new TypeError('Failed to fetch'));
  await pass(3_600_000);
  expect(reach.mock.calls).toEqual([['/api/jobs/']]);
});
