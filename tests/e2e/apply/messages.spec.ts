import { APPLICATION_MESSAGES, FILE_MESSAGES, type ApplicationField } from '@smash/contract';
import { sampleAnswers } from '../../support/e2e/api.js';
import {
  applicationForm,
  expectFieldError,
  expectNoFieldError,
  field,
  fillAnswers,
  openFilledForm,
  openForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';

const REQUIRED: ApplicationField[] = [
  'first_name',
  'last_name',
  'dob',
  'state_of_origin',
  'address',
  'email',
  'phone',
  'social_link',
  'state_of_resident',
];

test('an empty form is not sent; every required field says so and the focus is at the errors', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await field(page, 'first_name').fill('   ');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await submitButton(page).click();

  for (const name of REQUIRED) await expectFieldError(page, name, APPLICATION_MESSAGES.required);
  await expectFieldError(page, 'cv_file', FILE_MESSAGES.cvRequired);
  for (const name of ['middle_name', 'portfolio', 'cover_letter_file'] as const) {
    await expectNoFieldError(page, name);
  }
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);

  const summary = applicationForm(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('link')).toHaveCount(REQUIRED.length + 1);
  await summary.getByRole('link', { name: /^Home address/ }).click();
  await expect(field(page, 'address')).toBeFocused();
});

test('typing into a field clears its error, and no other', async ({ page, api }) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await submitButton(page).click();
  await expectFieldError(page, 'first_name', APPLICATION_MESSAGES.required);
  await field(page, 'first_name').pressSequentially('A');
  await expectNoFieldError(page, 'first_name');
  await expectFieldError(page, 'last_name', APPLICATION_MESSAGES.required);
});

const wrongAnswers: [ApplicationField, string, string[]][] = [
  ['email', APPLICATION_MESSAGES.email, ['adaeze', 'adaeze@', 'a b@example.com']],
  ['phone', APPLICATION_MESSAGES.phone, ['0803', '+234 803 call me']],
  ['social_link', APPLICATION_MESSAGES.url, ['adaeze', 'javascript:alert(1)']],
  ['portfolio', APPLICATION_MESSAGES.url, ['my work', 'ftp://example.com/work']],
];

test('wrong addresses, numbers and links are refused with their messages', async ({ page, api }) => {
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  for (const [name, message, values] of wrongAnswers) {
    for (const value of values) {
      await field(page, name).fill(value);
      await submitButton(page).click();
      await expect(applicationForm(page).getByRole('alert')).toBeFocused();
      await expectFieldError(page, name, message);
    }
    await field(page, name).fill(sampleAnswers()[name]);
    await expectNoFieldError(page, name);
  }
  expect(await api.applications(job.id)).toEqual([]);
});

test('links may leave their scheme out, and the optional fields may be empty', async ({ page, api }) => {
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  await fillAnswers(
    page,
    sampleAnswers({
      social_link: 'linkedin.com/in/adaeze',
      portfolio: '',
      middle_name: '',
      phone: '(0803) 555-0100',
    }),
  );
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toMatchObject([{ middle_name: null, portfolio: null }]);
});

test('a date of birth in the future is refused', async ({ page, api }) => {
  const job = await api.createJob();
  await openFilledForm(page, job.id, { dob: '2999-01-01' });
  await submitButton(page).click();
  await expectFieldError(page, 'dob', APPLICATION_MESSAGES.birthDate);
  expect(await api.applications(job.id)).toEqual([]);
});
