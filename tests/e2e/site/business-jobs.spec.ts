import { uniqueWord } from '../../support/e2e/api.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { expect, test } from '../../support/e2e/test.js';

test('the page of a business lists its open jobs and leads to them', async ({ page, api }) => {
  const title = `Rider ${uniqueWord()}`;
  const { id } = await api.createJob({ title, brand: 'ridesmash', location: 'Lagos' });
  await page.goto('/business/ridesmash');
  const jobs = page.getByRole('region', { name: 'Open jobs at Ridesmash' });
  await jobs.scrollIntoViewIfNeeded();
  const job = jobs.getByRole('listitem').filter({ hasText: title });
  await expect(job).toContainText('Lagos');
  await expectStateAccessible(page);
  await job.getByRole('link').click();
  await expect(page).toHaveURL(`/careers/${id}`);
});
