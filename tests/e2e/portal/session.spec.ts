import { uniqueWord } from '../../support/e2e/api.js';
import { jobCard, PORTAL, portalAlert, submitLogin, openJobForm } from '../../support/e2e/portal.js';
import { createAccount } from '../../support/e2e/accounts.js';
import {
  beforeFirstChange,
  endSessionBeforeChange,
  expectLoginCard,
  expireSession,
  openSession,
} from '../../support/e2e/session.js';
import { expect, owner, test } from '../../support/e2e/test.js';

const TYPED = "We've restored what you typed. It hasn't been saved yet.";

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource.*40[13]/, /401/, /Authentication/i);
});

test('after a session has ended, the login restores typed text, and nothing unsaved is reported as done', async ({
  page,
  api,
}) => {
  // This step comes first because it reloads the page: each load stores again every session opened so far.
  await test.step('an expired session says so, and an edited job comes back with only the typed field changed', async () => {
    const job = await api.createJob({ salary_range: '₦100,000' });
    await openSession(page, owner);
    await page.goto(`${PORTAL}jobs/${job.id}?from=test`);
    await expect(page.getByLabel('Job Title')).toHaveValue(job.title);
    await page.getByLabel('Location').fill('Ibadan');
    await expireSession(page);

    await expectLoginCard(page, 'Your session has expired.');
    await submitLogin(page, owner);
    await expect(page.getByLabel('Location')).toHaveValue('Ibadan');
    await expect(page.getByLabel('Salary Range')).toHaveValue('₦100,000');
    expect(new URL(page.url()).search).toBe('?from=test');

    await page.reload();
    await expect(page.getByLabel('Location')).toHaveValue('Ibadan');
    await page.getByRole('status').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('Abuja');
    await expect(page.getByText(TYPED)).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Location')).toHaveValue('Abuja');
  });

  await test.step('after a logout elsewhere, the login leads back to the form as it was typed', async () => {
    const title = `Night Dispatcher ${uniqueWord()}`;
    const token = await openSession(page, owner);
    await openJobForm(page);
    await page.getByLabel('Job Title').fill(title);
    await page.getByLabel('Job Description').fill('First line.\nSecond line.');
    await page.getByLabel('Responsibilities').fill('Answer the radio.');
    await page.getByLabel('Requirements').fill('A clear voice.');
    await page.getByLabel('Active Job Posting').uncheck();
    await endSessionBeforeChange(page, token);
    await page.getByRole('button', { name: 'Post Job' }).click();

    await expectLoginCard(page, 'Your session has ended: it was closed elsewhere');
    // Checked without waiting: an alert disappears by itself after some seconds.
    expect(await portalAlert(page, /posted|Failed/).count()).toBe(0);
    await expect(page.getByRole('status')).toContainText('What you typed has been kept');
    await submitLogin(page, owner);
    await expect(page.getByRole('heading', { name: 'Post New Job' })).toBeVisible();
    await expect(page.getByText(TYPED)).toBeVisible();
    await expect(page.getByLabel('Job Title')).toHaveValue(title);
    await expect(page.getByLabel('Job Description')).toHaveValue('First line.\nSecond line.');
    await expect(page.getByLabel('Active Job Posting')).not.toBeChecked();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(jobCard(page, title)).toContainText('Closed');

    await page.getByRole('link', { name: 'Post New Job' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('Abuja');
    await expect(page.getByLabel('Job Title')).toHaveValue('');
    await expect(page.getByText(TYPED)).toHaveCount(0);
  });

  await test.step('a refused deletion is not reported as done, and the text of a refused note is kept', async () => {
    const job = await api.createJob();
    const application = await api.apply(job.id);
    const deeds = [
      async () => {
        await page.goto(`${PORTAL}jobs`);
        await jobCard(page, job.title)
          .getByRole('button', { name: `Delete ${job.title}` })
          .click();
        return () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      },
      async () => {
        // Loads the portal anew, since the open one still has the ended session.
        await page.goto(`${PORTAL}jobs/${job.id}/applications/${application.id}`);
        const details = page.getByRole('dialog');
        await details.getByLabel('Add a note').fill('Knows Ikeja.');
        return () => details.getByRole('button', { name: 'Add note' }).click();
      },
    ];
    for (const prepare of deeds) {
      const token = await openSession(page, owner);
      const action = await prepare();
      await endSessionBeforeChange(page, token);
      await action();
      await expectLoginCard(page, 'Your session has ended: it was closed elsewhere');
      expect(await portalAlert(page, /deleted|Failed/).count()).toBe(0);
    }
    await submitLogin(page, owner);
    await expect(page.getByLabel('Add a note')).toHaveValue('Knows Ikeja.');
  });
});

test('a password change on another device ends the session, and another account finds no typed text', async ({
  page,
  api,
}) => {
  const person = await createAccount(api);
  await openSession(page, person);
  await openJobForm(page);
  await page.getByLabel('Job Title').fill('Mine alone');
  const { username, password } = person;
  const elsewhere = await page.request.post('/api/login', { data: { username, password } });
  const { access_token } = (await elsewhere.json()) as { access_token: string };
  await beforeFirstChange(page, async () => {
    const changed = await page.request.put('/api/me/password', {
      headers: { Authorization: `Bearer ${access_token}` },
      data: { current_password: password, new_password: 'eight horses by the river' },
    });
    expect(changed.status()).toBe(204);
  });
  await page.getByLabel('Job Description').fill('A');
  await page.getByLabel('Responsibilities').fill('B');
  await page.getByLabel('Requirements').fill('C');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expectLoginCard(page, 'Your session has ended');

  await submitLogin(page, owner);
  await expect(page.getByRole('heading', { name: 'Post New Job' })).toBeVisible();
  await expect(page.getByLabel('Job Title')).toHaveValue('');
  await expect(page.getByText(TYPED)).toHaveCount(0);
});

test('a logout in one tab logs out the others, and a login brings their forms back', async ({ page }) => {
  await openSession(page, owner);
  await openJobForm(page);
  await page.getByLabel('Job Title').fill('Typed in the first tab');
  const other = await page.context().newPage();
  await other.goto(PORTAL);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(other.getByRole('status')).toHaveCount(0);

  await expectLoginCard(page, 'Your session has ended');
  await submitLogin(other, owner);
  await expect(page.getByLabel('Job Title')).toHaveValue('Typed in the first tab');
});

test('a page kept for the back button starts afresh if somebody else has logged in since', async ({
  page,
  api,
}) => {
  await openSession(page, owner);
  await openJobForm(page);
  await page.getByLabel('Job Title').fill('Typed by who was here before');
  const { username, password } = await createAccount(api);
  const response = await page.request.post('/api/login', { data: { username, password } });
  expect(response.status()).toBe(200);
  // A kept page misses the events of storage: it only becomes visible again, and then reloads. In a timer, so that it does not
  // reload before it has responded to the test.
  await page.evaluate(
    (stored) =>
      setTimeout(() => {
        localStorage.setItem('smash.portal.session', stored);
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    await response.text(),
  );
  await expect(page.getByLabel('Job Title')).toHaveValue('');
});

test('a logout asks before it discards typed text, and passwords are never stored', async ({ page }) => {
  await openSession(page, owner);
  await page.goto(`${PORTAL}my-account`);
  await page.getByLabel('Current password').fill('a secret of mine');
  await page.getByLabel('New password').fill('another secret of mine');
  const kept = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(await kept()).not.toContain('secret of mine');

  await openJobForm(page);
  await page.getByLabel('Job Title').fill('Kept until the logout');
  await expect.poll(kept).toContain('Kept until the logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText("What you typed hasn't been saved.");
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Job Title')).toHaveValue('Kept until the logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await kept()).not.toContain('Kept until the logout');
});
