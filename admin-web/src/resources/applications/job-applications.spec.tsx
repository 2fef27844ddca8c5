import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, TestMemoryRouter } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import { QuestionProvider } from '../../components/question/question-provider';
import { toHttpError } from '../../providers/api-failure';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { JobApplications } from './job-applications';

const calls = {
  getOne: () => Promise.reject(toHttpError(404, { detail: 'Job not found' })),
  getMany: jest.fn<() => Promise<{ data: object[] }>>(),
  getList: () => Promise.resolve({ data: [], total: 0 }),
  listBulkActions: () => Promise.resolve([]),
};

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {pathname}
      {search}
    </p>
  );
}

const show = () =>
  render(
    <TestMemoryRouter initialEntries={['/jobs/7/applications?filter=%7B%22withdrawn%22%3A%22all%22%7D']}>
      <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
        <QuestionProvider>
          <Address />
          <Routes>
            <Route path="/jobs/:jobId/applications/*" element={<JobApplications section="jobs" />} />
            <Route
              path="/deleted-jobs/:jobId/applications/*"
              element={<JobApplications section="deleted-jobs" />}
            />
          </Routes>
        </QuestionProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );

it('the list of applications for a deleted job moves from its former address to the deleted jobs', async () => {
  calls.getMany.mockResolvedValue({ data: [{ id: 7, title: 'Rider' }] });
  show();
  expect(await screen.findByRole('link', { name: '← Deleted jobs' })).toBeTruthy();
  expect(screen.getByText(/^\/deleted-jobs\/7\/applications\?filter=.*withdrawn/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Board' })).toBeNull();
});

it('a job that does not exist, or that the account does not see, is not shown as deleted', async () => {
  calls.getMany.mockResolvedValue({ data: [] });
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This job could not be loaded');
  expect(alert.textContent).toContain('Job not found');
  expect(screen.getByText(/^\/jobs\/7\/applications/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '← Deleted jobs' })).toBeNull();
});
