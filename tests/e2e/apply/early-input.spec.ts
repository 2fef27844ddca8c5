import type { Page } from '@playwright/test';
import { APPLICATION_MESSAGES, FILE_MESSAGES, TALENT_POOL_QUESTION } from '@smash/contract';
import { someAnswers } from '../../support/e2e/api.js';
import {
  applicationForm,
  attach,
  expectFieldError,
  fillAnswers,
  openForm as openFormOfJob,
  pdfFile,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { menuButton, takenOver } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

/** Opens a page and holds its scripts back. @returns lets the scripts load */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Opens a page with a form whose button waits for the scripts. @returns lets the scripts load */
async function openForm(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await openWithoutScripts(page, path);
  return async () => {
    const button = page.getByRole('main').locator('form button[type=submit]').first();
    await expect(button).toBeDisabled();
    release();
    await expect(button).toBeEnabled();
  };
}

test('input typed before the scripts load is kept, and never put into the address', async ({ page }) => {
  await test.step('the contact form sends it, and a menu that was pressed opens', async () => {
    const start = await openForm(page, '/send-email');
    const email = page.getByRole('textbox', { name: 'Email' });
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await email.fill('adaeze@example.com');
    await subject.fill('Opening hours');
    await menuButton(page).click();
    await start();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await menuButton(page).click();
    await page.getByRole('textbox', { name: 'Body' }).fill('When do you open in Jos?');
    await expect(email).toHaveValue('adaeze@example.com');
    await expect(subject).toHaveValue('Opening hours');
    const sent = page.waitForRequest('**/api/send_email/');
    await page.locator('form button[type=submit]').click();
    expect((await sent).postDataJSON()).toMatchObject({
      email: 'adaeze@example.com',
      subject: 'Opening hours',
      body: 'When do you open in Jos?',
    });
    await expect(page.getByText('Your message has been sent', { exact: false })).toBeVisible();
  });

  await test.step('the sign-up form keeps it, beside the draft of an earlier visit', async () => {
    await page.goto('/investor-signup');
    await expect(page.locator('form button[type=submit]')).toBeEnabled();
    await page.getByLabel('Surname').fill('Bello');
    const start = await openForm(page, '/investor-signup');
    await page.getByLabel('Title').selectOption('Dr');
    await page.getByLabel('First name').fill('Ngozi');
    await start();
    await expect(page.getByLabel('Title')).toHaveValue('Dr');
    await expect(page.getByLabel('First name')).toHaveValue('Ngozi');
    await expect(page.getByLabel('Surname')).toHaveValue('Bello');
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
  });

  await test.step('the calculator of returns uses it', async () => {
    const start = await openWithoutScripts(page, '/invest-with-us');
    await page.getByLabel('Amount').fill('5000000');
    start();
    await takenOver(page);
    await expect(page.getByRole('status').filter({ hasText: '₦5,000,000' })).toBeVisible();
  });

  await test.step('a form that is submitted too early does not put it into the address', async () => {
    const start = await openForm(page, '/login');
    const email = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByRole('textbox', { name: 'Password' });
    await email.fill('adaeze@example.com');
    await password.fill('seven horses by the river');
    await password.press('Enter');
    await start();
    expect(new URL(page.url()).search).toBe('');
    await expect(email).toHaveValue('adaeze@example.com');
    await expect(password).toHaveValue('seven horses by the river');
  });
});

test('Read More and the menu, pressed before the scripts load, open once they have loaded', async ({
  page,
  api,
}) => {
  const job = await api.createJob({ description: `${'A long paragraph. '.repeat(20)}The very end.` });
  await test.step('Read More opens the text', async () => {
    const start = await openWithoutScripts(page, '/careers');
    const card = page.getByRole('article', { name: job.title });
    await card.getByRole('button', { name: 'Read More' }).click();
    start();
    await expect(card.getByText('The very end.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Read Less' })).toBeVisible();
  });

  await test.step('the menu opens on the page of the job', async () => {
    const start = await openWithoutScripts(page, `/careers/${job.id}`);
    await expect(page.getByRole('heading', { name: job.title })).toBeVisible();
    await menuButton(page).click();
    start();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  });
});

test('answers and files entered in an application form before its scripts load are sent', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const start = await openWithoutScripts(page, `/job-application/${job.id}`);
  const answers = someAnswers();
  await fillAnswers(page, answers);
  await attach(page, 'cv_file', await pdfFile());
  await page.getByLabel(TALENT_POOL_QUESTION).check();
  const label = applicationForm(page).locator('label', { has: page.locator('input[name=cv_file]') });
  const shown = () => label.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await shown(), 'the field before the scripts').toBe('"Adaeze Okonkwo CV.pdf"');
  start();
  await takenOver(page);
  await expect(applicationForm(page).getByText('Adaeze Okonkwo CV.pdf', { exact: true })).toBeVisible();
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  const [application] = await api.applications(job.id);
  expect(application).toMatchObject({ ...answers, cv_filename: 'Adaeze Okonkwo CV.pdf' });
});

test('a CV sent before the scripts loaded has to be chosen again, and no older kept CV takes its place', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*422/);
  const job = await api.createJob();
  await openFormOfJob(page, job.id);
  await attach(page, 'cv_file', await pdfFile('older.pdf'));
  await attach(page, 'cover_letter_file', await pdfFile('letter.pdf'));
  await expect(
    applicationForm(page).getByText('Kept on this device for a day, or until sent or cleared.'),
  ).toHaveCount(2);

  const start = await openWithoutScripts(page, `/job-application/${job.id}`);
  await fillAnswers(page, { ...someAnswers(), email: 'adaeze at example.com' });
  await attach(page, 'cv_file', await pdfFile());
  await submitButton(page).dispatchEvent('click');
  await expectFieldError(page, 'email', APPLICATION_MESSAGES.email);
  start();
  await expect(applicationForm(page).getByText('letter.pdf', { exact: true })).toBeVisible();
  await expectFieldError(page, 'cv_file', FILE_MESSAGES.chooseAgain);
  await expect(applicationForm(page).getByText('older.pdf', { exact: true })).toHaveCount(0);
});

test('a first name that a keyboard composes while the scripts arrive is not doubled', async ({
  page,
  api,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const job = await api.createJob();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await page.goto(`/job-application/${job.id}`, { waitUntil: 'load' });
  const preloads = page.locator('link[rel=modulepreload]');
  await expect(preloads).toHaveCount(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const name = page.getByLabel('First name');
  await name.focus();
  await compose('Ada');
  release();
  const haveArrived = () =>
    page.evaluate(() => {
      const arrived = new Set(performance.getEntriesByType('resource').map((entry) => entry.name));
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
      return links.length > 0 && links.every(({ href }) => arrived.has(href));
    });
  await expect.poll(haveArrived).toBe(true);
  await compose('Adaeze');
  await keyboard.send('Input.insertText', { text: 'Adaeze' });
  await takenOver(page);
  await expect(name).toHaveValue('Adaeze');
  await page.keyboard.type(' Ngozi');
  await expect(name).toHaveValue('Adaeze Ngozi');
});
