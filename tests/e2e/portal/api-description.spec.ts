import { expect } from '@playwright/test';
import { test } from '../../support/e2e/test.js';

test('the page of the API shows what is sent and what is answered', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'API' })).toBeVisible();
  const login = page.locator('.opblock').filter({ hasText: 'Log in to the portal' });
  await login.getByRole('button').first().click();
  await expect(login.getByText('"adaeze"').first()).toBeVisible();
  await expect(login.getByText('Retry-After').first()).toBeVisible();
});
