import { expect, test } from '../../support/e2e/test.js';
import { headOf } from '../../support/e2e/site-head.js';
import { openPage } from '../../support/e2e/site-page.js';
import { ALL_ROUTES } from '../../support/e2e/site-routes.js';

/** Pages that send strangers on to the login as soon as scripts run. */
const PASSING_ROUTES = ['/dashboard', '/logout'];

test('each page says in its first response what it is, with a picture for those who share it', async ({
  request,
}) => {
  const heads = await Promise.all(
    [...ALL_ROUTES, ...PASSING_ROUTES].map(async (route) => {
      const response = await request.get(route);
      const html = await response.text();
      return { route, html, ...headOf(html) };
    }),
  );
  for (const { route, html, title, description, ...head } of heads) {
    expect.soft(html.match(/<h1[ >]/g), `h1 of ${route}`).toHaveLength(1);
    const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect.soft(ids, `ids of ${route}`).toEqual([...new Set(ids)]);
    expect.soft(description?.length, `description of ${route}`).toBeGreaterThan(50);
    expect.soft(new URL(head.canonical ?? '', 'http://x/none').pathname, `canonical of ${route}`).toBe(route);
    expect.soft(head, route).toMatchObject({
      ogTitle: title,
      ogDescription: description,
      twitterCard: 'summary_large_image',
    });
  }
  const titles = heads.map(({ title }) => title);
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect.soft(repeated, 'titles that two pages share').toEqual([]);
  const pictures = new Set(heads.map(({ ogImage }) => new URL(ogImage ?? '/none', 'http://x').pathname));
  for (const picture of pictures) {
    const response = await request.head(picture);
    expect.soft([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/png']);
  }
});

test.describe('addresses that lead nowhere', () => {
  test.beforeEach(({ expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/Failed to load resource.*404/);
  });

  for (const [kind, path, text] of [
    ['business', '/business/no-such-business', 'Category not found!'],
    ['team member', '/team/nobody', 'Team member not found!'],
    ['page', '/no-such-page', undefined],
  ] as const) {
    test(`an unknown ${kind} is answered with 404 and a way on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      if (text) await expect(heading).toHaveText(text);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('main').getByRole('link', { name: /Home$/ }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('a page that cannot be rendered says so, with the error and a way back', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/./);
  await page.route(/\/faq\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openPage(page, '/buy-shares');
  await page.evaluate(() => window.history.pushState({}, '', '/faq'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main').getByRole('paragraph').first()).not.toBeEmpty();
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Smash Technology');
});
