import { expect, test } from '../../support/e2e/test.js';

test('the pages of a business, its jobs, its department and its shares have its hue; those of the group have none', async ({
  page,
  api,
}) => {
  const job = await api.createJob({ brand: 'smashwise' });
  for (const [address, ray] of [
    ['/business/smashwise', 4],
    ['/careers?brand=smashwise', 4],
    [`/careers/${job.id}`, 4],
    ['/smashwise-department', 4],
    ['/ridesmash-department', 0],
    ['/smash-travels-department', 2],
    ['/buy-shares?brand=smashwise', 4],
    ['/buy-shares', undefined],
    ['/careers', undefined],
    ['/careers?brand=group', undefined],
    ['/media-it-department', undefined],
  ] as const) {
    await page.goto(address);
    const hue = page.locator('[data-business]').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (ray === undefined) await expect(hue, address).toHaveCount(0);
    else await expect(hue.first(), address).toHaveAttribute('data-business', String(ray));
  }
});
