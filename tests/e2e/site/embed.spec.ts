import { expect, test } from '../../support/e2e/browser-test.js';
import { listenOnLoopback } from '../../support/doubles/loopback-server.js';

test('another site can list the open jobs of a brand, each with a link to it', async ({ page, site }) => {
  // A brand that no test posts jobs for, as tests share the site.
  const elsewhere = await listenOnLoopback((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">
      <h1>Elsewhere</h1><smash-jobs brand="smashtravels"></smash-jobs>
      <script src="${site.url}/embed/jobs.js" async></script>`);
  });
  try {
    const asked = page.waitForRequest(`${site.url}/feeds/jobs.json?brand=smashtravels&texts=no`);
    await page.goto(elsewhere.origin);
    await asked;
    const job = page.getByRole('link', { name: 'Travel Consultant, Smash Travels' });
    await expect(job).toBeVisible();
    await expect(page.locator('smash-jobs').getByRole('link')).toHaveCount(1);
    await job.click();
    await expect(page.getByRole('heading', { name: 'Travel Consultant, Smash Travels' })).toBeVisible();
    await expect(page).toHaveURL(/\/careers\/\d+\?src=embed$/);
  } finally {
    await elsewhere.close();
  }
});
