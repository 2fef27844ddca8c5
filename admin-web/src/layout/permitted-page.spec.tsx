import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { LOGGED_IN } from '../spec-support';
import { PermittedPage } from './error-pages';

afterEach(cleanup);

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
