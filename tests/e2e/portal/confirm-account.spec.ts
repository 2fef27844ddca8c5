import { approve } from '../../support/e2e/accounts.js';
import { openSession } from '../../support/e2e/session.js';
import { uniqueWord } from '../../support/e2e/api.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { mailTo, test } from '../../support/e2e/mail-test.js';
import { dismissAlert, PORTAL, submitLogin } from '../../support/e2e/portal.js';
import { expect, owner } from '../../support/e2e/test.js';

const password = 'seven horses by the river';

test('a new account can be approved once its address is confirmed with the mailed link', async ({
  page,
  browser,
  api,
  site,
  mails,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/422/, /404/);
  const username = uniqueWord();
  const email = `${username}@example.com`;
  const registered = await api.client.POST('/api/register', { body: { username, email, password } });
  expect(registered.data?.status).toBe('pending');
  const newestLink = async () =>
    /http\S+#\S+/.exec(await mailTo(mails, email, 'Confirm your email address'))?.[0] ?? '';
  const firstLink = await newestLink();

  const ownerPage = await browser.newPage({ baseURL: site.url });
  await openSession(ownerPage, owner);
  await ownerPage.goto(`${PORTAL}accounts`);
  const entry = ownerPage.getByRole('listitem').filter({ hasText: username });
  await expect(entry).toContainText('Address not confirmed');
  await expect(entry.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await ownerPage.getByRole('button', { name: `Send ${username} the link again` }).click();
  await dismissAlert(ownerPage, `The link is on its way to ${email}`);

  await expect.poll(newestLink, 'the link sent again').not.toBe(firstLink);
  const link = await newestLink();
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('#');
  await expectStateAccessible(page);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText("This isn't the password you registered with")).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address has been confirmed.')).toBeVisible();
  const openAgain = async (typed: string) => {
    // Leaves the page first: if only the part after the # differed, it would not be loaded again.
    await page.goto(PORTAL);
    await page.goto(new URL(link).pathname + new URL(link).hash);
    await page.getByLabel('Password').fill(typed);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
  };
  await openAgain('not this one');
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.');
  await openAgain(password);
  await expect(page.getByText('Your email address has been confirmed.')).toBeVisible();

  await ownerPage.reload();
  await approve(ownerPage, username, 'Reviewer');
  await dismissAlert(ownerPage, `${username} was approved`);
  await page.getByRole('link', { name: 'Go to the login page' }).click();
  await submitLogin(page, { username, password });
  await expect(page.getByRole('heading', { name: 'Job Postings' })).toBeVisible();
  await ownerPage.close();
});
