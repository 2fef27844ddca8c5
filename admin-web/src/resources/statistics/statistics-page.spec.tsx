import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ApplicationStatistics } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, HttpError } from 'react-admin';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { StatisticsPage } from './statistics-page';

const readStatistics = jest.fn<() => Promise<Partial<ApplicationStatistics>>>();
const dataProvider = {
  readStatistics,
  getList: () => Promise.resolve({ data: [], total: 0 }),
} as unknown as DataProvider;

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it('says that it loads, that it failed, and tries again', async () => {
  const detail = 'Away for a minute';
  readStatistics.mockRejectedValueOnce(new HttpError(detail, 503, { detail }));
  render(
    <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <StatisticsPage />
    </AdminContext>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The statistics could not be loaded');
  expect(alert.textContent).toContain(detail);
  let answer: (statistics: Partial<ApplicationStatistics>) => void = () => undefined;
  readStatistics.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Loading statistics...')).toBeTruthy();
  answer({ total: 0 });
  expect(await screen.findByText('No applications in this period')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
