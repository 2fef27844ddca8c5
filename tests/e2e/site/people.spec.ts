import { expect, test } from '../../support/e2e/test.js';
import { linksIn, openPage } from '../../support/e2e/site-page.js';

/** Members of each department page, and where their profiles are (docs/requirements/site.md#s-41). */
const DEPARTMENTS = [
  { path: '/media-it-department', members: 7, profile: /^https:\/\// },
  { path: '/smash-travels-department', members: 3, profile: '/about' },
  { path: '/ridesmash-department', members: 3, profile: '/about' },
  { path: '/smashwise-department', members: 3, profile: '/about' },
  { path: '/sales-marketing-department', members: 3, profile: '/about' },
];

for (const { path, members, profile } of DEPARTMENTS) {
  test(`${path} shows the first of its ${members} members, then whoever is chosen`, async ({ page }) => {
    await openPage(page, path);
    const tabs = page.getByRole('tab');
    const panel = page.getByRole('tabpanel');
    await expect(tabs).toHaveCount(members);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    for (const tab of await tabs.all()) {
      await tab.click();
      const name = (await tab.innerText()).trim();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading')).toHaveText(name);
      await expect(panel.getByRole('img', { name })).toBeVisible();
      await expect(panel.getByRole('link', { name: /profile/i })).toHaveAttribute('href', profile);
    }
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').locator('a[href="/smash-people"]')).toBeVisible();
  });
}

test('customer support and sales say what each member does', async ({ page }) => {
  for (const path of ['/smash-travels-department', '/ridesmash-department', '/smashwise-department']) {
    await openPage(page, path);
    await expect(page.getByRole('tabpanel').getByText('Customer Support'), path).toBeVisible();
  }
  await openPage(page, '/sales-marketing-department');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('tabpanel').getByText(/^(Sales & Marketing|Investments)$/)).toBeVisible();
  }
});

test('the people page leads to the departments', async ({ page }) => {
  await openPage(page, '/smash-people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People');
  const links = (await linksIn(page.getByRole('main'))).filter(([text]) =>
    text.startsWith('View Department'),
  );
  expect(links.map(([, target]) => target)).toEqual([
    '/media-it-department',
    '/',
    '/smash-travels-department',
    '/ridesmash-department',
    '/smashwise-department',
    '/',
  ]);
});

test('a member of the team tells in at least three paragraphs who they are, and leads home', async ({
  page,
}) => {
  await openPage(page, '/team/head_legal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Head Legal');
  expect(
    await page
      .getByRole('article')
      .getByRole('paragraph')
      .filter({ hasText: /\bI\b|\bmy\b/i })
      .count(),
  ).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the about page shows Integrity first, then the value that is chosen', async ({ page }) => {
  await openPage(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Integrity', 'Innovation', 'Excellence', 'Collaboration']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const texts = new Set<string>();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    texts.add(await page.getByRole('tabpanel').innerText());
  }
  expect(texts.size).toBe(4);
  const main = page.getByRole('main');
  for (const text of [
    'Our Mission & Vision',
    'Rigorous Testing',
    'Continuous Improvement',
    'Quality Certifications',
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main).toContainText(/ISO 9001.*CMMI.*NIST.*ISO 27001/s);
  await expect(main.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', '/about');
});
