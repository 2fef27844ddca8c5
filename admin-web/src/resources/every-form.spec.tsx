import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, type DataProvider } from 'react-admin';
import { PasswordDialog } from '../components/password-dialog';
import { AuthForm } from '../layout/login/auth-form';
import { CodeForm } from '../layout/login/code-form';
import { ConfirmForm } from '../layout/login/confirm-page';
import { ForgotPasswordForm } from '../layout/login/forgot-password-page';
import { ResetPasswordForm } from '../layout/login/reset-password-page';
import { ChangePasswordForm } from './accounts/change-password-form';
import { MakeTokenDialog } from './tokens/make-token-dialog';
import { AddPasskeyDialog } from './accounts/two-step/add-passkey-dialog';
import { RenamePasskeyDialog } from './accounts/two-step/rename-passkey-dialog';
import { SetUpAppDialog } from './accounts/two-step/set-up-app-dialog';
import { NoteForm } from './applications/notes/note-form';
import { WebhookDialog } from './webhooks/webhook-dialog';
import { JobCreate } from './jobs/job-screens';
import { LOGGED_IN } from '../spec-support';

const nothing = () => undefined;
/** Never settles, so that sending stays under way until the test ends. */
const send = jest.fn(() => new Promise<never>(nothing));

const pending = () => new Promise<never>(nothing);
const isReading = (method: string | symbol) => /^(get|list|read)/.test(String(method));
const dataProvider = new Proxy({} as DataProvider, {
  get: (_target, method) => (isReading(method) ? pending : send),
});
const authProvider = {
  ...LOGGED_IN,
  login: send,
  getPermissions: () => Promise.resolve('owner'),
};

afterEach(() => {
  cleanup();
  send.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Every form of the portal, with the values to type by label. */
const FORMS: Record<string, [ReactElement, Record<string, string>]> = {
  'the login': [
    <AuthForm key="login" mode="login" onRegistered={nothing} onSecondStep={nothing} />,
    { Username: 'ngozi', Password: 'quiet river' },
  ],
  'a new password': [
    <ChangePasswordForm key="password" />,
    { 'Current password': 'quiet river', 'New password': 'seven bridges at dawn' },
  ],
  'the confirmation of an address': [
    <ConfirmForm key="confirm" token="token" onDone={nothing} />,
    { Password: 'quiet river' },
  ],
  'the address of a forgotten password': [
    <ForgotPasswordForm key="forgot" />,
    { Email: 'ngozi@example.com' },
  ],
  'a new password by mail': [
    <ResetPasswordForm key="reset" token="token" onDone={nothing} />,
    { 'New password': 'seven bridges at dawn' },
  ],
  'a password asked for again': [
    <PasswordDialog
      key="again"
      isOpen
      title="Delete applications"
      question="Really?"
      confirmLabel="Delete"
      failure="Failed"
      onClose={nothing}
      onConfirm={send}
    />,
    { 'Your password': 'quiet river' },
  ],
  'the code of a second step': [
    <CodeForm key="code" kind="totp" hint="Six digits" isBusy={false} onSend={send} />,
    { Code: '123456' },
  ],
  'the first code of an app': [
    <SetUpAppDialog
      key="app"
      secret={{ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }}
      onClose={nothing}
      onDone={send}
    />,
    { 'Code from the app': '123456' },
  ],
  'a new passkey': [
    <AddPasskeyDialog key="passkey" onClose={nothing} onDone={send} />,
    { Name: 'Work laptop', 'Your password': 'quiet river' },
  ],
  'the name of a passkey': [
    <RenamePasskeyDialog
      key="rename"
      passkey={{ id: '1', name: 'Laptop', created_at: '2026-11-24T09:00:00Z', last_used_at: null }}
      onClose={nothing}
      onDone={send}
    />,
    { Name: 'Work laptop' },
  ],
  'a new API token': [
    <MakeTokenDialog key="token" onClose={nothing} onMade={nothing} />,
    { Name: 'Payroll export', 'Your password': 'quiet river' },
  ],
  'a webhook': [
    <WebhookDialog key="webhook" title="New webhook" action="Add" onClose={nothing} onSave={send} />,
    { Address: 'https://example.com/hooks' },
  ],
  'a note': [<NoteForm key="note" applicationId="1" />, { 'Add a note': 'Calls back on Monday' }],
  'a record': [
    <JobCreate key="record" />,
    {
      'Job Title': 'Fleet Planner',
      'Job Description': 'Plan which vehicle goes where.',
      Responsibilities: 'Keep every vehicle on the road.',
      Requirements: 'Two years with a fleet.',
    },
  ],
};

it.each(Object.entries(FORMS))(
  '%s is sent once, however often it is submitted',
  async (_name, [element, answers]) => {
    render(
      <AdminContext dataProvider={dataProvider} authProvider={authProvider}>
        {element}
      </AdminContext>,
    );
    for (const [label, value] of Object.entries(answers)) {
      fireEvent.change(await screen.findByLabelText(new RegExp(label)), { target: { value } });
    }
    const form = document.querySelector('form');
    if (!form) throw new Error('There is no form');
    act(() => {
      for (let press = 0; press < 2; press += 1) {
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }
    });
    await waitFor(() => expect(send).toHaveBeenCalled());
    fireEvent.submit(form);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(send).toHaveBeenCalledTimes(1);
  },
);
