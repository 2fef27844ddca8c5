import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { storeSession } from '../providers/session';
import { LOGGED_IN } from '../spec-support';
import { AccessDeniedPage, PermittedPage } from './error-pages';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  ['recruiter', 'The statistics'],
  ['reviewer', 'Your role does not allow you to view this page'],
] as const)('a %s who opens the statistics reads: %s', async (role, text) => {
  const getPermissions = () => Promise.resolve(role);
  render(
    <AdminContext authProvider={{ ...LOGGED_IN, getPermissions }}>
      <PermittedPage to="statistics.read">
        <p>The statistics</p>
      </PermittedPage>
    </AdminContext>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByText(/The statistics|Your role does not/)).toHaveLength(1);
});

it('an account that is limited to brands reads that the limit may be the reason', async () => {
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z', brands: ['ridesmash'] });
  render(
    <AdminContext authProvider={LOGGED_IN}>
      <AccessDeniedPage />
    </AdminContext>,
  );
  expect(screen.getByText(/^Your role, or the limit of your account to some brands, does not/)).toBeTruthy();
});
