import { afterEach, expect, it } from '@jest/globals';
import { isPermitted, type Permission, ROLE_LABELS, ROLE_PERMISSIONS, ROLES } from '@smash/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { RoleDialog } from './role-dialog';

afterEach(cleanup);

/** The words of the dialog for permissions that only owners have. Add a new one here and in the dialog. */
const NAMED: Partial<Record<Permission, string>> = {
  'accounts.manage': 'accounts',
  'tokens.manage': 'API tokens',
  'audit.read': 'the audit log',
  'erasures.read': 'erasures',
  'notes.remove_any': "other people's notes",
  'purchases.decide': 'payments in review',
  'members.reveal': 'identification numbers with next of kin',
  'webhooks.personal_data': 'personal data in webhooks',
};

const show = () =>
  render(
    <RoleDialog
      title="Change role"
      confirmLabel="Change"
      onClose={() => undefined}
      onConfirm={() => Promise.resolve()}
    />,
  );

it('the role dialog names everything that only owners may do', () => {
  const { owner, administrator } = ROLE_PERMISSIONS;
  const withheld = owner.filter((permission) => !administrator.includes(permission));
  expect(Object.keys(NAMED).sort()).toEqual([...withheld].sort());

  show();
  const text = screen.getByText(/^Everything except /).textContent;
  for (const name of Object.values(NAMED)) expect(text).toContain(name);
});

it('the role dialog says which other roles can open identification numbers', () => {
  show();
  const opens = ROLES.filter((role) => role !== 'owner' && isPermitted(role, 'members.reveal'));
  for (const role of opens)
    expect(screen.getByRole('radio', { name: new RegExp(`^${ROLE_LABELS[role]}.*identification numbers`) }));
  expect(opens).not.toEqual([]);
});
