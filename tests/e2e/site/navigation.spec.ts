import type { Locator } from '@playwright/test';
import { uniqueWord } from '../../support/e2e/api.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { expect, test } from '../../support/e2e/test.js';
import {
  expectAtTop,
  footerLink,
  linksIn,
  expectToStandStill,
  mainMenu,
  menuButton,
  menuGroup,
  openHome,
  openPage,
  scrollPosition,
  scrollToEnd,
  showMenu,
  takenOver,
} from '../../support/e2e/site-page.js';
import { BUSINESS_NAMES } from '../../support/e2e/site-routes.js';

const GROUPS = ['Company', 'Our Business', 'Shares', 'Media'] as const;

test('on a phone a button opens and closes the menu, a page starts at its top, and a hash leads to its section', async ({
  page,
  isMobile,
}) => {
  await test.step('a button opens and closes the menu', async () => {
    await openPage(page, '/faq');
    await expect(mainMenu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(mainMenu(page).getByRole('link', { name: 'Careers' })).toBeInViewport();
    await menuGroup(page, 'Our Business').click();
    await expect(page.getByRole('link', { name: 'View All Our Businesses' })).toBeVisible();
    await expectAccessible(page, { whole: true });
    // The menu covers everything but the bar around the logo.
    await page.getByRole('banner').click({ position: { x: 220, y: 8 } });
    await expect(menuGroup(page, 'Our Business')).toHaveAttribute('aria-expanded', 'false');
    await menuGroup(page, 'Company').click();
    await expect(mainMenu(page).getByRole('link', { name: 'About Us' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuGroup(page, 'Company')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await mainMenu(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(mainMenu(page)).toBeHidden();
  });

  await test.step('a page starts at its top', async () => {
    await openPage(page, '/press-release');
    await scrollToEnd(page);
    await (await footerLink(page, 'Company', 'Buy Shares')).click();
    await expect(page).toHaveURL('/buy-shares');
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  await test.step('a hash leads to its section, from another page and as an address', async () => {
    const section = (id: string) => page.locator(`#${id}`);
    await openPage(page, '/faq');
    await showMenu(page, isMobile);
    await menuGroup(page, 'Company').click();
    await mainMenu(page).getByRole('link', { name: 'Commitment to Quality' }).click();
    await expect(page).toHaveURL('/about#commitment_to_quality');
    await expectAtTop(section('commitment_to_quality'));
    await showMenu(page, isMobile);
    await menuGroup(page, 'Company').click();
    await mainMenu(page).getByRole('link', { name: 'Our Core Values' }).click();
    await expectAtTop(section('core_values'));
    for (const id of ['commitment_to_sustainability', 'exceptional_cs']) {
      await page.goto('/faq');
      await page.goto(`/about#${id}`);
      await expectAtTop(section(id));
    }
  });
});

test(
  'on a desktop the menu leads to the main pages, and its dropdowns open with pointer and keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/faq');
    await test.step('the menus lead to the main pages', async () => {
      const targetsOf = async (group: (typeof GROUPS)[number]) => {
        await menuGroup(page, group).click();
        const item = mainMenu(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: group, exact: true }) });
        const links = await linksIn(item);
        await menuGroup(page, group).click();
        return links;
      };
      const company = (await targetsOf('Company')).map(([, target]) => target);
      expect(company).toEqual(
        expect.arrayContaining([
          '/about',
          '/about#core_values',
          '/about#commitment_to_sustainability',
          '/about#commitment_to_quality',
          '/about#exceptional_cs',
          '/corporate-documents',
          '/onboarding',
        ]),
      );
      const businesses = Object.entries(BUSINESS_NAMES).map(([slug, name]) => [name, `/business/${slug}`]);
      expect(await targetsOf('Our Business')).toEqual([
        ...businesses,
        ['View All Our Businesses', '/all-businesses'],
      ]);
      expect(await targetsOf('Shares')).toEqual([['Buy Shares', '/buy-shares']]);
      const media = await targetsOf('Media');
      expect(media.map(([, target]) => target)).toEqual(['/blog', '/faq', '/press-release', null, null]);
      expect(media.map(([text]) => text).slice(3)).toEqual([
        expect.stringMatching(/^Gallery/),
        expect.stringMatching(/^Smash CSR/),
      ]);
      await expect(mainMenu(page).getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
    });

    await test.step('dropdowns open with pointer and keyboard', async () => {
      await expect(menuButton(page)).toBeHidden();
      await expect(mainMenu(page).getByRole('link', { name: 'About Us' })).toBeHidden();
      await menuGroup(page, 'Company').click();
      await expect(mainMenu(page).getByRole('link', { name: 'About Us' })).toBeVisible();
      await expectStateAccessible(page);
      await page.getByRole('heading', { level: 1 }).click();
      await expect(mainMenu(page).getByRole('link', { name: 'About Us' })).toBeHidden();
      await menuGroup(page, 'Media').focus();
      await page.keyboard.press('ArrowDown');
      await expect(mainMenu(page).getByRole('link', { name: 'Blog' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(mainMenu(page).getByRole('link', { name: 'FAQ' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/blog');
      await expect(mainMenu(page).getByRole('button', { expanded: true })).toHaveCount(0);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle('Smash Technology');
    });
  },
);

test(
  'on a small tablet or a phone held sideways the menu fits, and every link of its dropdowns can be reached',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/faq');
    for (const width of [896, 960, 1057]) {
      await page.setViewportSize({ width, height: 420 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const name of GROUPS) {
        await menuGroup(page, name).click();
        for (const link of await mainMenu(page).locator('li li').getByRole('link').all()) {
          await link.scrollIntoViewIfNeeded();
          await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 0.9 });
        }
        await menuGroup(page, name).click();
      }
    }
  },
);

test('a page whose script no longer exists opens with a full page load, also after a reload', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/404/, /buy-shares-.*\.js/);
  await openPage(page, '/press-release?from=mail');
  // As after a release: the old document names a script that the new one does not.
  let isGone = true;
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    isGone = false;
    documents.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/buy-shares-.*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await (await footerLink(page, 'Company', 'Buy Shares')).click();
  await expect(page).toHaveURL('/buy-shares');
  await takenOver(page);
  await expect(page).toHaveTitle(/Buy Shares/);
  expect(documents).toEqual(['/buy-shares']);
  await page.reload();
  await takenOver(page);
  await expect(page).toHaveURL('/buy-shares');
  expect(documents).toEqual(['/buy-shares', '/buy-shares']);
});

test('Back restores the scroll position, also in a list that loads again', async ({ page, api }) => {
  const word = uniqueWord();
  for (let number = 1; number <= 8; number++) await api.createJob({ title: `Rider ${word} ${number}` });
  const returnsTo = async (link: Locator) => {
    // In the middle, where nothing covers it: otherwise the click scrolls the page first.
    await link.evaluate((target) => target.scrollIntoView({ block: 'center' }));
    await expectToStandStill(link);
    const before = await scrollPosition(page);
    expect(before).toBeGreaterThan(1000);
    const address = page.url();
    await link.click();
    await expect(page).not.toHaveURL(address);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrollPosition(page)).toBeCloseTo(before, -1);
  };

  await openHome(page);
  for (let presses = 0; presses < 2; presses++)
    await page.getByRole('button', { name: 'Load More Profiles' }).click();
  await returnsTo(page.getByRole('link', { name: /^Read More/ }).nth(14));
  await openPage(page, `/careers?q=${word}`);
  await returnsTo(page.getByRole('link', { name: `Rider ${word} 1`, exact: true }));
});
