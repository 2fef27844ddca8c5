import { openPage, resize } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

/** A text of about two laptop windows. */
const LONG = 'You plan which vehicle goes where and keep every one of them on the road. '.repeat(40);

test('the opening of a business fits the narrowest windows, and large letters', async ({ page }) => {
  await openPage(page, '/business/ridesmash');
  for (const [width, letters] of [
    [280, '100%'],
    [305, '100%'],
    [390, '200%'],
  ] as const) {
    await resize(page, width);
    await page.locator('html').evaluate(({ style }, size) => (style.fontSize = size), letters);
    const opening = page.getByRole('heading', { level: 1 }).locator('..').locator(':scope > *');
    const rightEdges = await opening.evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect().right),
    );
    const state = `right edges at ${width} pixels, letters of ${letters}`;
    expect(Math.max(...rightEdges), state).toBeLessThan(width);
  }
});

test('on a low laptop a job can be applied for wherever its text is read @desktop', async ({ page, api }) => {
  const job = await api.createJob({ brand: 'ridesmash', description: LONG, responsibility: LONG });
  await page.setViewportSize({ width: 1366, height: 625 });
  await openPage(page, `/careers/${job.id}`);
  for (const name of ['Description', 'Responsibilities']) {
    const heading = page.getByRole('heading', { name });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const applyNow = page.getByRole('link', { name: /^Apply Now/ }).filter({ visible: true });
    await expect(applyNow).toBeInViewport({ ratio: 1 });
  }
});
