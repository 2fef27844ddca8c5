import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, type GetListParams, ResourceContextProvider } from 'react-admin';
import { logIn } from '../../spec-support';

const asked: URL[] = [];
// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = (input) => {
  asked.push(new URL(input instanceof Request ? input.url : input));
  return Promise.resolve(Response.json([], { headers: { 'X-Total-Count': '0' } }));
};

const { jobs } = await import('../../providers/calls/resources/jobs');
const { dropSession } = await import('../../providers/session');
const { JobList } = await import('./job-list');

afterEach(() => {
  cleanup();
  dropSession();
  asked.splice(0);
});

it('the list of jobs shows the last posted first', async () => {
  const getList = jest.fn((_resource: string, _params: GetListParams) => new Promise<never>(() => undefined));
  const dataProvider = { getList } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={dataProvider}>
      <ResourceContextProvider value="jobs">
        <JobList />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await waitFor(() => expect(getList).toHaveBeenCalled());
  expect(getList.mock.calls[0]?.[1].sort).toEqual({ field: 'posted_at', order: 'DESC' });
});

it.each([
  ['posted_at', 'posted_at'],
  ['title', 'title'],
  // The former default of the list, which a browser may remember; the default order of the server replaces it.
  ['created_at', null],
])('the order %s is requested as %s', async (field, sort) => {
  await logIn();
  await jobs.getList({ sort: { field, order: 'DESC' } });
  expect(asked.map(({ searchParams }) => searchParams.get('sort'))).toEqual([sort]);
});
