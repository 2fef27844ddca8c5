import { listedPages } from '../../../support/e2e/site-addresses.mjs';
import { expect, test } from '../../../support/e2e/test.js';
import { countTraffic, readToTheEnd } from '../../../support/e2e/traffic.js';

/** Limit of bytes over the wire for the first visit to any page (docs/requirements/site.md#s-81). */
const LIMIT = 260_000;

test('the first visit to each page stays below the limit of bytes on a phone, scrolled to its end @phone', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const tooHeavy: string[] = [];
  const weights: [number, string][] = [];
  for (const path of await listedPages(baseURL)) {
    const page = await browser.newPage();
    const traffic = await countTraffic(page);
    await page.goto(path);
    const { height, step } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      step: window.innerHeight,
    }));
    for (let top = 0; top < height; top += step)
      await page.evaluate((to) => {
        window.scrollTo(0, to);
        return new Promise(requestAnimationFrame);
      }, top);
    await readToTheEnd(page, traffic);
    weights.push([traffic.bytes, path]);
    if (traffic.bytes > LIMIT) tooHeavy.push(`${path}: ${traffic.bytes} bytes`);
    await page.context().close();
  }
  weights.sort(([one], [other]) => other - one);
  console.log(weights.map(([bytes, path]) => `${bytes} ${path}`).join('\n'));
  expect(tooHeavy).toEqual([]);
});
