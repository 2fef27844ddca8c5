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

/** Expects that the videos of three products open in a new tab, and that the test is a form on another site. */
async function expectVideosAndTest(page: Page): Promise<void> {
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
}

test('a wrong PIN is refused and cleared; the right one unlocks the videos until logout', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/401/);
  await openPage(page, '/onboarding');
  await expect(pinField(page)).toHaveAttribute('type', 'password');
  await pinField(page).fill('0000000000');
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
  await expectVideosAndTest(page);
  await expectAccessible(page);

  await page.reload();
  await expect(cards(page)).toHaveCount(PRODUCTS.length);
  await page.getByRole('button', { name: 'Logout from Onboarding' }).click();
  await expect(pinField(page)).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(pinField(page)).toBeVisible();
});
