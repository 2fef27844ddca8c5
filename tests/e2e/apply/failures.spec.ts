import { APPLICATION_MESSAGES, MESSAGES } from '@smash/contract';
import type { Page, Route } from '@playwright/test';
import type { ApplicationAnswers } from '@smash/contract';
import {
  applicationForm,
  expectAnswers,
  expectFieldError,
  openFilledForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';

const APPLY = '**/apply';
const banner = (page: Page) => applicationForm(page).getByRole('alert');

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
});

async function expectEverythingKept(page: Page, answers: ApplicationAnswers): Promise<void> {
  await expect(banner(page)).toBeFocused();
  await expectAnswers(page, answers);
  await expect(applicationForm(page).getByText('Adaeze Okonkwo CV.pdf', { exact: true })).toBeVisible();
}

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const tooMany = 'Too many requests. Please try again in 30 seconds.';
const failures: { name: string; fail: (route: Route) => Promise<void>; text: string }[] = [
  {
    name: 'a detail',
    fail: json(400, { detail: 'The form is malformed', code: 'x' }),
    text: 'The form is malformed',
  },
  {
    name: 'a list of details',
    fail: json(422, { detail: [{ loc: ['body', 'x'], msg: 'First' }, { loc: ['body', 'y'] }] }),
    text: `First, ${MESSAGES.validationError}`,
  },
  { name: 'an object', fail: json(400, { detail: { message: 'Object says no' } }), text: 'Object says no' },
  { name: 'an unknown detail', fail: json(400, { detail: 7 }), text: MESSAGES.submitInvalid },
  { name: 'no detail', fail: json(400, {}), text: MESSAGES.submitFailed },
  {
    name: '413',
    fail: json(413, { detail: 'File size must be less than 5MB' }),
    text: 'File size must be less than 5MB',
  },
  {
    name: '413 of a proxy',
    fail: (route) => route.fulfill({ status: 413, body: '<h1>Too large</h1>' }),
    text: MESSAGES.submitFailed,
  },
  { name: '429', fail: json(429, { detail: tooMany, code: 'too_many_requests' }), text: tooMany },
  {
    name: '503',
    fail: json(503, { detail: MESSAGES.submitFailed, code: 'unavailable' }),
    text: MESSAGES.submitFailed,
  },
  {
    name: '502 of a proxy',
    fail: (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
    text: MESSAGES.submitFailed,
  },
  {
    name: 'a broken connection',
    fail: (route) => route.abort('connectionreset'),
    text: MESSAGES.submitFailed,
  },
];

test('every failure is said in its own words, keeps the form, and a retry arrives once', async ({
  page,
  api,
}) => {
  test.slow();
  const job = await api.createJob();
  const answers = await openFilledForm(page, job.id);
  for (const { name, fail, text } of failures) {
    await test.step(name, async () => {
      await page.route(APPLY, fail, { times: 1 });
      await submitButton(page).click();
      await expect(banner(page)).toHaveText(text);
      await expectEverythingKept(page, answers);
    });
  }
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toHaveLength(1);
});

test('messages of the server for fields stand at the fields', async ({ page, api }) => {
  const job = await api.createJob();
  const answers = await openFilledForm(page, job.id);
  const detail = [
    { loc: ['body', 'email'], msg: APPLICATION_MESSAGES.email, type: 'value_error' },
    { loc: ['body', 'phone'], msg: APPLICATION_MESSAGES.phone, type: 'value_error' },
  ];
  await page.route(APPLY, json(422, { detail, code: 'validation_error' }), { times: 1 });
  await submitButton(page).click();
  await expect(banner(page)).toHaveText(`${APPLICATION_MESSAGES.email}, ${APPLICATION_MESSAGES.phone}`);
  await expectFieldError(page, 'email', APPLICATION_MESSAGES.email);
  await expectFieldError(page, 'phone', APPLICATION_MESSAGES.phone);
  await expectEverythingKept(page, answers);
});

test('a job that was closed in the meantime is said to be closed', async ({ page, api }) => {
  const job = await api.createJob();
  const answers = await openFilledForm(page, job.id);
  await api.closeJob(job);
  await submitButton(page).click();
  await expect(banner(page)).toHaveText(MESSAGES.applicationsClosed);
  await expectEverythingKept(page, answers);
  expect(await api.applications(job.id)).toEqual([]);
});

test('an answer that is lost does not double the application', async ({ page, api }) => {
  const job = await api.createJob();
  const answers = await openFilledForm(page, job.id);
  await page.route(
    APPLY,
    async (route) => {
      const response = await route.fetch();
      expect(response.status()).toBe(201);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submitButton(page).click();
  await expect(banner(page)).toHaveText(MESSAGES.submitFailed);
  await expectEverythingKept(page, answers);
  const [stored] = await api.applications(job.id);

  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await expect(page.getByText(stored?.reference ?? 'nothing was stored', { exact: true })).toBeVisible();
  expect(await api.applications(job.id)).toHaveLength(1);
});

test('a lost answer does not double the application after a reload either', async ({ page, api }) => {
  const job = await api.createJob();
  const answers = await openFilledForm(page, job.id);
  await page.route(APPLY, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await submitButton(page).click();
  await expect(banner(page)).toHaveText(MESSAGES.submitFailed);
  await page.reload();
  await openFilledForm(page, job.id, answers);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toHaveLength(1);
});
