import { takenOver } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test('the whole text of a job is shown, with its line breaks', async ({ page, api }) => {
  const job = await api.createJob({
    description: `First line.\nSecond line.\n\n${'A long paragraph. '.repeat(40)}The very end.`,
    salary_range: '₦350,000 to ₦450,000 a month',
    application_deadline: '2031-03-09',
  });
  await page.goto(`/careers/${job.id}`);
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
  await expect(page.getByText('The very end.')).toBeVisible();
  await expect(page.getByText('First line.')).toHaveCSS('white-space', /^pre-line|break-spaces$/);
  await expect(page.getByText(job.responsibility)).toBeVisible();
  await expect(page.getByText(job.requirements)).toBeVisible();
  await expect(page.getByText('₦350,000 to ₦450,000 a month')).toBeVisible();
  await expect(page.getByText('March 9, 2031')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const applyNow = page
    .getByRole('link', { name: /^Apply Now/ })
    .filter({ visible: true })
    .first();
  // Paper has no use for what leads elsewhere.
  const back = page.getByRole('main').getByRole('link', { name: 'All positions' });
  const share = page.getByRole('heading', { name: 'Share this position' });
  for (const part of [back, share]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [back, share, applyNow]) await expect(part).toBeHidden();
  await page.emulateMedia({ media: null });
  // What browsers share of the page that is open.
  const canonical = page.locator(`link[rel="canonical"][href$="/careers/${job.id}"]`);
  await expect(canonical).toHaveCount(1);
  await takenOver(page);
  await applyNow.click();
  await expect(page).toHaveURL(`/job-application/${job.id}`);
  await expect(canonical).toHaveCount(0);
});
