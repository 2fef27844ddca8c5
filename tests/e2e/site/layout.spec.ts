import { type Locator, type Page } from '@playwright/test';
import { uniqueWord } from '../../support/e2e/api.js';
import { openPage, resize } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

/** A text of about two laptop windows. */
const LONG = 'You plan which vehicle goes where and keep every one of them on the road. '.repeat(40);

/** Smallest height of what is pressed with a finger (public-web/src/content/legal/accessibility.ts), in pixels. */
const TARGET = 44;

/** The fonts that a text is drawn with and that are not the site's. */
async function otherFontsOf(page: Page, text: Locator): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  await text.evaluate((element) => element.setAttribute('id', 'measured'));
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#measured',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  expect(fonts).not.toEqual([]);
  return fonts
    .map(({ familyName }) => familyName)
    .filter((name) => !/^(Bricolage Grotesque|Public Sans)/.test(name));
}

test('the opening of a business fits the narrowest windows, and large letters', async ({ page }) => {
  await openPage(page, '/business/ridesmash');
  for (const [width, letters] of [
    [280, '100%'],
    [305, '100%'],
    [390, '200%'],
  ] as const) {
    await resize(page, width);
    await page.locator('html').evaluate(({ style }, size) => (style.fontSize = size), letters);
    const words = page.getByRole('heading', { level: 1 }).locator('..').locator(':scope > *');
    // The drawing behind the telephone may run off the window.
    const telephone = page.getByRole('figure', { name: /^Example: / }).first();
    const rightEdges = await words
      .or(telephone)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
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

test('Nigerian letters are drawn in the fonts of the site', async ({ page, api }) => {
  const word = uniqueWord();
  const job = await api.createJob({
    title: `Ọláyínká Ẹkọ́ Ụ́zọ Ịnụ Ṣadé Ńké ${word}`,
    description: 'Olùdarí Ẹ̀kọ́, ọ̀rẹ́, ụlọ, Ịnụ, Ṣadé',
  });
  await openPage(page, `/careers/${job.id}`);
  expect(await otherFontsOf(page, page.getByRole('heading', { level: 1 }))).toEqual([]);
  expect(await otherFontsOf(page, page.getByText(job.description))).toEqual([]);
});

test('links and buttons that stand alone are high enough for a finger', async ({ page, api }) => {
  const { title } = await api.createJob({ brand: 'ridesmash' });
  const heightOf = async (target: Locator) => (await target.boundingBox())?.height;
  await openPage(page, '/business/ridesmash');
  const jobs = page.getByRole('region', { name: 'Open jobs at Ridesmash' });
  await jobs.scrollIntoViewIfNeeded();
  expect(await heightOf(jobs.getByRole('link', { name: title }).first())).toBeGreaterThanOrEqual(TARGET);
  await openPage(page, '/careers?brand=ridesmash');
  expect(await heightOf(page.getByRole('link', { name: 'Show all positions' }))).toBeGreaterThanOrEqual(
    TARGET,
  );
  await openPage(page, '/login');
  expect(await heightOf(page.getByRole('button', { name: 'Show password' }))).toBeGreaterThanOrEqual(TARGET);
});

test('where the device chooses the colours, the points of a job keep their marks', async ({ page, api }) => {
  const job = await api.createJob({ requirements: 'A licence\nA telephone' });
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, `/careers/${job.id}`);
  const mark = page.getByRole('listitem').filter({ hasText: 'A licence' });
  const { line, ground } = await mark.evaluate((point) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(point, '::before');
    return {
      line: `${borderTopWidth} ${borderTopColor}`,
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(line).toMatch(/^2px /);
  expect(line).not.toContain(ground);
});
