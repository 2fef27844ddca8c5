import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectFocus, press, show } from '../../../lib/spec-support';
import { SignUpForm } from './sign-up-form';
import { emptySignUp, SIGN_UP_STEPS } from './sign-up-steps';

const LAST = SIGN_UP_STEPS.length - 1;
const open = (step: number) =>
  show(
    <SignUpForm draft={{ answers: { ...emptySignUp(), fname: 'Ngozi' }, step }} onSent={() => undefined} />,
  );
const firstName = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ });

it('opens the privacy policy beside the form, which keeps its password', () => {
  open(LAST);
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('target')).toBe('_blank');
});

it('asks before it clears the draft', async () => {
  open(0);
  await press('Clear draft');
  expect(firstName().value).toBe('Ngozi');
  await press('Keep it');
  expect(firstName().value).toBe('Ngozi');
  await press('Clear draft');
  await press('Yes, clear everything');
  expect(firstName().value).toBe('');
  await expectFocus(screen.getByRole('heading', { name: SIGN_UP_STEPS[0]?.heading ?? '' }));
});
