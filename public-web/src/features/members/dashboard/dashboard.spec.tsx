import { expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { loadCounts, loadMessages, type MemberProfile } from '../../../lib/api/members';
import { userEvent } from '@testing-library/user-event';
import { answerWith, dialogsCanBeShown, json, show } from '../../../lib/spec-support';
import { Dashboard } from './dashboard';
import { LogoutLink } from './logout-link';
import { OwnDetails } from './own-details';

it('the dashboard shows counts of 0 if they cannot be loaded, and says that messages are missing', async () => {
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

it('the question before a logout says that drafts of applications will be cleared', async () => {
  dialogsCanBeShown();
  show(<LogoutLink />);
  await userEvent.click(screen.getByRole('link', { name: /Logout/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ready to Leave?' });
  expect(dialog.textContent).toContain('Applications you’ve started on this device will be cleared.');
});

it('the dashboard offers to correct all details of a member but the email address', () => {
  const masked = { id_number: '••••8901', nok_fullname: 'E•••', nok_address: '3•••', nok_phone: '••••0177' };
  show(
    <OwnDetails
      member={{ title: 'Mrs', fname: 'Ngozi', means_of_id: 'NIN', masked } as unknown as MemberProfile}
    />,
  );
  expect(screen.getByText(/we’ll correct it/).textContent).toContain('other than your email address');
});
