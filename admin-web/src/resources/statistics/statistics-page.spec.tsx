import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ApplicationStatistics } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, HttpError } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { queryClient } from '../../providers/query-client';
import { storeSession } from '../../providers/session';
import { logIn } from '../../spec-support';
import { ChannelTable } from './channel-table';
import { StatisticsPage } from './statistics-page';

const readStatistics = jest.fn<(query: object) => Promise<Partial<ApplicationStatistics>>>();
const DRIVER = { id: 7, title: 'Driver' };
const dataProvider = {
  readStatistics,
  getList: () => Promise.resolve({ data: [DRIVER], total: 1 }),
  getOne: () => Promise.resolve({ data: DRIVER }),
} as unknown as DataProvider;

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  readStatistics.mockReset();
});

it('the statistics say that they failed or are loading, and can be tried again', async () => {
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

it('the statistics say to which brands an account is limited, also when nothing was found', async () => {
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z', brands: ['owenas'] });
  readStatistics.mockResolvedValue({ total: 0 });
  render(
    <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <StatisticsPage />
    </AdminContext>,
  );
  expect(await screen.findByText('No applications in this period')).toBeTruthy();
  expect(screen.getByText('Limited to Owenas')).toBeTruthy();
});

const Address = () => <output aria-label="address">{useLocation().search}</output>;

it('keeps range, own dates and job in its address, and reads them there', async () => {
  readStatistics.mockResolvedValue({ total: 0 });
  const open = (address: string) => {
    cleanup();
    render(
      <MemoryRouter initialEntries={[address]}>
        <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
          <StatisticsPage />
          <Address />
        </AdminContext>
      </MemoryRouter>,
    );
  };
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const address = () => screen.getByLabelText('address').textContent;

  open('/figures');
  fill('Period', '365');
  expect(address()).toBe('?range=365');
  fill('Job', 'Driv');
  fireEvent.click(await screen.findByRole('option', { name: 'Driver' }));
  await waitFor(() => expect(address()).toBe('?range=365&job_id=7'));

  open(`/figures${address()}`);
  expect(field('Period').value).toBe('365');
  await waitFor(() => expect(field('Job').value).toBe('Driver'));
  // On paper, where the fields are not.
  expect(screen.getByText('Driver')).toBeTruthy();
  fill('Period', 'own');
  fill('Last day', '2025-01-10');
  expect(screen.getByText('The first day is after the last')).toBeTruthy();
  fill('First day', '2025-01-01');
  expect(await screen.findByText('No applications in this period')).toBeTruthy();
  expect(address()).toBe('?from=2025-01-01&to=2025-01-10&job_id=7');
  expect(readStatistics).toHaveBeenLastCalledWith({ from: '2025-01-01', to: '2025-01-10', jobId: 7 });
});

const COUNTS = { count: 4, reviewed: 2, waiting: 0, accepted: 1 };
const STATISTICS: ApplicationStatistics = {
  from: '2026-10-22',
  to: '2026-11-20',
  total: 21,
  withdrawn: 3,
  per_day: [],
  by_status: [],
  by_job: [{ job_id: 7, job_title: 'Driver', count: 12 }],
  by_channel: [
    ...Array.from({ length: 20 }, (_, index) => ({ channel: `poster-${index}`, ...COUNTS })),
    { channel: null, ...COUNTS },
  ],
  time_to_first_review: { reviewed: 0, waiting: 21, median_hours: null, p90_hours: null },
};

it('numbers link to the list of just those applications, and cut channels are mentioned', async () => {
  // Charts measure themselves with ResizeObserver; in jsdom nothing has a size.
  window.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  readStatistics.mockResolvedValueOnce(STATISTICS);
  render(
    <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <StatisticsPage />
    </AdminContext>,
  );
  const filterOf = (name: string) => {
    const address = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    return JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '') as unknown;
  };
  expect(await screen.findByText('The 20 channels with the most applications')).toBeTruthy();
  expect(screen.getByText('3 of them withdrawn, or replaced by a newer version')).toBeTruthy();
  // Two of the four were withdrawn before a review, so two reviewed ones are 100%.
  expect(screen.getByRole('row', { name: 'poster-3 4 2 (100%) 1 (50%)' })).toBeTruthy();
  const since = '2026-10-21T23:00:00.000Z';
  expect(filterOf('Driver')).toEqual({ since, withdrawn: 'all' });
  expect(filterOf('poster-3')).toEqual({ channel: 'poster-3', since, withdrawn: 'all' });
});

it('of a channel are shares of all applications while an older backend does not say how many wait', () => {
  const { waiting: _, ...counts } = COUNTS;
  render(<ChannelTable channels={[{ channel: null, ...counts }]} jobId={undefined} since={undefined} />);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['4', '2 (50%)', '1 (25%)']);
});
