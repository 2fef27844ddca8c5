import { expectAccessible } from '../../support/e2e/axe.js';
import { PORTAL, submitLogin } from '../../support/e2e/portal.js';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, owner, test } from '../../support/e2e/test.js';

const dashboard = { name: 'Job Management Dashboard' };

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource.*4\d\d/);
});

test('the jobs open before the permissions are known, a reload keeps the session, and the header shows counts', async ({
  page,
  api,
}) => {
  await page.goto(PORTAL);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expectAccessible(page);
  const release = await holdRequests(page, '**/api/me');
  await submitLogin(page, owner);
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Job Postings' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Administration' })).toBeVisible();

  const job = await api.createJob();
  await api.apply(job.id);
  await page.reload();
  const header = page.getByRole('banner');
  await expect(header).toContainText('Manage job postings and track applications');
  const count = async (path: '/api/jobs/' | '/api/applications-list/', query: object) => {
    const { response } = await api.client.GET(path, { params: { query: { per_page: 1, ...query } } });
    return Number(response.headers.get('X-Total-Count')).toLocaleString('en-US');
  };
  const counter = (label: string) => header.locator('dl > div', { hasText: label }).locator('dd');
  await expect(counter('Active Jobs')).toHaveText(await count('/api/jobs/', { status: 'active' }));
  await expect(counter('Total Applications')).toHaveText(await count('/api/applications-list/', {}));
  await expect(header.getByRole('link', { name: owner.username })).toBeVisible();
});

test('the portal can be used by keyboard alone, from login to logout', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(PORTAL);
  const { keyboard } = page;
  await expect(page.getByLabel('Username')).toBeFocused();
  await keyboard.type(owner.username);
  await keyboard.press('Tab');
  await keyboard.type(owner.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  const stops = [
    page.getByRole('button', { name: 'Skip to content' }),
    page.getByRole('link', { name: 'Job Management Dashboard' }),
    page.getByRole('button', { name: 'Use the dark theme' }),
    page.getByRole('button', { name: 'Logout' }),
    ...['Jobs', 'Applications', 'Interviews', 'Statistics'].map((name) =>
      page.getByRole('link', { name, exact: true }),
    ),
  ];
  for (const stop of stops) {
    await keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport();
    await expect(stop).toHaveCSS('outline-style', 'solid');
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();

  await page.getByRole('button', { name: 'Use the dark theme' }).focus();
  await keyboard.press('Enter');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 16, 11)');
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 16, 11)');
  await page.getByRole('button', { name: 'Skip to content' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).focus();
  await keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 16, 11)');
});
