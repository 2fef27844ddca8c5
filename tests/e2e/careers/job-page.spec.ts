import { uniqueWord } from '../../support/e2e/api.js';
import { expectAccessible } from '../../support/e2e/axe.js';
import { openPage, takenOver } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test('a job with long texts is folded in the list and shown whole on its page, and both are accessible', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const long = 'You plan which vehicle goes where and keep every one of them on the road. '.repeat(20);
  const job = await api.createJob({
    title: `Fleet and Operations Manager ${word}`,
    description: `First line.\nSecond line.\n\n${long}The very end.`,
    responsibility: `Every day: ${long}`,
    // Short enough to be shown whole on a desktop.
    requirements: Array.from('abcdefgh', (letter) => `A driving licence of class ${letter}`)
      .join('\n')
      .slice(0, 140),
    salary_range: '₦350,000 to ₦450,000 a month',
    application_deadline: '2031-03-09',
  });
  const closed = await api.createJob({ title: `Rider ${word}`, is_active: false });

  await test.step('in the list it takes at most half a phone screen until it is unfolded', async () => {
    await openPage(page, `/careers?q=${word}`);
    await expect(page.getByRole('article', { name: closed.title })).toBeVisible();
    const card = page.getByRole('article', { name: job.title });
    await expect(card).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(page.viewportSize()?.width).toBe(390);
    const folded = await card.boundingBox();
    expect(folded?.height).toBeLessThanOrEqual(420);
    await card.getByRole('button', { name: /^Read More/ }).click();
    await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(420);
    await expectAccessible(page);
  });

  await test.step('its page shows the whole text with line breaks, and prints without links and buttons to share', async () => {
    await page.goto(`/careers/${job.id}`);
    await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('The very end.')).toBeVisible();
    await expect(page.getByText('First line.')).toHaveCSS('white-space', /^pre-line|break-spaces$/);
    await expect(page.getByText(job.responsibility)).toBeVisible();
    for (const point of job.requirements.split('\n'))
      await expect(page.getByText(point, { exact: true })).toBeVisible();
    await expect(page.getByText('₦350,000 to ₦450,000 a month')).toBeVisible();
    await expect(page.getByText('March 9, 2031')).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    const applyNow = page
      .getByRole('link', { name: /^Apply Now/ })
      .filter({ visible: true })
      .first();
    // Links and buttons are of no use on paper.
    const back = page.getByRole('main').getByRole('link', { name: 'All positions' });
    const share = page.getByRole('heading', { name: 'Share this position' });
    for (const part of [back, share]) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of [back, share, applyNow]) await expect(part).toBeHidden();
    await page.emulateMedia({ media: null });
    // The address that browsers share for the open page.
    const canonical = page.locator(`link[rel="canonical"][href$="/careers/${job.id}"]`);
    await expect(canonical).toHaveCount(1);
    await takenOver(page);
    await applyNow.click();
    await expect(page).toHaveURL(`/job-application/${job.id}`);
    await expect(canonical).toHaveCount(0);
  });
});
