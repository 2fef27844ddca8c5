import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, ListBase } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../../../providers/query-client';
import { logIn } from '../../../../spec-support';
import { ApplicationPaths } from '../../application-paths';
import { ApplicationChips } from './application-chips';
import { ApplicationFilters } from './application-filters';

const nothing = () => Promise.resolve([]);
const TAG = { id: 3, name: 'Night shifts', colour: 'blue' };
const JOBS = [
  { id: 5, title: 'Welder', stages: [{ id: 'phone', name: 'Phone call' }] },
  { id: 6, title: 'Cook', stages: [] },
];
const calls = {
  getList: jest.fn((resource: string, _params: object) =>
    Promise.resolve(resource === 'jobs' ? { data: JOBS, total: JOBS.length } : { data: [], total: 0 }),
  ),
  getOne: (_resource: string, { id }: { id: number }) =>
    Promise.resolve({ data: JOBS.find((job) => job.id === id) }),
  listTagNames: () => Promise.resolve([TAG]),
  listReviewers: nothing,
  listChannels: nothing,
};

beforeEach(async () => {
  await logIn('administrator');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

function show(filter: object = {}, hasJobs = false, order = ''): void {
  const address = (id: string) => `/applications/${id}`;
  const element = (
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      <ApplicationPaths value={{ list: '/applications', details: address, review: address }}>
        <ListBase resource="applications">
          <ApplicationFilters hasJobs={hasJobs} />
          <ApplicationChips />
        </ListBase>
      </ApplicationPaths>
    </AdminContext>
  );
  const initialEntries = [`/?filter=${encodeURIComponent(JSON.stringify(filter))}${order}`];
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries })} />);
}

it.each([
  ['Filter by talent pool', 'In the talent pool', { talent_pool: 'yes' }, 'In the talent pool'],
  ['Filter by mentions', 'Mentions of you', { mentioned: 'all' }, 'Mentions of you'],
  ['Filter by tag', 'Night shifts', { tag: '3' }, 'Tag: Night shifts'],
])('%s with the choice %s filters the list and shows a chip', async (name, choice, filter, chip) => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: choice });
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
  expect(await screen.findByRole('button', { name: `Remove the filter ${chip}` })).toBeTruthy();
  await waitFor(() =>
    expect(calls.getList).toHaveBeenCalledWith('applications', expect.objectContaining({ filter })),
  );
});

it.each([
  [{ job_id: '5', stage: 'phone', status: 'reviewed' }, { status: 'reviewed' }],
  [{ job_id: '5', stage: 'none' }, { stage: 'none' }],
])('removing the chip of the job from %j leaves %j, as a stage belongs to its job', async (filter, left) => {
  show(filter);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the filter Welder' }));
  await waitFor(() =>
    expect(calls.getList).toHaveBeenCalledWith('applications', expect.objectContaining({ filter: left })),
  );
});

it('choosing another job drops the stage of the former one', async () => {
  show({ job_id: '5', stage: 'phone' }, true);
  expect(await screen.findByRole('button', { name: 'Remove the filter Stage: Phone call' })).toBeTruthy();
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Filter by job' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Cook' }));
  expect(await screen.findByRole('button', { name: 'Remove the filter Cook' })).toBeTruthy();
  await waitFor(() =>
    expect(calls.getList).toHaveBeenCalledWith(
      'applications',
      expect.objectContaining({ filter: { job_id: '6' } }),
    ),
  );
});

it.each(['Remove the filter Oldest First', 'Clear all'])(
  'without the choice "Oldest First", the list is newest first again: %s',
  async (name) => {
    show({ date: 'oldest', status: 'pending' }, false, '&sort=applied_at&order=ASC');
    const removal = await screen.findByRole('button', { name });
    calls.getList.mockClear();
    fireEvent.click(removal);
    const sort = { field: 'applied_at', order: 'DESC' };
    await waitFor(() =>
      expect(calls.getList).toHaveBeenCalledWith('applications', expect.objectContaining({ sort })),
    );
    const control = screen.getByLabelText<HTMLSelectElement>('Filter or sort by date');
    expect(control.value).toBe('all');
  },
);

it('a list in the order of another column has no chip "Latest First"', async () => {
  show({ date: 'latest', status: 'pending' }, false, '&sort=full_name&order=ASC');
  expect(await screen.findByRole('button', { name: 'Remove the filter Pending' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove the filter Latest First' })).toBeNull();
});
