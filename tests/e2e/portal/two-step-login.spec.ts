import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { PORTAL, portalAlert, submitLogin } from '../../support/e2e/portal.js';
import { createAccount } from '../../support/e2e/accounts.js';
import { openSession } from '../../support/e2e/session.js';
import { ownerSettings } from '../../support/e2e/browser-test.js';
import { expect, owner, test } from '../../support/e2e/test.js';
import { startSite } from '../../support/servers/whole-site.js';

const STEP_SECONDS = 30;
/** The code of the next 30 seconds: the present one was used to set up the app. */
const nextCode = (secret: string) => generateSync({ secret, epoch: Date.now() / 1000 + STEP_SECONDS });
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Job Management Dashboard' });

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource.*4\d\d/);
});

test('an authenticator app is set up, and the next login asks for its code or a recovery code', async ({
  page,
  api,
}) => {
  const person = await createAccount(api);
  await openSession(page, person);
  await page.goto(`${PORTAL}my-account`);
  const section = page.getByRole('region', { name: /Two-step login/ });
  await expect(section).toContainText('Off');
  await expectStateAccessible(page);

  await section.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(
    dialog.getByRole('img', { name: 'The key below, as a QR code' }).locator('path'),
  ).toHaveAttribute('d', /^M/);
  await expectStateAccessible(page);
  const shown = (await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const secret = shown.replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(generateSync({ secret }));
  await dialog.getByRole('button', { name: 'Set up' }).click();

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectStateAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  expect(await readFile(await download.path(), 'utf8')).toContain(recoveryCode);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section).toContainText('On');
  await expect(section).toContainText('10 of 10 are left');

  await page.getByRole('button', { name: 'Logout' }).click();
  await submitLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectStateAccessible(page);
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText("This code isn't right");
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(nextCode(secret));
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await submitLogin(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(dashboard(page)).toBeVisible();
});

/** A site that requires a second factor, at a host name, since passkeys belong to one. */
const strictTest = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
  baseURL: async ({}, use) => {
    const settings = { PORTAL_SECOND_FACTOR: 'required', ...ownerSettings };
    const site = await startSite(settings, { host: 'localhost' });
    await use(site.url);
    await site.close();
  },
});

strictTest(
  'a required second factor has to be set up first, and a passkey then logs in',
  async ({ page }) => {
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(PORTAL);
    await submitLogin(page, owner);
    await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeVisible();
    const goOn = page.getByRole('button', { name: 'Go to the portal' });
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect(goOn).toBeDisabled();
    await expectStateAccessible(page);

    // A session that was open before the setting changed is led here as well.
    await page.goto(`${PORTAL}figures`);
    await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeVisible();

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill('Work laptop');
    await page.getByLabel('Your password').fill(owner.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('Work laptop', { exact: true })).toBeVisible();
    await goOn.click();
    await expect(dashboard(page)).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await submitLogin(page, owner);
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(portalAlert(page, 'The passkey was cancelled, or it took too long.')).toBeVisible();
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dashboard(page)).toBeVisible();
  },
);
