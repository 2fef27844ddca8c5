import { MESSAGES } from '@smash/contract';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createMemoryRouter,
  type LoaderFunction,
  RouterProvider,
  useLoaderData,
  useParams,
} from 'react-router';
import { aJob, answerWith, json, press } from '../lib/spec-support';
import { JOBS_A_PAGE, viewJobs } from '../features/careers/job-view';
import * as careers from './careers';
import * as application from './job-application';

/** The part of a route module that the router in these tests needs. */
interface RouteModule {
  default: unknown;
  clientLoader: unknown;
}

/** Opens a page as from another page, so that the browser loads its data. */
function comeTo(path: string, address: string, route: RouteModule) {
  const Route = route.default as ComponentType<object>;
  const Component = () => <Route {...{ loaderData: useLoaderData<unknown>(), params: useParams() }} />;
  const loader = route.clientLoader as LoaderFunction;
  const routes = [{ path, loader, Component, HydrateFallback: () => null }];
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
const posting = aJob({ id: 7 });

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

it('the list says that it is loading or has failed, and is shown after Try Again', async () => {
  let fail: () => void = () => undefined;
  answerWith({ 'GET /api/jobs/': () => new Promise((_, reject) => (fail = () => reject(new TypeError()))) });
  comeTo('/careers', '/careers', careers);
  expect(await screen.findByText('Loading open positions')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  await act(() => Promise.resolve(fail()));
  expect((await screen.findByRole('alert')).textContent).toBe(MESSAGES.jobListFailed);

  answerWith({ 'GET /api/jobs/': json(200, [posting]) });
  await press('Try Again');
  expect(await screen.findByRole('article', { name: posting.title })).toBeTruthy();
  const found = await screen.findByText('Open positions found: 1');
  expect(found.getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByText('Loading open positions')).toBeNull();
  expect(screen.queryByText(MESSAGES.jobListFailed)).toBeNull();
});

it.each([
  ['is shown where the list failed', undefined, 1],
  ['does not take the place of the page that was opened meanwhile', '/contact', 0],
])('offline, the copy of the page %s', async (_, opened, count) => {
  // jsdom can open no other document, and says so.
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const match = jest.fn((_path: string) => Promise.resolve(new Response()));
  Object.assign(window, { caches: { match } });
  let fail: () => void = () => undefined;
  answerWith({ 'GET /api/jobs/': () => new Promise((_, reject) => (fail = () => reject(new TypeError()))) });
  const router = comeTo('/careers', '/careers', careers);
  await screen.findByText('Loading open positions');
  if (opened) await act(() => router.navigate(opened));
  await act(() => Promise.resolve(fail()));
  await waitFor(() => expect(match).toHaveBeenCalledWith('/careers'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const opening = complain.mock.calls.filter((values) => String(values).includes('navigation'));
  expect(opening).toHaveLength(count);
  Reflect.deleteProperty(window, 'caches');
});

it('the job of a form says that it is loading, and is then shown', async () => {
  let answer: () => void = () => undefined;
  answerWith({
    'GET /api/jobs/7': () =>
      new Promise((resolve) => (answer = () => resolve(Response.json({ ...posting, location: 'Kano' })))),
  });
  comeTo('/job-application/:jobId', '/job-application/7', application);
  expect(await screen.findByText('Loading Position Details...')).toBeTruthy();
  await act(() => Promise.resolve(answer()));
  expect((await screen.findByRole('complementary', { name: 'Position' })).textContent).toContain('Kano');
});

it.each([
  ['', '/careers', 'careers'],
  ['?page=2&src=alert', '/careers?page=2', 'careers'],
  ['?page=1', '/careers', 'careers'],
  ['?page=9', '/careers?page=2', 'careers'],
  ['?brand=owenas&page=2', '/careers', 'owenas'],
  ['?brand=group', '/careers', 'careers'],
  ['?brand=nobody', '/careers', 'careers'],
])('the list at "%s" has the canonical address %s and the picture %s', (search, path, image) => {
  const jobs = Array.from({ length: JOBS_A_PAGE + 1 }, (_, id) => aJob({ id }));
  const view = viewJobs(jobs, new URLSearchParams(search));
  const loaderData = { listing: { status: 'loaded' as const, view }, startedAt: 0 };
  const head = careers.meta({ location: { search } as never, loaderData });
  expect(head).toContainEqual(expect.objectContaining({ rel: 'canonical', href: path }));
  expect(head).toContainEqual({ property: 'og:image', content: `/og/${image}.png` });
});
