import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification, RecordContextProvider } from 'react-admin';
import { toHttpError } from '../../providers/api-failure';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { CloseJobButton } from './close-job-button';
import { DuplicateJobButton } from './duplicate-job-button';

const fails = jest.fn<() => Promise<never>>();
const dataProvider = { duplicateJob: fails, closeJob: fails } as unknown as DataProvider;

beforeEach(async () => {
  await logIn();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it.each([
  ['copied', <DuplicateJobButton key="copy" />, 'Duplicate Cook', 'Failed to duplicate job'],
  ['closed', <CloseJobButton key="close" />, 'Close Cook', 'Failed to close job'],
])('a job that could not be %s shows why', async (_done, button, name, failure) => {
  render(
    <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <RecordContextProvider value={{ id: 7, title: 'Cook', is_open: true }}>{button}</RecordContextProvider>
      <Notification />
    </AdminContext>,
  );
  const press = async () => {
    fireEvent.click(await screen.findByRole('button', { name }));
    if (name.startsWith('Close'))
      fireEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close job' }),
      );
  };
  fails.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press();
  expect(await screen.findByText(failure)).toBeTruthy();
  fails.mockRejectedValueOnce(toHttpError(500, { detail: 'The database is away' }));
  await press();
  expect(await screen.findByText('The database is away')).toBeTruthy();
});
