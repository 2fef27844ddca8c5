import { afterEach, expect, it } from '@jest/globals';
import { type Permission, ROLE_PERMISSIONS } from '@smash/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { RoleDialog } from './role-dialog';

afterEach(cleanup);

/** How the dialog names what owners alone may do: what is added to it has to be named here and there. */
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

it('names all that administrators may not do', () => {
  const { owner, administrator } = ROLE_PERMISSIONS;
  const withheld = owner.filter((permission) => !administrator.includes(permission));
  expect(Object.keys(NAMED).sort()).toEqual([...withheld].sort());

  render(
    <RoleDialog
      isOpen
      title="Change role"
      confirmLabel="Change"
      onClose={() => undefined}
      onConfirm={() => Promise.resolve()}
    />,
  );
  const text = screen.getByText(/^Everything except /).textContent;
  for (const name of Object.values(NAMED)) expect(text).toContain(name);
});
