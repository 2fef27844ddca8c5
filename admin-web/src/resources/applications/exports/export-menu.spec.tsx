import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, ListContextProvider, Notification } from 'react-admin';
import { toHttpError } from '../../../providers/api-failure';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { ExportMenu } from './export-menu';

beforeEach(async () => {
  await logIn();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it('a list of all jobs offers no export of CVs, and a failed export says so', async () => {
  const requestExport = jest.fn((_request: object) => Promise.reject(toHttpError(500, {})));
  const sort = { field: 'applied_at', order: 'DESC' };
  render(
    <AdminContext dataProvider={{ requestExport } as unknown as DataProvider} queryClient={queryClient}>
      <ListContextProvider value={{ data: [], sort, filterValues: { search: 'ada' } } as never}>
        <ExportMenu />
      </ListContextProvider>
      <Notification />
    </AdminContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Export this list as CSV']);
  fireEvent.click(items[0] as HTMLElement);
  expect(await screen.findByText('Failed to prepare the export')).toBeTruthy();
  expect(requestExport).toHaveBeenCalledWith({ kind: 'csv', sort, filter: { search: 'ada' } });
});
