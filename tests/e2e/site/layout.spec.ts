import { openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

/** A text of about two laptop windows. */
const LONG = 'You plan which vehicle goes where and keep every one of them on the road. '.repeat(40);

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
