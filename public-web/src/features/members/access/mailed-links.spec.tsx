import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answerWith, expectFocus, json, press, show, type } from '../../../lib/spec-support';
import { ConfirmForm } from './confirm-form';
import { SignUpSent } from '../sign-up/sign-up-sent';
import { ForgottenPassword, NewPasswordForm } from './new-password-form';

const said = async (heading: string) => (await screen.findByRole('heading', { name: heading })).parentElement;

it('the confirmation that a link is on its way takes the focus, and leads back to the form', async () => {
  answerWith({ 'POST /api/members/password-mails': json(202, { detail: 'A link is on its way.' }) });
  show(<ForgottenPassword />);
  await type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await press('Send me a link');
  await expectFocus(await said('Check your email'));
  await press('Ask again');
  await expectFocus(screen.getByRole('textbox', { name: /^Email/ }));
});

it('a second request for a confirmation mail empties the announcement first, so that it is read again', async () => {
  const ask = 'POST /api/members/confirmation-mails';
  answerWith({ [ask]: json(202, { detail: 'Another is on its way.' }) });
  show(<SignUpSent email="ada@example.com" detail="Open the link." />);
  await press('Send the link again');
  expect((await screen.findByText('Another is on its way.')).getAttribute('role')).toBe('status');
  answerWith({ [ask]: () => new Promise(() => undefined) });
  await press('Send the link again');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('the confirmation of a new password takes the focus', async () => {
  answerWith({ 'POST /api/members/password': json(200, { detail: 'Done' }) });
  show(<NewPasswordForm token="a-token" />);
  await type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'seven horses by the river');
  await press('Show password');
  // The button's name says what it does next; aria-pressed beside it would say the opposite.
  expect(screen.getByRole('button', { name: 'Hide password' }).getAttribute('aria-pressed')).toBeNull();
  await press('Save the password');
  await expectFocus(await said('Your password has been changed'));
});

const confirmForm = (
  <ConfirmForm
    key="confirm"
    token="a-token"
    email={null}
    onConfirmed={() => undefined}
    onDead={() => undefined}
  />
);
const confirmations = 'POST /api/members/confirmations';

it.each([
  ['that confirms an address', confirmations, 204, 'Confirm my address', confirmForm],
  ['that may have confirmed one before', confirmations, 404, 'Confirm my address', confirmForm],
  [
    'for a new password',
    'POST /api/members/password',
    204,
    'Save the password',
    <NewPasswordForm key="password" token="a-token" />,
  ],
])(
  'a link %s ends the login of the member who used this browser before',
  async (_, call, status, button, form) => {
    localStorage.setItem('memberToken', 'somebody');
    localStorage.setItem('loggedInStatus', 'true');
    const ended: (string | null)[] = [];
    answerWith({
      [call]: () => new Response(null, { status }),
      'POST /api/members/logout': ({ headers }) => {
        ended.push(headers.get('Authorization'));
        return new Response(null, { status: 204 });
      },
    });
    show(form);
    await type(screen.getByLabelText(/assword/, { selector: 'input' }), 'seven horses by the river');
    await press(button);
    await waitFor(() => expect(ended).toEqual(['Bearer somebody']));
    expect(localStorage).toHaveLength(0);
  },
);
