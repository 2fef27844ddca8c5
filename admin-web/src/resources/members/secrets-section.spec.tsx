import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { MemberDetails, MemberSecrets } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { queryClient } from '../../providers/query-client';
import { LOGGED_IN, logIn } from '../../spec-support';
import { SecretsSection } from './secrets-section';

const SECRETS: MemberSecrets = {
  id_number: 'A04217733',
  nok_fullname: 'Emeka Okonkwo',
  nok_phone: '+234 803 555 0100',
  nok_address: '1 Old Street',
};
const opened = {
  ...{ id: 'm1', version: 3, means_of_id: 'NIN' },
  masked: { id_number: '•', nok_fullname: '•', nok_phone: '•', nok_address: '•' },
} as unknown as MemberDetails;

const correctMemberSecrets = jest.fn<(id: string, body: object) => Promise<void>>();
const calls = {
  correctMemberSecrets,
  readOwnSignOn: () => Promise.resolve({ provider: null }),
  revealMember: () => Promise.resolve(SECRETS),
};

beforeEach(async () => {
  await logIn('owner');
  correctMemberSecrets.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const authProvider = { ...LOGGED_IN, getPermissions: () => Promise.resolve('owner') };
const section = (member: MemberDetails) => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={calls as unknown as DataProvider}
    queryClient={queryClient}
  >
    <SecretsSection member={member} />
  </AdminContext>
);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

it('a correction is of the version that was revealed, whatever has been read since', async () => {
  const { rerender } = render(section(opened));
  await screen.findByRole('button', { name: 'Show in full' });
  press('Show in full');
  await type('Your password', 'quiet river');
  press('Show');
  expect(await screen.findByText(SECRETS.nok_phone)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  // A colleague has corrected the member, and the person comes back to the window.
  rerender(section({ ...opened, version: 4, means_of_id: 'Voters Card' }));
  press('Correct');
  await type('Their address', '2 New Street');
  await type('Your password', 'quiet river');
  rerender(section({ ...opened, version: 5 }));
  press('Update member');
  const body = { ...SECRETS, nok_address: '2 New Street', version: 3, means_of_id: 'NIN' };
  await waitFor(() =>
    expect(correctMemberSecrets.mock.calls).toEqual([['m1', { ...body, password: 'quiet river' }]]),
  );
});
