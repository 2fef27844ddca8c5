import { expectAccessible } from '../../support/e2e/axe.js';
import { headOf } from '../../support/e2e/site-head.js';
import { openPage } from '../../support/e2e/site-page.js';
import { overflow } from '../../support/e2e/site-problems.js';
import { ALL_ROUTES } from '../../support/e2e/site-routes.js';
import { expect, test } from '../../support/e2e/test.js';

/** Pages that send visitors on to the login once scripts run. */
const PASSING_ROUTES = ['/dashboard', '/logout'];

/** What can be read without scripts. */
const TEXTS: Readonly<Record<string, readonly RegExp[]>> = {
  '/': [/Who we are/, /Meet Our Team/, /Get 100% Enjoyment/],
  '/about': [/Our Mission (&|&amp;) Vision/, /ISO 9001/],
  '/business/ridesmash': [/Visit website/],
  '/team/president_grp_ceo': [/Back Home/],
  '/media-it-department': [/role="tabpanel"/],
  '/invest-with-us': [/Platinum/, /₦360,000/, /Without JavaScript/],
  '/buy-shares': [/40%/, /href="\/buy-shares-form"/],
  '/buy-shares-form': [/on sale online yet/, /href="tel:/, /href="mailto:/, /noindex/],
  '/livechat': [/href="tel:/, /href="mailto:/, /href="https:\/\/wa\.me\//],
  '/privacypolicy': [/AES-256/],
  '/press-release': [/2025/],
};

/** The ray of the banner that a page begins with. */
const rayOf = (html: string): string | undefined => {
  const beforeHeading = html.slice(html.indexOf('<main'), html.indexOf('<h1'));
  return /data-business="(\d+)"/.exec(beforeHeading)?.[1];
};

test('the HTML of each page has one heading, its own title, a picture for sharing, and the hue of its business', async ({
  request,
  api,
}) => {
  await test.step('each has one heading, its own title and description, and a picture for sharing', async () => {
    const heads = await Promise.all(
      [...ALL_ROUTES, ...PASSING_ROUTES].map(async (route) => {
        const html = await (await request.get(route)).text();
        return { route, html, ...headOf(html) };
      }),
    );
    for (const { route, html, title, description, ...head } of heads) {
      expect.soft(html.match(/<h1[ >]/g), `h1 of ${route}`).toHaveLength(1);
      const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id]) => id);
      expect.soft(ids, `ids of ${route}`).toEqual([...new Set(ids)]);
      expect.soft(description?.length, `description of ${route}`).toBeGreaterThan(50);
      expect
        .soft(new URL(head.canonical ?? '', 'http://x/none').pathname, `canonical of ${route}`)
        .toBe(route);
      expect.soft(head, route).toMatchObject({
        ogTitle: title,
        ogDescription: description,
        twitterCard: 'summary_large_image',
      });
      for (const text of TEXTS[route] ?? []) expect.soft(html, route).toMatch(text);
    }
    const titles = heads.map(({ title }) => title);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect.soft(repeated, 'titles that two pages share').toEqual([]);
    const pictures = new Set(heads.map(({ ogImage }) => new URL(ogImage ?? '/none', 'http://x').pathname));
    for (const picture of pictures) {
      const response = await request.head(picture);
      expect
        .soft([response.status(), response.headers()['content-type']], picture)
        .toEqual([200, 'image/png']);
    }
    const { id } = await api.createJob();
    for (const address of [`/careers/${id}`, `/job-application/${id}`, '/careers/999999']) {
      const html = await (await request.get(address)).text();
      expect.soft(html.match(/<h1[ >]/g), `h1 of ${address}`).toHaveLength(1);
    }
  });

  await test.step('pages of a business, its jobs and its department have its hue; pages of the group have none', async () => {
    const job = await api.createJob({ brand: 'smashwise' });
    for (const [address, ray] of [
      ['/business/smashwise', '4'],
      ['/careers?brand=smashwise', '4'],
      [`/careers/${job.id}`, '4'],
      ['/smashwise-department', '4'],
      ['/ridesmash-department', '0'],
      ['/smash-travels-department', '2'],
      ['/buy-shares', undefined],
      ['/careers', undefined],
      ['/careers?brand=group', undefined],
      ['/media-it-department', undefined],
    ] as const) {
      const html = await (await request.get(address)).text();
      expect.soft(html.match(/<h1[ >]/g), address).toHaveLength(1);
      expect.soft(rayOf(html), address).toBe(ray);
    }
  });
});

test('unknown addresses are answered with 404 and a link to another page', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*404/);
  // A desktop of 1280 pixels at 400% zoom.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, text, way, target] of [
    ['/business/no-such-business', 'Category not found!', /Home$/, '/'],
    ['/team/nobody', 'Team member not found!', /Home$/, '/'],
    ['/FAQ', 'Page not found', 'Back to Home', '/'],
    ['/careers/999999', 'This position is no longer available', 'All positions', '/careers'],
  ] as const) {
    // Scripts find the same as the server.
    const response = await openPage(page, path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    const link = page.getByRole('main').getByRole('link', { name: way });
    await expect(link).toHaveAttribute('href', target);
    expect(await overflow(page), path).toBe(0);
  }
  await expectAccessible(page);
  for (const [path, text, target] of [
    ['/no-such-page', 'Page not found', '/'],
    ['/job-alerts/none', 'Page not found', '/'],
    ['/careers/none', 'This position is no longer available', '/careers'],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${text}</h1>`));
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    expect(html.slice(html.indexOf('<main')), path).toContain(`href="${target}"`);
  }
});

test('a page that cannot be rendered says so, with the error and a link home', async ({
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
