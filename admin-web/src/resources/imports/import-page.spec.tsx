import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, type DataProvider } from 'react-admin';
import { queryClient } from '../../providers/query-client';
import { LOGGED_IN, logIn } from '../../spec-support';
import { ImportPage } from './import-page';
import { UploadPanel } from './upload-panel';

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const one = {
  id: '1',
  name: 'applicants.csv',
  kind: 'applications',
  state: 'importing',
  stopped: null,
  counts: { ready: 0, imported: 4, refused: 0, known: 0 },
  problems: [],
  row_count: 9,
  rows_done: 4,
};

/** @param role of the person */
const show = (page: ReactElement, calls: object, role = 'owner') =>
  render(
    <AdminContext
      dataProvider={calls as DataProvider}
      authProvider={{ ...LOGGED_IN, getPermissions: () => Promise.resolve(role) }}
      queryClient={queryClient}
    >
      {page}
    </AdminContext>,
  );

it('a running import is announced by its step, not at each row', async () => {
  show(<ImportPage />, { readImport: () => Promise.resolve(one) });
  expect(await screen.findByText('Importing: 4 of 9 rows so far.')).toBeTruthy();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Importing']);
});

it('the applications of an import are those that came since the file was uploaded', async () => {
  const done = { ...one, state: 'done', job_id: 7, created_at: '2026-11-24T09:00:00.000Z' };
  show(<ImportPage />, { readImport: () => Promise.resolve(done) });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'See the applications' });
  const [path, query] = new URL(link.href).hash.split('?');
  expect(path).toBe('#/jobs/7/applications');
  expect(new URLSearchParams(query).get('filter')).toBe('{"new_since":"2026-11-24T09:00:00.000Z"}');
});

it.each([
  ['checking', 1, 0],
  ['importing', 0, 1],
])('what stopped while %s goes on with that', async (state, checks, starts) => {
  const stopped = { ...one, state, stopped: { message: 'It stopped' } };
  const checkImport = jest.fn(() => Promise.resolve(one));
  const startImport = jest.fn(() => Promise.resolve(one));
  show(<ImportPage />, { readImport: () => Promise.resolve(stopped), checkImport, startImport });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const times = () => [checkImport, startImport].map(({ mock }) => mock.calls.length);
  await waitFor(() => expect(times()).toEqual([checks, starts]));
});

it('a file is the same import when uploaded again after a lost answer; that of a recruiter holds jobs', async () => {
  const uploadImport = jest.fn((_kind: string, _file: File, _key: string) =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  show(<UploadPanel />, { uploadImport }, 'recruiter');
  const files = [new File(['Title'], 'jobs.csv')];
  for (const times of [1, 2]) {
    fireEvent.change(await screen.findByLabelText('File to import'), { target: { files } });
    await waitFor(() => expect(uploadImport).toHaveBeenCalledTimes(times));
    await screen.findByText('Failed to upload the file');
  }
  const [first, second] = uploadImport.mock.calls;
  expect(first?.[0]).toBe('jobs');
  expect(second).toEqual(first);
});
