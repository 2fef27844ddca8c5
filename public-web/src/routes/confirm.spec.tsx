import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { answerWith, expectFocus, json, noConnection, press, type } from '../lib/spec-support';
import ConfirmRoute from './confirm';

const ADDRESS = 'POST /api/members/confirmations/address';
const CONFIRM = 'POST /api/members/confirmations';
const Page = ConfirmRoute as () => React.ReactNode;

const password = () => screen.queryByLabelText(/^Password/, { selector: 'input' });
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Opens the link in a browser router. */
async function open(): Promise<void> {
  window.history.replaceState(null, '', '/confirm#a-token');
  render(<RouterProvider router={createBrowserRouter([{ path: '/confirm', element: <Page /> }])} />);
  await screen.findByRole('heading', { name: 'Confirm your address' });
}
async function confirm(): Promise<void> {
  await type(password() as HTMLElement, 'seven horses by the river');
  await press('Confirm my address');
}
async function expectDead(): Promise<void> {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This link no longer works.');
  await expectFocus(alert);
  expect(password()).toBeNull();
  expect(target('Already confirmed? Log in')).toBe('/login');
}

beforeEach(() => answerWith({ [ADDRESS]: json(200, { email: 'ngozi@example.com' }) }));

it('a dead link asks for no password, and another link can be requested', async () => {
  answerWith({ [ADDRESS]: json(404, { detail: 'Gone' }) });
  await open();
  await expectDead();
  const detail = 'If this address is waiting to be confirmed, a link is on its way.';
  answerWith({ 'POST /api/members/confirmation-mails': json(202, { detail }) });
  await type(screen.getByRole('textbox', { name: /^Email/ }), 'nobody@example.com');
  await press('Send the link again');
  expect(await screen.findByText(detail)).toBeTruthy();
});

it('a link that was used while the page was open says so', async () => {
  answerWith({ [CONFIRM]: json(404, { detail: 'Gone' }) });
  await open();
  expect(await screen.findByText('ngozi@example.com')).toBeTruthy();
  expect(target('Forgotten your password? Sign up again')).toBe('/investor-signup');
  await confirm();
  await expectDead();
});

it('an address can be confirmed even if it could not be loaded', async () => {
  answerWith({ [ADDRESS]: noConnection, [CONFIRM]: () => new Response(null, { status: 204 }) });
  await open();
  await confirm();
  expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeTruthy();
});
