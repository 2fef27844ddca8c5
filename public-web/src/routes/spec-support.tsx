import { expect } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ApplicationForm } from '../features/application/application-form';
import { fillForm as fillApplication } from '../features/application/spec-support';
import { AskForLink } from '../features/candidate/ask-for-link';
import { ContactForm } from '../features/contact/contact-form';
import JobAlertForm from '../features/job-alerts/job-alert-form';
import { LinkAction } from '../features/job-alerts/link-action';
import { endJobAlert } from '../lib/api/job-alerts';
import { ConfirmForm } from '../features/members/access/confirm-form';
import { LoginForm } from '../features/members/access/login-form';
import { ForgottenPassword, NewPasswordForm } from '../features/members/access/new-password-form';
import { StateForm } from '../features/members/dashboard/state-form';
import { SignUpForm } from '../features/members/sign-up/sign-up-form';
import { PinGate } from '../features/onboarding/pin-gate';
import { unlockOnboarding } from '../lib/api/onboarding';

export const nothing = () => undefined;
const email = 'adaeze@example.com';
const password = 'quiet river under seven bridges';

/** Values by the beginning of the field's label. */
export type Answers = Record<string, string>;

export interface Case {
  form: ReactElement;
  /** One entry for each step of the form. */
  answers: (Answers | (() => void))[];
  /** Method and path of the request that the last button sends. */
  call: string;
}

const SIGN_UP: Answers[] = [
  { Title: 'Mrs', 'First name': 'Adaeze', Surname: 'Okonkwo', Gender: 'Female' },
  { Email: email, Phone: '0803 555 0100', 'Home address': '12 Allen Avenue', State: 'Lagos' },
  { Means: 'NIN', Identification: '12345678901' },
  { 'Full name': 'Chidi Okonkwo', 'Their phone': '0803 555 0101', 'Their address': '12 Allen Avenue' },
  { Password: password },
];

/** Every form of the public site but the payment form, which has a document of its own. */
export const FORMS: Record<string, Case> = {
  'the application': {
    form: <ApplicationForm job={{ id: 7, questions: [] }} onReceived={nothing} />,
    answers: [fillApplication],
    call: 'POST /api/jobs/7/apply',
  },
  'the link to an application': {
    form: <AskForLink />,
    answers: [{ Reference: 'SMT-7F3K-9QXA', Email: email }],
    call: 'POST /api/my-application/link',
  },
  'the message to us': {
    form: <ContactForm />,
    answers: [{ Email: email, Subject: 'Hello', Body: 'Good day' }],
    call: 'POST /api/send_email/',
  },
  'the onboarding PIN': {
    form: <PinGate unlock={(pin) => unlockOnboarding(pin).then(nothing)} />,
    answers: [{ PIN: '246810' }],
    call: 'POST /api/onboarding/unlock',
  },
  'the sign-up': {
    form: <SignUpForm draft={undefined} onSent={nothing} />,
    answers: SIGN_UP,
    call: 'POST /api/members/',
  },
  'the confirmation of an address': {
    form: <ConfirmForm token="token" email={email} onConfirmed={nothing} onDead={nothing} />,
    answers: [{ Password: password }],
    call: 'POST /api/members/confirmations',
  },
  'the login of members': {
    form: <LoginForm />,
    answers: [{ Email: email, Password: password }],
    call: 'POST /api/members/login',
  },
  'the forgotten password': {
    form: <ForgottenPassword />,
    answers: [{ Email: email }],
    call: 'POST /api/members/password-mails',
  },
  'the new password': {
    form: <NewPasswordForm token="token" />,
    answers: [{ 'New password': password }],
    call: 'POST /api/members/password',
  },
  'the job alert': {
    form: <JobAlertForm />,
    answers: [{ Email: email }],
    call: 'POST /api/job-alerts',
  },
  'the end of a job alert': {
    form: (
      <LinkAction
        token="token"
        buttonLabel="Stop"
        action={endJobAlert}
        done={nothing}
        onDone={nothing}
        dead="Dead"
      />
    ),
    answers: [{}],
    call: 'POST /api/job-alerts/unsubscribe/token',
  },
  'the state of a member': {
    form: <StateForm />,
    answers: [{ State: 'Lagos' }],
    call: 'PUT /api/members/me/state',
  },
};

export function fill(answers: Answers | (() => void)): void {
  if (typeof answers === 'function') return answers();
  for (const [label, value] of Object.entries(answers)) {
    const [field] = screen.getAllByLabelText(new RegExp(`^${label}`));
    if (!field) throw new Error(label);
    fireEvent.change(field, { target: { value } });
    expect((field as HTMLInputElement).value).toBe(value);
  }
}
