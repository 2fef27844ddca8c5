import { it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerWith, expectFocus, json, press, show, type } from '../../../lib/spec-support';
import { ForgottenPassword, NewPasswordForm } from './new-password-form';

const said = async (heading: string) => (await screen.findByRole('heading', { name: heading })).parentElement;

it('says with the focus that a link is on its way, and lets one ask again', async () => {
  answerWith({ 'POST /api/members/password-mails': json(202, { detail: 'A link is on its way.' }) });
  show(<ForgottenPassword />);
  await type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await press('Send me a link');
  await expectFocus(await said('Check your email'));
  await press('Ask again');
  await expectFocus(screen.getByRole('textbox', { name: /^Email/ }));
});

it('says with the focus that the password has been changed', async () => {
  answerWith({ 'POST /api/members/password': json(200, { detail: 'Done' }) });
  show(<NewPasswordForm token="a-token" />);
  await type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'seven horses by the river');
  await press('Save the password');
  await expectFocus(await said('Your password has been changed'));
});
