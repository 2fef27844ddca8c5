import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SignUpAnswers } from '@smash/contract';
import {
  answerWith,
  expectFieldError,
  expectFocus,
  json,
  noConnection,
  press,
  show,
  type,
} from '../../../lib/spec-support';
import { readDraft, writeDraft } from './sign-up-draft';
import { SignUpForm } from './sign-up-form';
import { emptySignUp, SIGN_UP_STEPS } from './sign-up-steps';

const ANSWERS: SignUpAnswers = {
  ...emptySignUp(),
  title: 'Mrs',
  fname: 'Ngozi',
  sname: 'Okonkwo',
  gender: 'Female',
  email: 'ngozi@example.com',
  phone: '0803 555 0100',
  address: '14 Allen Avenue, Ikeja',
  state_of_resident: 'Lagos',
  means_of_id: 'NIN',
  id_number: '12345678901',
  nok_fullname: 'Emeka Okonkwo',
  nok_phone: '0803 555 0101',
  nok_address: '14 Allen Avenue, Ikeja',
  password: 'seven horses by the river',
};
const LAST = SIGN_UP_STEPS.length - 1;
const open = (step: number, answers: Partial<SignUpAnswers> = {}) =>
  show(
    <SignUpForm
      draft={{ answers: { ...emptySignUp(), fname: 'Ngozi', ...answers }, step, mayHaveArrived: false }}
      onSent={() => undefined}
    />,
  );
const heading = (step: number) => screen.findByRole('heading', { name: SIGN_UP_STEPS[step]?.heading ?? '' });
const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ });

it('the sign-up form opens the privacy policy in a new tab, so that the password is kept', () => {
  open(LAST);
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('target')).toBe('_blank');
});

it('the sign-up form asks before it clears the draft', async () => {
  open(0);
  await type(firstName(), 'Adaeze');
  expect(localStorage).toHaveLength(1);
  await press('Clear draft');
  expect(firstName().value).toBe('Adaeze');
  await press('Keep it');
  expect(firstName().value).toBe('Adaeze');
  await press('Clear draft');
  await press('Yes, clear everything');
  expect(firstName().value).toBe('');
  expect(localStorage).toHaveLength(0);
  await expectFocus(screen.getByRole('heading', { name: SIGN_UP_STEPS[0]?.heading ?? '' }));
});

it('the sign-up form goes back step by step, and focuses the heading', async () => {
  open(LAST);
  for (const step of [3, 2, 1, 0]) {
    await press('Previous step');
    await expectFocus(await heading(step));
    expect(screen.getByText(`Step ${step + 1} of 5`)).toBeTruthy();
  }
  expect(screen.queryByRole('button', { name: 'Previous step' })).toBeNull();
});

it('the sign-up form describes the number for the chosen means of identification, and clears its message', async () => {
  open(2, { means_of_id: 'NIN', id_number: '123' });
  const number = screen.getByLabelText(/^Identification number/);
  await press('Continue');
  expectFieldError(number, 'A NIN has 11 digits');
  fireEvent.change(screen.getByLabelText(/^Means/), { target: { value: 'International Passport' } });
  expect(number.getAttribute('aria-invalid')).toBeNull();
  const described = number.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toMatch(/^A passport number has 6 to 12/);
});

it('the sign-up form shows a refusal at its step, and can be sent again without a response', async () => {
  open(LAST, ANSWERS);
  answerWith({ 'POST /api/members/': noConnection });
  await press('Sign up');
  expect((await screen.findByRole('alert')).textContent).toContain('Please check your connection');
  await heading(LAST);

  const msg = 'Please enter a valid email address';
  answerWith({ 'POST /api/members/': json(422, { detail: [{ loc: ['body', 'email'], msg }] }) });
  await press('Sign up');
  await heading(1);
  await expectFocus(screen.getByRole('alert'));
  expectFieldError(screen.getByLabelText(/^Email/), msg);
});

it('the sign-up form leaves nothing on the device once it was sent', async () => {
  writeDraft({ answers: ANSWERS, step: LAST, mayHaveArrived: false });
  expect(localStorage).toHaveLength(1);
  open(LAST, ANSWERS);
  answerWith({ 'POST /api/members/': json(201, { detail: 'Please confirm your email address' }) });
  await press('Sign up');
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it.each([
  ['did not answer', noConnection, true],
  ['broke', json(502, {}), true],
  ['refused it', json(429, { detail: 'Too many attempts.' }), false],
])(
  'the sign-up form says whether a sign-up may have arrived if the server %s, also in its draft',
  async (_, answer, may) => {
    open(LAST, ANSWERS);
    const note = () => screen.getByText('Draft saved on this device').closest('div')?.textContent ?? '';
    expect(note()).toContain('on this device only');
    answerWith({ 'POST /api/members/': answer });
    await press('Sign up');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent.includes('look for our email first')).toBe(may);
    expect(note().includes('Your sign-up may have arrived.')).toBe(may);
    expect(note().includes('on this device only')).toBe(!may);
    expect(readDraft()?.mayHaveArrived ?? false).toBe(may);
    await press('Clear draft');
    await press('Yes, clear everything');
    expect(screen.queryByText('Your sign-up may have arrived.')).toBeNull();
  },
);
