import { MESSAGES } from '@smash/contract';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createMemoryRouter,
  type LoaderFunction,
  RouterProvider,
  useLoaderData,
  useParams,
} from 'react-router';
import { aJob, answerWith, json, press } from '../lib/spec-support';
import * as careers from './careers';
import * as application from './job-application';

/** The part of a route module that the router in these tests needs. */
interface RouteModule {
  default: unknown;
  clientLoader: unknown;
}

/** Opens a page as from another page, so that the browser loads its data. */
function comeTo(path: string, address: string, route: RouteModule): void {
  const Route = route.default as ComponentType<object>;
  const Component = () => <Route {...{ loaderData: useLoaderData<unknown>(), params: useParams() }} />;
  const loader = route.clientLoader as LoaderFunction;
  const routes = [{ path, loader, Component, HydrateFallback: () => null }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
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
