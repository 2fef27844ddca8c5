import { expect } from '@playwright/test';
import { test } from '../../support/e2e/test.js';

test('the page of the API shows the request and the responses of an operation', async ({ page }) => {
  // Only this operation: the browser takes fifteen seconds to lay out all two hundred.
  await page.route('**/swagger-ui-init.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'url = options.swaggerUrl',
      `const { paths } = options.swaggerDoc;
      Object.assign(options.swaggerDoc, { paths: { '/api/login': paths['/api/login'] }, webhooks: {} });
      $&`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'API' })).toBeVisible();
  await expect(page.locator('.opblock')).toHaveCount(1);
  const login = page.locator('.opblock').filter({ hasText: 'Log in to the portal' });
  await login.getByRole('button').first().click();
  await expect(login.getByText('"adaeze"').first()).toBeVisible();
  await expect(login.getByText('Retry-After').first()).toBeVisible();
});
