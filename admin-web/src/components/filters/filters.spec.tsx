import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, ListBase } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../providers/query-client';
import { storeSession } from '../../providers/session';
import { MAIN_ID } from '../focus-main';
import { FilterChips } from './filter-chips';
import { ListFilters } from './list-filters';

const getList = jest.fn<(resource: string, params: { filter: object }) => Promise<object>>();

beforeEach(async () => {
  // jsdom does not know <search>.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z' });
  // As many as have no filter: 3 in all, one fewer with each.
  getList.mockImplementation((_, { filter }) =>
    Promise.resolve({ data: [], total: 3 - Object.keys(filter).length }),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

function show(filter: object): void {
  const element = (
    <AdminContext dataProvider={{ getList } as unknown as DataProvider} queryClient={queryClient}>
      <main id={MAIN_ID} tabIndex={-1}>
        <ListBase resource="jobs">
          <ListFilters searchLabel="Search" />
          <FilterChips describe={(name) => name} />
        </ListBase>
      </main>
    </AdminContext>
  );
  const address = `/?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}
const chip = (name: string) => screen.queryByRole('button', { name: `Remove the filter ${name}` });
async function takeOff(name: string): Promise<void> {
  fireEvent.click(chip(name) as HTMLElement);
  await waitFor(() => expect(chip(name)).toBeNull());
}

it('focus goes to the chip that follows the one taken off, then to the last, then to the screen', async () => {
  show({ one: 'x', two: 'x', three: 'x' });
  await waitFor(() => expect(chip('one')).not.toBeNull());
  await takeOff('two');
  expect(document.activeElement).toBe(chip('three'));
  await takeOff('three');
  expect(document.activeElement).toBe(chip('one'));
  await takeOff('one');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('how many were found is said after a change of the filters, and not before', async () => {
  show({ one: 'x', two: 'x', three: 'x' });
  await waitFor(() => expect(chip('one')).not.toBeNull());
  const said = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(said()).toBe('');
  await takeOff('one');
  await waitFor(() => expect(said()).toBe('1 found'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'welder' } });
  await waitFor(() => expect(said()).toBe('Nothing found'));
});
