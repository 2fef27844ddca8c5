import type { Locator, Page } from '@playwright/test';
import { applicationEntry, PORTAL, portalAlert } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { uniqueWord } from '../../support/samples/builders.js';

test.use({ viewport: { width: 1366, height: 768 } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return box;
}

/** Position and size of every cell of the table. */
const cellBoxes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .evaluate((table) =>
      [...table.querySelectorAll('th, td')].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );

/** The characters of a text with which a further line begins. */
const lineStarts = (text: Locator) =>
  text.evaluate((element) => {
    const signs = [...element.childNodes].flatMap((node) =>
      (node.textContent ?? '').split('').map((sign, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return { sign, top: range.getBoundingClientRect().top };
      }),
    );
    return signs
      .filter(({ top }, index) => index > 0 && top > (signs[index - 1]?.top ?? top))
      .map(({ sign }) => sign);
  });

/** Texts on the screen that are not in a font of the portal. */
const textsInOtherFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          ) &&
          !/Public Sans|Bricolage/.test(getComputedStyle(element).fontFamily),
      )
      .map(({ textContent }) => textContent),
  );

test('at 1366 all texts have the fonts of the portal, an open status menu moves nothing, addresses stay whole, and alerts lie below the navigation', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const email = `adaeze.chidinma.${uniqueWord().slice(0, 7)}@mail.example.com`;
  await api.apply(job.id, { email });
  await page.goto(`${PORTAL}applications`);
  const entry = applicationEntry(page, email);
  await expect(entry).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await lineStarts(entry.getByRole('link', { name: email }))).toEqual([]);

  expect(await textsInOtherFonts(page)).toEqual([]);

  const before = await cellBoxes(page);
  await entry.getByRole('button', { name: /^Status of/ }).click();
  await expect(entry.getByRole('combobox')).toBeVisible();
  expect(await cellBoxes(page)).toEqual(before);

  await entry.getByRole('combobox').selectOption('Accepted');
  const alert = portalAlert(page, 'is now Accepted');
  await expect(alert).toBeVisible();
  const navigation = await boxOf(page.getByRole('navigation', { name: 'Sections' }));
  expect((await boxOf(alert)).y).toBeGreaterThanOrEqual(navigation.y + navigation.height);
});
