import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, ListBase } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { MAIN_ID } from '../focus-main';
import { DayFilter } from './day-filter';
import { FilterChips } from './filter-chips';
import { ListFilters } from './list-filters';

const getList = jest.fn<(resource: string, params: { filter: object }) => Promise<object>>();

beforeEach(async () => {
  await logIn();
  // There are 3 rows without filters, and one fewer with each filter.
  getList.mockImplementation((_, { filter }) =>
    Promise.resolve({ data: [], total: 3 - Object.keys(filter).length }),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

function show(filter: object) {
  const element = (
    <AdminContext dataProvider={{ getList } as unknown as DataProvider} queryClient={queryClient}>
      <main id={MAIN_ID} tabIndex={-1}>
        <ListBase resource="jobs">
          <ListFilters searchLabel="Search">
            <DayFilter source="from" label="From" />
          </ListFilters>
          <FilterChips describe={(name) => name} />
        </ListBase>
      </main>
    </AdminContext>
  );
  const address = `/?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
const chip = (name: string) => screen.queryByRole('button', { name: `Remove the filter ${name}` });
async function takeOff(name: string): Promise<void> {
  fireEvent.click(chip(name) as HTMLElement);
  await waitFor(() => expect(chip(name)).toBeNull());
}

it('after a chip is removed, the focus goes to the next chip, else the last, else the screen', async () => {
  show({ one: 'x', two: 'x', three: 'x' });
  await waitFor(() => expect(chip('one')).not.toBeNull());
  await takeOff('two');
  expect(document.activeElement).toBe(chip('three'));
  await takeOff('three');
  expect(document.activeElement).toBe(chip('one'));
  await takeOff('one');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('the number of results is announced only after the filters change', async () => {
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

describe('a value typed into a filter', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');
  const day = () => screen.getByLabelText<HTMLInputElement>('From');
  const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
  const askedFor = () => getList.mock.calls.map(([, { filter }]) => filter);
  const showLoaded = async (filter: object) => {
    getList.mockClear();
    const router = show(filter);
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeNull());
    await waitFor(() => expect(getList).toHaveBeenCalled());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return router;
  };

  it('stays when the address catches up with an earlier value', async () => {
    const router = await showLoaded({});
    const stop = router.subscribe(({ location }) => {
      stop();
      expect(decodeURIComponent(location.search)).toContain('{"search":"a"}');
      type(box(), 'ab');
    });
    type(box(), 'a');
    await waitFor(() => expect(askedFor()).toContainEqual({ search: 'ab' }));
    expect(box().value).toBe('ab');
  });

  it('is replaced when the address changes otherwise', async () => {
    await showLoaded({ search: 'welder' });
    expect(box().value).toBe('welder');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(box().value).toBe(''));
  });

  it('is applied, for a day, only once it is whole: after a pause, or on leaving the field', async () => {
    await showLoaded({});
    for (const year of ['0002', '0020', '0202']) {
      type(day(), `${year}-11-05`);
      // Gives the router time to apply a new address.
      await act(() => Promise.resolve(fireEvent.blur(day())));
    }
    type(day(), '2026-11-05');
    await waitFor(() => expect(askedFor()).toContainEqual({ from: '2026-11-05' }));
    type(day(), '2025-11-05');
    fireEvent.blur(day());
    await waitFor(() => expect(askedFor()).toContainEqual({ from: '2025-11-05' }));
    expect(askedFor()).toEqual([{}, { from: '2026-11-05' }, { from: '2025-11-05' }]);
  });
});
