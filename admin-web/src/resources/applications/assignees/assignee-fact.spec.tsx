import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, RecordContextProvider } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { LOGGED_IN, logIn } from '../../../spec-support';
import { AssigneeFact } from './assignee-fact';

const calls = {
  assign: jest.fn((_id: string, _to: string | null, _seen: string | null) => Promise.resolve()),
  listReviewers: () => Promise.resolve([]),
};
const authProvider = { ...LOGGED_IN, getPermissions: () => Promise.resolve('owner') };

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it('an application is assigned over the assignee who was seen', async () => {
  render(
    <AdminContext dataProvider={calls as unknown as DataProvider} {...{ queryClient, authProvider }}>
      <RecordContextProvider value={{ id: '7', assignee: { id: 'b', name: 'Bola' } }}>
        <AssigneeFact />
      </RecordContextProvider>
    </AdminContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Change assignee' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Nobody' }));
  await waitFor(() => expect(calls.assign).toHaveBeenCalledWith('7', null, 'b'));
});
