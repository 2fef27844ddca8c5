import { PORTAL } from '../../support/e2e/portal.js';
import { openSession } from '../../support/e2e/session.js';
import { expect, owner, test } from '../../support/e2e/test.js';

test('the portal reloads, but only once, when a new release has removed the code of a screen', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/, /dynamically imported module/);
  await openSession(page, owner);
  await page.goto(PORTAL);
  await expect(page.getByRole('link', { name: 'Statistics' })).toBeVisible();
  let isReleased = true;
  let loads = 0;
  await page.route('**/hidden-portal/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().isNavigationRequest()) {
      loads += 1;
      isReleased = false;
      await route.continue();
    } else if (isReleased && pathname.includes('/assets/')) await route.fulfill({ status: 404 });
    else if (isReleased && pathname === PORTAL)
      await route.fulfill({ body: '<script type="module" src="/hidden-portal/assets/new.js"></script>' });
    else await route.continue();
  });
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'Statistics', exact: true })).toBeVisible();
  expect(loads).toBe(1);

  isReleased = true;
  await page.getByRole('link', { name: 'Interviews' }).click();
  await expect(page.getByText("This screen couldn't be shown")).toBeVisible();
  expect(loads).toBe(1);
});
