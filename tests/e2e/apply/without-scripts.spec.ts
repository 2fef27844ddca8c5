import { APPLICATION_MESSAGES, FILE_MESSAGES } from '@smash/contract';
import { someAnswers } from '../../support/e2e/api.js';
import {
  applicationForm,
  attach,
  expectAnswers,
  expectFieldError,
  field,
  fillAnswers,
  pdfFile,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { follow } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ expectedConsoleErrors }) => {
  // Where a form is sent, the answer's status is told.
  expectedConsoleErrors.push(/Failed to load resource.*422/);
});

test('the choice of a position leads to the form of each', async ({ page, api }) => {
  const job = await api.createJob({});
  await page.goto('/job-application');
  await follow(page.getByRole('main').getByRole('link', { name: job.title }));
  await expect(applicationForm(page)).toBeVisible();
});

test('a person finds a job, corrects what was wrong and applies, and one press too many changes nothing', async ({
  page,
  api,
}) => {
  const job = await api.createJob({
    questions: [
      { id: 'ride', type: 'yes_no', label: 'Do you ride?', required: true },
      { id: 'licence', type: 'file', label: 'Your licence', required: false },
    ],
  });
  await page.goto('/careers');
  await follow(page.getByRole('link', { name: job.title, exact: true }));
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
  await follow(page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first());
  await expect(applicationForm(page)).toBeVisible();

  const answers = someAnswers();
  await fillAnswers(page, { ...answers, email: 'adaeze at example.com', first_name: '' });
  await attach(page, 'cv_file', await pdfFile());
  await submitButton(page).dispatchEvent('click');
  await expectFieldError(page, 'first_name', APPLICATION_MESSAGES.required);
  await expectFieldError(page, 'email', APPLICATION_MESSAGES.email);
  await expectFieldError(page, 'cv_file', FILE_MESSAGES.chooseAgain);
  await expectAnswers(page, { ...answers, email: 'adaeze at example.com', first_name: '' });
  await applicationForm(page).getByRole('link', { name: 'First name' }).dispatchEvent('click');
  await expect(field(page, 'first_name')).toBeFocused();
  expect(await api.applications(job.id)).toEqual([]);

  await fillAnswers(page, answers);
  await attach(page, 'cv_file', await pdfFile());
  await page.getByRole('radio', { name: 'Yes' }).check();
  // The browser sends the form twice.
  await submitButton(page).dblclick();
  await expect(successHeading(page)).toBeVisible();
  const [stored, ...others] = await api.applications(job.id);
  expect(others).toEqual([]);
  expect(stored).toMatchObject(answers);
  await expect(page.getByText(stored?.reference ?? 'nothing was stored', { exact: true })).toBeVisible();
});

test('what could do nothing is not shown', async ({ page, api }) => {
  const job = await api.createJob();
  await page.goto(`/job-application/${job.id}`);
  await expect(submitButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await page.goto('/careers');
  await expect(page.getByRole('article', { name: job.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me new jobs' })).toHaveCount(0);
});
