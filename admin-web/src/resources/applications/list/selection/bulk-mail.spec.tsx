import { afterEach, expect, it } from '@jest/globals';
import { MOST_RECIPIENTS } from '@smash/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, ListContextProvider, Notification } from 'react-admin';
import { queryClient } from '../../../../providers/query-client';
import { BulkMail } from './bulk-mail';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

it('a mail to more than 5,000 applicants is refused with the reason', async () => {
  const dataProvider = { getList: () => Promise.resolve({ data: [], total: 0 }) };
  render(
    <AdminContext dataProvider={dataProvider as unknown as DataProvider} queryClient={queryClient}>
      <ListContextProvider value={{ data: [], filterValues: {}, onUnselectItems: () => undefined } as never}>
        <BulkMail chosen={{ filter: {}, count: MOST_RECIPIENTS + 1, shown: '5,001' }} />
      </ListContextProvider>
      <Notification />
    </AdminContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Email selected' }));
  expect(await screen.findByText(/at most 5,000 applicants at once/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
