import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { PORTAL, portalAlert, submitLogin } from '../../support/e2e/portal.js';
import { createAccount } from '../../support/e2e/accounts.js';
import { expectLoginCard } from '../../support/e2e/session.js';
import { expect, test } from '../../support/e2e/test.js';

test('an account can see and end its sessions and change its password, and is told why its own session ended', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  const { username, password } = await createAccount(api);
  const browsers = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ];
  const tokens: string[] = [];
  for (const browser of browsers) {
    const answer = await page.request.post('/api/login', {
      data: { username, password },
      headers: { 'User-Agent': browser },
    });
    tokens.push(((await answer.json()) as { access_token: string }).access_token);
  }
  const isOver = async (token = '') =>
    (await page.request.get('/api/me', { headers: { Authorization: `Bearer ${token}` } })).status() === 401;

  await page.goto(`${PORTAL}my-account`);
  await submitLogin(page, { username, password });
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  const row = (device: string) => sessions.getByRole('listitem').filter({ hasText: device });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByRole('listitem').first()).toContainText('This session');
  await expect(row('Safari on iPhone')).toContainText('Network 127.0.0.0/24');
  await expectAccessible(page);

  await row('Safari on iPhone').getByRole('button', { name: 'End the session of Safari on iPhone' }).click();
  await expect(portalAlert(page, 'The session of Safari on iPhone has ended')).toBeVisible();
  await expect(row('Safari on iPhone')).toHaveCount(0);
  expect(await Promise.all(tokens.map(isOver))).toEqual([true, false, false]);

  await sessions.getByRole('button', { name: 'End all others' }).click();
  await expect(portalAlert(page, 'All other sessions have ended')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await Promise.all(tokens.map(isOver))).toEqual([true, true, true]);
  await expect(sessions.getByRole('button')).toHaveCount(0);

  await expect(page.getByText(`${username}@example.com · Administrator`)).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('eight horses by the river');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    portalAlert(page, 'Password changed. You have been logged out everywhere else.'),
  ).toBeVisible();

  // The response of the server when it has ended an idle session.
  const idle = { status: 401, json: { detail: 'Not used', code: 'session_idle' } };
  await page.route('**/api/me/sessions', (route) => route.fulfill(idle));
  await page.reload();
  await expectLoginCard(page, "You've been logged out because nothing was done here for a while.");
});

test('an idle session ends after a warning, and typed text comes back after the login', async ({
  page,
  expectedConsoleErrors,
  api,
}) => {
  expectedConsoleErrors.push(/401/);
  const person = await createAccount(api);
  await page.clock.install();
  await page.goto(`${PORTAL}jobs/create`);
  await submitLogin(page, person);
  const title = page.getByLabel('Job Title');
  await expect(title).toBeVisible();
  // Stops the clock, so that only the time that the test adds counts as idle.
  await page.clock.pauseAt(Date.now() + 60_000);
  await title.pressSequentially('Half a title');
  await page.clock.fastForward(29 * 60_000 + 5_000);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  await expectStateAccessible(page);
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await page.clock.runFor(1_000);
  await expect(warning).toHaveCount(0);

  await page.clock.fastForward(29 * 60_000 + 5_000);
  await expect(warning).toBeVisible();
  await page.clock.fastForward(60_000);
  await page.clock.resume();
  await expectLoginCard(page, "You've been logged out because nothing was done here for a while.");
  await expect(page.getByRole('status')).toContainText('What you typed has been kept');
  await submitLogin(page, person);
  await expect(title).toHaveValue('Half a title');
});
