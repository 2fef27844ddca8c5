import { APPLICATION_MESSAGES, FILE_MESSAGES } from '@smash/contract';
import { someAnswers, uniqueWord } from '../../support/e2e/api.js';
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
import { follow, mainMenu } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ expectedConsoleErrors }) => {
  // The browser reports the status of the response to a form with errors.
  expectedConsoleErrors.push(/Failed to load resource.*422/);
});

test('without scripts an applicant finds a job, corrects errors, and applies once despite a double click', async ({
  page,
  api,
}) => {
  const job = await api.createJob({
    title: `Driver & "Guide" <b>${uniqueWord()}</b>`,
    description: 'First line.\nSecond line.',
    application_deadline: '2031-03-09',
    questions: [
      { id: 'ride', type: 'yes_no', label: 'Do you ride?', required: true },
      { id: 'licence', type: 'file', label: 'Your licence', required: false },
    ],
  });

  await test.step('the links of the menus are visible and work', async () => {
    await page.goto('/');
    await expect(mainMenu(page).getByRole('link', { name: 'Commitment to Quality' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Qiimeet' })).toBeVisible();
    await follow(mainMenu(page).getByRole('link', { name: 'FAQ' }));
    await expect(page).toHaveURL('/faq');
    await follow(mainMenu(page).getByRole('link', { name: 'Careers' }));
    await expect(page).toHaveURL('/careers');
  });

  await test.step('the list leads to the job, and does not offer job alerts, which need scripts', async () => {
    await expect(page.getByRole('button', { name: 'Email me new jobs' })).toHaveCount(0);
    await follow(page.getByRole('link', { name: job.title, exact: true }));
  });

  await test.step('the page of the job shows its text and leads to the form', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([job.title]);
    await expect(page.getByText('First line.')).toHaveCSS('white-space', 'pre-line');
    await expect(page.getByText(job.requirements)).toBeVisible();
    await expect(page.getByText('March 9, 2031')).toBeVisible();
    await follow(page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first());
    await expect(page).toHaveURL(`/job-application/${job.id}`);
    await expect(applicationForm(page)).toBeVisible();
  });

  await test.step('the choice of a position leads to the same form, without a Cancel button', async () => {
    await page.goto('/job-application');
    await follow(page.getByRole('main').getByRole('link', { name: job.title }));
    await expect(page).toHaveURL(`/job-application/${job.id}`);
    await expect(submitButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  });

  await test.step('a form with errors is corrected, and stored once after a double click', async () => {
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
    await page.getByRole('radio', { name: 'Yes' }).dispatchEvent('click');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    // The browser sends the form twice. Repeated, since a simulated press may be lost.
    await expect(async () => {
      if (await submitButton(page).isVisible()) await submitButton(page).dblclick();
      await expect(successHeading(page)).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const [stored, ...others] = await api.applications(job.id);
    expect(others).toEqual([]);
    expect(stored).toMatchObject(answers);
    await expect(page.getByText(stored?.reference ?? 'nothing was stored', { exact: true })).toBeVisible();
  });
});
