import type { Locator, Page } from '@playwright/test';
import type { SignUpAnswers, SignUpField } from '@smash/contract';
import { expect } from './browser-test.js';

/** Labels of the fields, step by step. */
const SIGN_UP_STEPS: readonly { heading: string; fields: Partial<Record<SignUpField, string>> }[] = [
  {
    heading: 'About you',
    fields: {
      title: 'Title',
      fname: 'First name',
      mname: 'Middle name',
      sname: 'Surname',
      gender: 'Gender',
    },
  },
  {
    heading: 'Where to reach you',
    fields: {
      email: 'Email',
      phone: 'Phone',
      address: 'Home address',
      state_of_resident: 'State of residence',
    },
  },
  {
    heading: 'Identification',
    fields: { means_of_id: 'Means of identification', id_number: 'Identification number' },
  },
  {
    heading: 'Next of kin',
    fields: {
      nok_fullname: 'Full name of your next of kin',
      nok_phone: 'Their phone',
      nok_address: 'Their address',
    },
  },
  { heading: 'Password', fields: { password: 'Password' } },
];

const CHOICES: readonly string[] = ['title', 'gender', 'state_of_resident', 'means_of_id'];

export const signUpForm = (page: Page): Locator => page.getByRole('form', { name: 'Sign-up' });

function signUpField(page: Page, name: SignUpField): Locator {
  const label = SIGN_UP_STEPS.map(({ fields }) => fields[name]).find(Boolean) ?? name;
  return signUpForm(page).getByRole('group').getByLabel(label).and(page.locator('input, select'));
}

/** Opens the form and waits until it can be filled. */
export async function openSignUp(page: Page): Promise<void> {
  await page.goto('/investor-signup');
  await expectStep(page, 0);
}

async function expectStep(page: Page, step: number): Promise<void> {
  const { heading = '' } = SIGN_UP_STEPS[step] ?? {};
  await expect(signUpForm(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(signUpForm(page).getByText(`Step ${step + 1} of 5`)).toBeVisible();
}

/** Types the answers of one step. */
async function fillStep(page: Page, step: number, answers: SignUpAnswers): Promise<void> {
  for (const name of Object.keys(SIGN_UP_STEPS[step]?.fields ?? {}) as SignUpField[]) {
    const control = signUpField(page, name);
    if (CHOICES.includes(name)) await control.selectOption(answers[name]);
    else await control.fill(answers[name]);
  }
}

export const continueButton = (page: Page) =>
  signUpForm(page).getByRole('button', { name: 'Continue', exact: true });

/** Fills every step but leaves the last button to the test. */
export async function fillSignUp(page: Page, answers: SignUpAnswers): Promise<void> {
  for (const step of SIGN_UP_STEPS.keys()) {
    await expectStep(page, step);
    await fillStep(page, step, answers);
    if (step < SIGN_UP_STEPS.length - 1) await continueButton(page).click();
  }
}
