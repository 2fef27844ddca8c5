import { expect, test } from '../../support/e2e/test.js';
import {
  expectAtTop,
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

test('the menus lead to every page', async ({ page, isMobile }) => {
  await openPage(page, '/faq');
  await showMenu(page, isMobile);
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

test('the logo leads home', async ({ page }) => {
  await openPage(page, '/faq');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Smash Technology');
});

test('one dropdown is open at a time, and its button shows and hides it', async ({ page, isMobile }) => {
  await openPage(page, '/faq');
  await showMenu(page, isMobile);
  for (const group of GROUPS) await expect(menuGroup(page, group)).toHaveAttribute('aria-expanded', 'false');
  for (const group of GROUPS) {
    await menuGroup(page, group).click();
    await expect(menuGroup(page, group)).toHaveAttribute('aria-expanded', 'true');
    await expect(mainMenu(page).getByRole('button', { expanded: true })).toHaveCount(1);
  }
  await expect(mainMenu(page).getByRole('link', { name: 'Press Release' })).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: 'About Us' })).toBeHidden();
  await menuGroup(page, 'Media').click();
  await expect(mainMenu(page).getByRole('button', { expanded: true })).toHaveCount(0);
  await expect(mainMenu(page).getByRole('link', { name: 'Press Release' })).toBeHidden();
});

test('a click outside of the menu item closes it', async ({ page, isMobile }) => {
  await openPage(page, '/faq');
  await showMenu(page, isMobile);
  await menuGroup(page, 'Company').click();
  await expect(menuGroup(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
  // On a phone the menu covers the page: what is left outside is the bar around the logo.
  if (isMobile) await page.getByRole('banner').click({ position: { x: 220, y: 8 } });
  else await page.getByRole('heading', { level: 1 }).click();
  await expect(menuGroup(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a dropdown and returns the focus to its button', async ({ page, isMobile }) => {
  await openPage(page, '/faq');
  await showMenu(page, isMobile);
  await menuGroup(page, 'Company').click();
  await mainMenu(page).getByRole('link', { name: 'About Us' }).focus();
  await page.keyboard.press('Escape');
  await expect(menuGroup(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
  await expect(menuGroup(page, 'Company')).toBeFocused();
  if (!isMobile) return;
  await page.keyboard.press('Escape');
  await expect(mainMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the arrow keys move along the bar and through a dropdown', async ({ page, isMobile }) => {
  await openPage(page, '/faq');
  await showMenu(page, isMobile);
  await menuGroup(page, 'Company').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(mainMenu(page).getByRole('link', { name: 'Careers' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menuGroup(page, 'Company')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(menuGroup(page, 'Media')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(mainMenu(page).getByRole('link', { name: 'Blog' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(mainMenu(page).getByRole('link', { name: 'FAQ' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(mainMenu(page).getByRole('button', { expanded: true })).toHaveCount(0);
});

test('on a phone a button shows and hides the menu', async ({ page, isMobile }) => {
  await openPage(page, '/faq');
  if (!isMobile) {
    await expect(menuButton(page)).toBeHidden();
    await expect(mainMenu(page)).toBeVisible();
    return;
  }
  await expect(mainMenu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(mainMenu(page).getByRole('link', { name: 'Careers' })).toBeInViewport();
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(mainMenu(page)).toBeHidden();
  await menuButton(page).click();
  await mainMenu(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(mainMenu(page)).toBeHidden();
});

test('‘Get In Touch’ jumps to the footer', async ({ page, isMobile }) => {
  await openPage(page, '/press-release');
  await showMenu(page, isMobile);
  await mainMenu(page).getByRole('link', { name: 'Get In Touch' }).click();
  await expect(page).toHaveURL(/\/press-release#\w+$/);
  await expectAtTop(page.getByRole('contentinfo'));
  await expect(page.getByRole('contentinfo')).toBeFocused();
  await expect(mainMenu(page).getByRole('button', { expanded: true })).toHaveCount(0);
});

test('a hash leads to its section, from another page and as an address', async ({ page, isMobile }) => {
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

test('another page begins at its top', async ({ page }) => {
  await openPage(page, '/press-release');
  await scrollToEnd(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy Shares' }).click();
  await expect(page).toHaveURL('/buy-shares');
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('a page whose script is gone opens as a whole document, and stays @once', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/404/, /buy-shares-.*\.js/);
  await openPage(page, '/press-release?from=mail');
  // As after an update: the old document names a script that the next one does not.
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy Shares' }).click();
  await expect(page).toHaveURL('/buy-shares');
  await takenOver(page);
  await expect(page).toHaveTitle(/Buy Shares/);
  expect(documents).toEqual(['/press-release', '/buy-shares']);
  await page.reload();
  await takenOver(page);
  await expect(page).toHaveURL('/buy-shares');
  expect(documents).toEqual(['/press-release', '/buy-shares', '/buy-shares']);
});

test('‘Get In Touch’ shows the footer from its first line, from the top of the home page too', async ({
  page,
  isMobile,
}) => {
  await openHome(page);
  await showMenu(page, isMobile);
  await mainMenu(page).getByRole('link', { name: 'Get In Touch' }).click();
  const footer = page.getByRole('contentinfo');
  const footerTop = () => footer.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(footerTop).toBeLessThan(90);
  await expectToStandStill(footer);
  expect(await footerTop()).toBeGreaterThan(60);
  expect(await footerTop()).toBeLessThan(90);
});

test('Escape closes a dropdown after a press on an entry that leads nowhere', async ({ page, isMobile }) => {
  await openPage(page, '/faq');
  await showMenu(page, isMobile);
  await menuGroup(page, 'Media').click();
  await mainMenu(page).getByText('Gallery').click({ force: true });
  await page.keyboard.press('Escape');
  await expect(menuGroup(page, 'Media')).toHaveAttribute('aria-expanded', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of all menus are there, and they work', async ({ page }) => {
    await page.goto('/');
    await expect(mainMenu(page).getByRole('link', { name: 'Commitment to Quality' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Qiimeet' })).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });

  test('every member of a department is there', async ({ page }) => {
    await page.goto('/media-it-department');
    await expect(page.getByRole('main').getByRole('link', { name: /profile/i })).toHaveCount(7);
  });

  for (const [path, text] of [
    ['/', 'Meet Our Team'],
    ['/about', 'Our Mission & Vision'],
    ['/business/ridesmash', 'Visit website'],
    ['/team/president_grp_ceo', 'Back Home'],
    ['/invest-with-us', 'Platinum'],
    ['/privacypolicy', 'AES-256'],
    ['/press-release', '2025'],
  ] as const) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(new RegExp(text)).first()).toBeVisible();
    });
  }
});
