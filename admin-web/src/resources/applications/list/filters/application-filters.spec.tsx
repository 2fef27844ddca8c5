import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, ListBase } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../../../providers/query-client';
import { storeSession } from '../../../../providers/session';
import { ApplicationPaths } from '../../application-paths';
import { ApplicationChips } from './application-chips';
import { ApplicationFilters } from './application-filters';

const nothing = () => Promise.resolve([]);
const TAG = { id: 3, name: 'Night shifts', colour: 'blue', applications_count: 2 };
const calls = {
  getList: jest.fn((_resource: string, _params: object) => Promise.resolve({ data: [], total: 0 })),
  listTags: () => Promise.resolve([TAG]),
  listReviewers: nothing,
  listChannels: nothing,
};

beforeEach(async () => {
  // jsdom does not know <search>.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z', role: 'administrator' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

function show(): void {
  const address = (id: string) => `/applications/${id}`;
  const element = (
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      <ApplicationPaths value={{ list: '/applications', details: address, review: address }}>
        <ListBase resource="applications">
          <ApplicationFilters hasJobs={false} />
          <ApplicationChips />
        </ListBase>
      </ApplicationPaths>
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />);
}

it.each([
  ['Filter by talent pool', 'In the talent pool', { talent_pool: 'yes' }, 'In the talent pool'],
  ['Filter by tag', 'Night shifts (2)', { tag: '3' }, 'Tag: Night shifts'],
])('%s asks for %s, and a chip says so', async (name, choice, filter, chip) => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: choice });
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
  expect(await screen.findByRole('button', { name: `Remove the filter ${chip}` })).toBeTruthy();
  await waitFor(() =>
    expect(calls.getList).toHaveBeenCalledWith('applications', expect.objectContaining({ filter })),
  );
});
