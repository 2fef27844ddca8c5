import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, RecordContextProvider } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { ApplicationPaths } from '../application-paths';
import { ReviewColumns } from './review-columns';
import { LOGGED_IN, logIn } from '../../../spec-support';

const application = {
  id: '7',
  first_name: 'Ada',
  last_name: 'Obi',
  dob: '2000-01-31',
  status: 'pending',
  applied_at: '2026-11-25T09:00:00Z',
  withdrawn_at: null,
  is_replaced: false,
  replaced_by: null,
  repeat_of: null,
  person_id: 'p',
  other_applications: 0,
  talent_pool_since: null,
  talent_pool_until: null,
  consent_version: '2026-11',
  channel: null,
  answers: [],
  tags: [],
};
const paths = { list: '/applications', details: String, review: String };
// Requests are never answered: these tests look at what is shown without responses.
const dataProvider = new Proxy({} as DataProvider, { get: () => () => new Promise<never>(() => undefined) });

beforeEach(async () => {
  await logIn();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const show = (changes: object = {}) =>
  render(
    <AdminContext
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={{
        ...LOGGED_IN,
        getPermissions: () => Promise.resolve('owner'),
        canAccess: () => Promise.resolve(true),
      }}
    >
      <ApplicationPaths value={paths}>
        <RecordContextProvider value={{ ...application, ...changes }}>
          <ReviewColumns onDelete={() => Promise.resolve()} onErased={() => undefined} />
        </RecordContextProvider>
      </ApplicationPaths>
    </AdminContext>,
  );

it.each(['Email', 'Offer interview'])('a review offers %s', async (name) => {
  show();
  expect(await screen.findByRole('button', { name })).toBeTruthy();
});

it('an earlier version is shown as replaced, not withdrawn, even if the newer version is gone', async () => {
  show({ withdrawn_at: '2026-11-26T09:00:00Z', is_replaced: true });
  expect(await screen.findByText('Replaced')).toBeTruthy();
  expect(screen.queryByText('Withdrawn')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open the newer version' })).toBeNull();
});

it('an earlier version with a newer one is shown as replaced if the backend does not say so', async () => {
  show({ withdrawn_at: '2026-11-26T09:00:00Z', is_replaced: undefined, replaced_by: 'newer' });
  expect(await screen.findByRole('link', { name: 'Open the newer version' })).toBeTruthy();
  expect(screen.getByText('Replaced')).toBeTruthy();
  expect(screen.queryByText('Withdrawn')).toBeNull();
});

it('a withdrawn application offers no email or interview, and shows the consent', async () => {
  show({
    withdrawn_at: '2026-11-26T09:00:00Z',
    talent_pool_since: '2026-11-25T09:00:00Z',
    talent_pool_until: '2027-11-25T09:00:00Z',
  });
  expect(await screen.findByText('26 November 2026')).toBeTruthy();
  expect(screen.getByText('Until 25 November 2027, agreed on 25 November 2026')).toBeTruthy();
  expect(screen.getByText('Version 2026-11')).toBeTruthy();
  // All permissions have been checked once the delete button is there.
  await screen.findByRole('button', { name: 'Delete Application' });
  for (const name of ['Email', 'Offer interview']) expect(screen.queryByRole('button', { name })).toBeNull();
});
