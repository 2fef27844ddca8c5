import { expect, test } from '../../support/e2e/test.js';
import { linksIn, openPage } from '../../support/e2e/site-page.js';
import { BUSINESS_NAMES } from '../../support/e2e/site-routes.js';

test('the footer has addresses, contacts and links, and opens the list of all businesses with a full page load', async ({
  page,
}) => {
  // The page shows the year of the build, whatever year it is read in.
  const built = await (await page.request.get('/faq')).text();
  const year = Number(/©\D*(\d{4})/.exec(built)?.[1]);
  await page.clock.setFixedTime(new Date(year + 2, 0, 1));
  await openPage(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  // On a phone the lists are folded, so that the whole of it fits into one screen.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([390, 844]);
  await page.evaluate(() => document.fonts.ready);
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(height);
  for (const fold of await footer.locator('summary').all()) if (await fold.isVisible()) await fold.click();
  const targets = (await linksIn(footer)).map(([, target]) => target);
  expect(targets).toEqual(
    expect.arrayContaining([
      ...['/about', '/all-businesses', '/buy-shares', '/press-release', '/blog', '/careers', '/smash-people'],
      ...Object.keys(BUSINESS_NAMES).map((slug) => `/business/${slug}`),
      ...['/privacypolicy', '/termsandconditions', '/passwordpolicy'],
      expect.stringMatching(/^tel:\+?\d+$/),
      expect.stringMatching(/^mailto:\S+@\S+$/),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
    ]),
  );
  await expect(footer.getByRole('link', { name: 'Latest News' })).toHaveAttribute('href', '/press-release');
  for (const name of ['X', 'Facebook', 'Instagram', 'WhatsApp']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(footer.getByRole('link', { name: /^Hotline/ })).toBeVisible();
  for (const city of ['Abuja', 'Lagos']) await expect(footer.getByText(city).first()).toBeVisible();
  await expect(footer.getByText(`© ${year} Smash Technology Ltd`)).toBeVisible();

  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'true';
  });
  await footer.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  await footer.locator('a[href="/all-businesses"]').click();
  await expect(page).toHaveURL('/all-businesses');
  await expect(page.locator('html[data-kept]')).toHaveCount(0);
});
