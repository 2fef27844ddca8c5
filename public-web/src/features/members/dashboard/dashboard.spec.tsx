import { expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { loadCounts, loadMessages } from '../../../lib/api/members';
import { userEvent } from '@testing-library/user-event';
import { answerWith, dialogsCanBeShown, json, show } from '../../../lib/spec-support';
import { Dashboard } from './dashboard';
import { LogoutLink } from './logout-link';

it('has counts of 0 when they cannot be loaded, and says that messages are missing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = json(503, {});
  answerWith({ 'GET /api/counts/': failure, 'GET /api/members/me/messages': failure });
  const parts = { counts: loadCounts(), messages: loadMessages(), purchases: Promise.resolve([]) };
  await act(async () => {
    show(<Dashboard hints={{ fname: 'Ngozi', sname: 'Okonkwo', is_admin: false }} {...parts} />);
    await Promise.all(Object.values(parts));
  });
  for (const label of ['Members', 'Zones', 'Activities']) {
    expect(screen.getByText(label).parentElement?.textContent).toBe(`${label}0`);
  }
  const messages = screen.getByRole('region', { name: 'National Messages' });
  expect(within(messages).getByRole('alert').textContent).toContain('The messages could not be loaded.');
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

it('says before a logout what of an application will be gone', async () => {
  dialogsCanBeShown();
  show(<LogoutLink />);
  await userEvent.click(screen.getByRole('link', { name: /Logout/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ready to Leave?' });
  expect(dialog.textContent).toContain('Applications you’ve started on this device will be cleared.');
});
