import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { PurchaseList } from './purchase-list';

const PURCHASE = {
  id: '7',
  reference: 'SHR-1',
  email: null,
  units: 2,
  amount: 100,
  status: 'paid',
  mode: 'test',
  created_at: '2026-11-25T09:00:00Z',
  events: [] as unknown[],
};
const calls = {
  getList: () => Promise.resolve({ data: [PURCHASE], total: 1 }),
  getOne: () => Promise.resolve({ data: PURCHASE }),
};

beforeEach(async () => {
  await logIn();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Shows the list as the second history entry, so that Back leads to the desk. */
function show(address: string) {
  const element = (
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      <ResourceContextProvider value="purchases">
        <PurchaseList />
      </ResourceContextProvider>
    </AdminContext>
  );
  const routes = [
    { path: '/purchases/*', element },
    { path: '*', element: <p>The desk</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', address], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  return router;
}
const closeTwice = async () => {
  const close = await screen.findByRole('button', { name: 'Close' });
  fireEvent.click(close);
  fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it.each([
  ['from the list', '/purchases?page=1'],
  ['by its address', '/purchases/7/show?page=1'],
])('a purchase opened %s and closed is not opened again by Back', async (_, address) => {
  const router = show(address);
  if (address.startsWith('/purchases?')) fireEvent.click(await screen.findByRole('link', { name: 'SHR-1' }));
  await closeTwice();
  expect(await screen.findByRole('link', { name: 'SHR-1' })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/purchases', search: '?page=1' });
  await act(() => router.navigate(-1));
  expect(await screen.findByText('The desk')).toBeTruthy();
});

it('a test purchase is marked as a test', async () => {
  show('/purchases?page=1');
  expect(await screen.findByText('2 units · Test')).toBeTruthy();
});

it.each([
  ['refund.failed', 'the refund did not go through'],
  ['refund.needs-attention', 'the refund did not go through'],
  ['refund.processed', 'money may go back'],
])('a purchase explains the event %s', async (event, meaning) => {
  const events = [{ id: '1', event, outcome: 'ignored', received_at: PURCHASE.created_at }];
  jest.spyOn(calls, 'getOne').mockResolvedValue({ data: { ...PURCHASE, events } });
  show('/purchases/7/show?page=1');
  expect(await screen.findByText(new RegExp(`^${event}: ${meaning},`))).toBeTruthy();
});

it("a member's purchase leads to the member, whatever address the receipt went to", async () => {
  jest
    .spyOn(calls, 'getOne')
    .mockResolvedValue({ data: { ...PURCHASE, member_id: 'm1' } as typeof PURCHASE });
  show('/purchases/7/show?page=1');
  expect((await screen.findByRole('link', { name: 'A member' })).getAttribute('href')).toBe(
    '/members/m1/show',
  );
});
