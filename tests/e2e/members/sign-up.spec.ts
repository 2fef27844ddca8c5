import type { Page } from '@playwright/test';
import { aSignUp } from '../../support/samples/builders.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { storageOf } from '../../support/e2e/members.js';
import {
  continueButton,
  expectStep,
  fillSignUp,
  fillStep,
  openSignUp,
  SIGN_UP_STEPS,
  signUpField,
  signUpForm,
} from '../../support/e2e/sign-up.js';
import { expect, test } from '../../support/e2e/test.js';

/** Empties the form where it stands. */
async function startAgain(page: Page): Promise<void> {
  await signUpForm(page).getByRole('button', { name: 'Clear draft' }).click();
  await signUpForm(page).getByRole('button', { name: 'Yes, clear everything' }).click();
  await expectStep(page, 0);
  await expect(signUpField(page, 'fname')).toHaveValue('');
}

test('each step of the sign-up says what is wrong, can be gone back to, and survives a reload or a refusal', async ({
  page,
  expectedConsoleErrors,
}) => {
  await test.step('a step is not left before its fields are in order; each says what is wrong', async () => {
    await openSignUp(page);
    await continueButton(page).click();
    const summary = signUpForm(page).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Title: This field is required',
      'First name: This field is required',
      'Surname: This field is required',
      'Gender: This field is required',
    ]);
    await expectAccessible(page);
    await summary.getByRole('link', { name: /^Surname/ }).click();
    await expect(signUpField(page, 'sname')).toBeFocused();
    await page.keyboard.type('Okonkwo');
    await expect(signUpField(page, 'sname')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(signUpField(page, 'fname')).toHaveAttribute('aria-invalid', 'true');
    await expectStep(page, 0);
  });

  await test.step('the number is held against the means of identification', async () => {
    const form = aSignUp({ id_number: '123' });
    await startAgain(page);
    for (const step of [0, 1]) {
      await fillStep(page, step, form);
      await continueButton(page).click();
    }
    await fillStep(page, 2, form);
    await expect(signUpField(page, 'id_number')).toHaveAccessibleDescription(/^A NIN has 11 digits/);
    await continueButton(page).click();
    await expect(signUpForm(page).getByRole('alert')).toContainText('A NIN has 11 digits');
    await signUpField(page, 'means_of_id').selectOption('International Passport');
    await expect(signUpField(page, 'id_number')).toHaveAccessibleDescription(
      /^A passport number has 6 to 12/,
    );
    await signUpField(page, 'id_number').fill('A01234567');
    await continueButton(page).click();
    await expectStep(page, 3);
  });

  await test.step('a refusal of the server leads back to its field; without an answer it can be sent again', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    const form = aSignUp({ password: 'qwertyuiop' });
    await startAgain(page);
    await fillSignUp(page, form);
    const send = signUpForm(page).getByRole('button', { name: 'Sign up' });
    await send.click();
    await expect(signUpForm(page).getByRole('alert')).toContainText('This password is too common');
    await expect(signUpForm(page).getByRole('alert')).toBeFocused();

    await signUpField(page, 'password').fill('seven horses by the river');
    await page.route('**/api/members/', (route) => route.abort());
    await send.click();
    await expect(signUpForm(page).getByRole('alert')).toContainText('Please check your connection');
    await page.unroute('**/api/members/');
    await page.route('**/api/members/', (route) =>
      route.fulfill({
        status: 422,
        json: { detail: [{ loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'x' }] },
      }),
    );
    await send.click();
    await expectStep(page, 1);
    await expect(signUpForm(page).getByRole('alert')).toContainText('Please enter a valid email address');
    await page.unroute('**/api/members/');
  });

  await test.step('every step can be gone back to, and breaks no rule of WCAG', async () => {
    const form = aSignUp();
    await startAgain(page);
    await fillSignUp(page, form);
    await expectStateAccessible(page);
    for (const step of [3, 2, 1, 0]) {
      await signUpForm(page).getByRole('button', { name: 'Previous step' }).click();
      await expectStep(page, step);
      await expect(
        signUpForm(page).getByRole('heading', { name: SIGN_UP_STEPS[step]?.heading ?? '', exact: true }),
      ).toBeFocused();
    }
    await expectStateAccessible(page);
  });

  await test.step('what was typed survives a reload, but for password and identification number', async () => {
    const form = aSignUp();
    await startAgain(page);
    await fillSignUp(page, form);
    const stored = Object.values(await storageOf(page)).join();
    expect(stored).toContain(form.nok_fullname);
    expect(stored).not.toContain(form.id_number);
    expect(stored).not.toContain(form.password);

    await page.reload();
    await expectStep(page, 2);
    await expect(signUpField(page, 'means_of_id')).toHaveValue(form.means_of_id);
    await expect(signUpField(page, 'id_number')).toHaveValue('');
    await signUpField(page, 'id_number').fill(form.id_number);
    await continueButton(page).click();
    await expect(signUpField(page, 'nok_fullname')).toHaveValue(form.nok_fullname);
    await continueButton(page).click();
    await expectStep(page, 4);
    await expect(signUpField(page, 'password')).toHaveValue('');

    await startAgain(page);
    expect(await storageOf(page)).toEqual({});
  });
});
