import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Erasure } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { ErasureList } from './erasure-list';

const erasure = (id: string, reason: Erasure['reason'], file_count: number): Erasure => ({
  ...{ id, application_id: `of ${id}`, reason, file_count },
  erased_at: '2026-11-24T08:30:00.000Z',
});
const getList = jest.fn<(resource: string, params: object) => Promise<{ data: Erasure[]; total: number }>>();

beforeEach(async () => {
  await logIn('owner');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

function show(): void {
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{ getList } as unknown as DataProvider} queryClient={queryClient}>
        <ResourceContextProvider value="erasures">
          <ErasureList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

it('a certificate names the application, the reason, the number of files and the time', async () => {
  const data = [erasure('a', 'removed', 2), erasure('b', 'retention', 1), erasure('c', 'request', 0)];
  getList.mockResolvedValue({ data, total: 3 });
  show();
  await screen.findByText('a');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'aApplication of aDeleted in the portal2 files24 November 2026, 09:30',
    'bApplication of bRetention period over1 file24 November 2026, 09:30',
    'cApplication of cRequested by the applicant0 files24 November 2026, 09:30',
  ]);
  const newestFirst = { field: 'erased_at', order: 'DESC' };
  expect(getList.mock.calls[0]?.[1]).toMatchObject({ sort: newestFirst, filter: {} });
});

it('certificates can be filtered by reason, and all shown again if none matches', async () => {
  getList.mockImplementation((_, params) => {
    const data = 'reason' in (params as { filter: object }).filter ? [] : [erasure('a', 'removed', 2)];
    return Promise.resolve({ data, total: data.length });
  });
  show();
  await screen.findByText('a');
  fireEvent.change(screen.getByLabelText('Filter by reason'), { target: { value: 'request' } });
  expect(await screen.findByText('No erasures found matching your criteria.')).toBeTruthy();
  expect(getList.mock.lastCall?.[1]).toMatchObject({ filter: { reason: 'request' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show all erasures' }));
  await waitFor(() => expect(screen.getByText('a')).toBeTruthy());
});
