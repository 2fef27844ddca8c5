import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

const PIN = process.env['ONBOARDING_PIN'] ?? '';
const PRODUCTS = [
  'Smash Travels',
  'Ride Smash',
  'MailBux',
  'Qiimeet',
  'Smash Remit',
  'SmashWise',
  'Smash Apartments',
  'Smash Chat',
];

const pinField = (page: Page) =>
  page.getByLabel('PIN *', { exact: true }).or(page.locator('#onboarding-pin')).first();
const cards = (page: Page) =>
  page.getByRole('region', { name: 'All Onboarding Videos Avaliable on YouTube' }).getByRole('listitem');
const banner = (page: Page) => page.getByRole('heading', { name: 'Onboarding', level: 1 });

async function unlock(page: Page): Promise<void> {
  await openPage(page, '/onboarding');
  await pinField(page).fill(PIN);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('button', { name: 'Logout from Onboarding' })).toBeVisible();
}

test('a wrong PIN is said and cleared, the right one opens the videos until one logs out', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  await openPage(page, '/onboarding');
  await expect(pinField(page)).toHaveAttribute('type', 'password');
  await expect(pinField(page)).toHaveAttribute('maxlength', '10');
  await pinField(page).pressSequentially('00000000000');
  await expect(pinField(page)).toHaveValue('0000000000');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid PIN. Please try again.');
  await expect(pinField(page)).toHaveValue('');
  await expect(pinField(page)).toBeFocused();
  await expectAccessible(page);

  await pinField(page).fill(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout from Onboarding' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(PRODUCTS.length);
  expect(await page.evaluate(() => sessionStorage.getItem('onboarding-authenticated'))).toBe('true');

  await page.reload();
  await expect(cards(page)).toHaveCount(PRODUCTS.length);
  await page.getByRole('button', { name: 'Logout from Onboarding' }).click();
  await expect(pinField(page)).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(pinField(page)).toBeVisible();
});

test('videos of three products open in a new tab, and the test is a form elsewhere', async ({ page }) => {
  await unlock(page);
  await expect(page.getByRole('group', { name: 'Show videos of' }).getByRole('button')).toHaveText([
    'All',
    ...PRODUCTS,
  ]);
  for (const [index, product] of PRODUCTS.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading')).toHaveText(product);
    await expect(card).toContainText('our culture and your onboarding');
    const link = card.getByRole('link', { name: /^Watch On YouTube/ });
    if (index < 3) {
      await expect(link).toHaveAttribute('href', /^https:\/\/videos\./);
      await expect(link).toHaveAttribute('target', '_blank');
    } else {
      await expect(link).toBeDisabled();
      await expect(link).not.toHaveAttribute('href', /./);
    }
  }
  const side = page.getByRole('complementary', { name: 'Test' });
  await expect(side).toContainText('Read and Answer Carefully');
  await expect(side.getByRole('heading', { name: 'Onboarding Test' })).toBeVisible();
  await expect(side).toContainText('All Answer will be received by the H.R. Manager');
  await expect(side.getByRole('link', { name: /^Form/ })).toHaveAttribute('href', /^https:\/\/forms\./);
  await expectAccessible(page);
});

test('a filter fades the cards out, changes them after 150 ms and shows them 50 ms later', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await unlock(page);
  const list = page.locator('ul').filter({ has: page.getByRole('heading', { name: 'Ride Smash' }) });
  const shown = page.getByRole('region', { name: /^All Onboarding Videos/ }).getByRole('list');
  const filter = (name: string) => page.getByRole('group').getByRole('button', { name, exact: true });
  await expect(list).toHaveCSS('opacity', '1');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));

  await filter('MailBux').click();
  await expect(filter('MailBux')).toHaveAttribute('aria-pressed', 'true');
  await expect(shown).toHaveCSS('opacity', '0');
  await page.clock.runFor(149);
  await expect(cards(page)).toHaveCount(PRODUCTS.length);
  await page.clock.runFor(1);
  await expect(cards(page)).toHaveCount(1);
  await expect(shown).toHaveCSS('opacity', '0');
  await page.clock.runFor(49);
  await expect(shown).toHaveCSS('opacity', '0');
  await page.clock.runFor(1);
  await expect(shown).toHaveCSS('opacity', '1');
  await expect(cards(page)).toContainText(['MailBux']);

  await filter('MailBux').click();
  await expect(shown).toHaveCSS('opacity', '1');
});

test('a site without a PIN says so', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/onboarding', (route) => route.fulfill({ json: { is_set_up: false } }));
  await openPage(page, '/onboarding');
  await expect(page.getByRole('heading', { name: 'Onboarding is not set up yet' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'a remembered session that no longer counts asks for the PIN again',
  { tag: '@once' },
  async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/401/);
    await openPage(page, '/faq');
    await page.evaluate(() => {
      sessionStorage.setItem('onboarding-authenticated', 'true');
      sessionStorage.setItem('onboarding-token', 'forged');
    });
    await openPage(page, '/onboarding');
    await expect(pinField(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(cards(page)).toHaveCount(0);
  },
);
