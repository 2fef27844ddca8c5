import { MESSAGES } from '@smash/contract';
import { openPage } from '../../support/e2e/site-page.js';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, test } from '../../support/e2e/test.js';

test('to who comes from another page says that the position is loading, that it cannot be loaded, then shows it', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*404/);
  const job = await api.createJob({ location: 'Kano', salary_range: '₦200,000 a month' });
  await page.goto('/job-application/999999');
  await expect(page.getByRole('heading', { name: 'Unable to Load Position' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(MESSAGES.jobDetailsFailed);

  const release = await holdRequests(page, `**/api/jobs/${job.id}`);
  await openPage(page, `/careers/${job.id}`);
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page.getByText('Loading Position Details...')).toBeVisible();
  release();
  const card = page.getByRole('complementary', { name: 'Position' });
  await expect(card.getByRole('heading', { name: job.title })).toBeVisible();
  await expect(card.getByText('₦200,000 a month')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Resume Upload' })).toBeVisible();
});
