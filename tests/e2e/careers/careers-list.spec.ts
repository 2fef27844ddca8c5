import { uniqueWord } from '../../support/e2e/api.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test('a job with long texts takes at most half a screen of a phone, until it is read on', async ({
  page,
  api,
}) => {
  const long = 'You plan which vehicle goes where and keep every one of them on the road. '.repeat(20);
  const { title } = await api.createJob({
    title: `Fleet and Operations Manager ${uniqueWord()}`,
    ...{
      description: long,
      responsibility: long,
      // Short enough to be shown whole on a desk.
      requirements: Array.from('abcdefgh', (letter) => `A driving licence of class ${letter}`)
        .join('\n')
        .slice(0, 140),
      salary_range: '₦350,000 to ₦500,000 a month',
    },
  });
  await openPage(page, `/careers?q=${title.split(' ').at(-1)}`);
  const card = page.getByRole('article', { name: title });
  await expect(card).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(page.viewportSize()?.width).toBe(390);
  const folded = await card.boundingBox();
  expect(folded?.height).toBeLessThanOrEqual(420);
  await card.getByRole('button', { name: /^Read More/ }).click();
  await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(420);
});
