import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
import { answerWith, show } from '../lib/spec-support';

const nothing = () => undefined;
const email = 'adaeze@example.com';
const password = 'quiet river under seven bridges';

/** Fields by the beginning of their label. */
type Answers = Record<string, string>;

interface Case {
  form: ReactElement;
  /** One entry a step of the form. */
  answers: (Answers | (() => void))[];
  /** What its last button sends. */
  call: string;
}

const SIGN_UP: Answers[] = [
  { Title: 'Mrs', 'First name': 'Adaeze', Surname: 'Okonkwo', Gender: 'Female' },
  { Email: email, Phone: '0803 555 0100', 'Home address': '12 Allen Avenue', State: 'Lagos' },
  { Means: 'NIN', Identification: '12345678901' },
  { 'Full name': 'Chidi Okonkwo', 'Their phone': '0803 555 0101', 'Their address': '12 Allen Avenue' },
  { Password: password },
];

const FORMS: Record<string, Case> = {
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
    call: 'POST /api/send_email',
  },
  'the onboarding PIN': {
    form: <PinGate unlock={(pin) => unlockOnboarding(pin).then(nothing)} />,
    answers: [{ PIN: '246810' }],
    call: 'POST /api/onboarding/unlock',
  },
  'the sign-up': {
    form: <SignUpForm isLive onSent={nothing} />,
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
        act={endJobAlert}
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

function fill(answers: Answers | (() => void)): void {
  if (typeof answers === 'function') return answers();
  for (const [label, value] of Object.entries(answers)) {
    const [field] = screen.getAllByLabelText(new RegExp(`^${label}`));
    if (!field) throw new Error(label);
    fireEvent.change(field, { target: { value } });
    expect((field as HTMLInputElement).value).toBe(value);
  }
}

beforeEach(() => {
  Element.prototype.scrollIntoView = nothing;
});

it.each(Object.entries(FORMS))('%s is sent once, however often it is pressed', async (_name, one) => {
  /** Under way until the test ends. */
  const call = jest.fn(() => new Promise<never>(nothing));
  answerWith({ [one.call]: call });
  show(one.form);
  const form = screen.getByRole('form');
  for (const [step, answers] of one.answers.entries()) {
    fill(answers);
    const next = one.answers[step + 1];
    if (!next) break;
    fireEvent.submit(form);
    await waitFor(() => screen.getAllByLabelText(new RegExp(`^${Object.keys(next)[0]}`)));
  }
  act(() => {
    for (let press = 0; press < 2; press += 1) {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
  });
  await waitFor(() => expect(call).toHaveBeenCalled());
  fireEvent.submit(form);
  // What a second send would do before its call: reading files takes a turn.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(call).toHaveBeenCalledTimes(1);
});
