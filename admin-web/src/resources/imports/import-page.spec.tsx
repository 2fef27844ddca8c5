import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { ImportPage } from './import-page';

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it('a running import is announced by its step, not at each row', async () => {
  const one = {
    id: '1',
    name: 'applicants.csv',
    kind: 'applications',
    state: 'importing',
    stopped: null,
    counts: { ready: 0, imported: 4, refused: 0, known: 0 },
    row_count: 9,
    rows_done: 4,
  };
  const readImport = () => Promise.resolve(one);
  render(
    <AdminContext dataProvider={{ readImport } as unknown as DataProvider} queryClient={queryClient}>
      <ImportPage />
    </AdminContext>,
  );
  expect(await screen.findByText('Importing: 4 of 9 rows so far.')).toBeTruthy();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Importing']);
});
