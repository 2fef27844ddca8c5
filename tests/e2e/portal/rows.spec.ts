import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { test } from '../../support/e2e/mail-folder.js';
import {
  applicationEntry,
  dismissAlert,
  expectCounters,
  PORTAL,
  portalAlert,
  visit,
} from '../../support/e2e/portal.js';
import { seedApplications } from '../../support/e2e/rows.js';
import { expect } from '../../support/e2e/test.js';
import { uniqueWord } from '../../support/samples/builders.js';

// A site of its own, by a setting that no other test has: tags, notes and bulk actions take room in the lists.
test.use({
  viewport: { width: 1366, height: 768 },
  siteKind: { mails: 'folder', settings: { MAIL_UNDO_MINUTES: '9' } },
});

/** Email addresses that are fully visible without scrolling. */
const addressesInSight = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /@/ })
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const { bottom } = (link.closest('tr, li') ?? link).getBoundingClientRect();
        const isWhole = link.scrollWidth <= link.clientWidth && link.getClientRects().length === 1;
        return bottom <= innerHeight && isWhole ? link.textContent : [];
      }),
    );

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

/** First characters of the second and later lines of a text. */
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

test('the list of applications shows 14 rows on a laptop and five cards on a phone, and keeps its view', async ({
  page,
  api,
  site,
}) => {
  const job = await api.createJob();
  const name = `chidinma.${uniqueWord().slice(0, 7)}`;
  const email = `'${name}' || n || '@mail.example.com'`;
  await seedApplications(site, job.id, 16, { email, status: `(ARRAY['pending', 'rejected'])[1 + n % 2]` });
  const address = (number: number) => `${name}${number}@mail.example.com`;
  const adaeze = `adaeze.chidinma.${uniqueWord().slice(0, 7)}@mail.example.com`;
  const first = (count: number) => Array.from({ length: count }, (_, index) => address(index + 1));
  await test.step('14 rows fit the screen, each with its whole email address', async () => {
    await page.goto(`${PORTAL}jobs/${job.id}/applications`);
    await expect(applicationEntry(page, address(16))).toBeVisible();
    await expect.poll(async () => (await addressesInSight(page)).slice(0, 14)).toEqual(first(14));
    await visit(page, 'applications');
    await expect(applicationEntry(page, address(16))).toBeVisible();
    await expect.poll(async () => (await addressesInSight(page)).length).toBeGreaterThanOrEqual(14);
  });

  await test.step('all texts have the fonts of the portal, an open status menu moves nothing, and alerts lie below the navigation', async () => {
    await api.apply(job.id, { email: adaeze });
    await visit(page, `applications?filter=${encodeURIComponent(JSON.stringify({ search: adaeze }))}`);
    const entry = applicationEntry(page, adaeze);
    await expect(entry).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await lineStarts(entry.getByRole('link', { name: adaeze }))).toEqual([]);

    expect(await textsInOtherFonts(page)).toEqual([]);

    // The header loads longer than the list, and moves it.
    await expectCounters(page);
    const before = await cellBoxes(page);
    await entry.getByRole('button', { name: /^Status of/ }).click();
    await expect(entry.getByRole('combobox')).toBeVisible();
    expect(await cellBoxes(page)).toEqual(before);

    await entry.getByRole('combobox').selectOption('Accepted');
    const alert = portalAlert(page, 'is now Accepted');
    await expect(alert).toBeVisible();
    const navigation = await boxOf(page.getByRole('navigation', { name: 'Sections' }));
    expect((await boxOf(alert)).y).toBeGreaterThanOrEqual(navigation.y + navigation.height);
    await dismissAlert(page, 'is now Accepted');
  });

  await test.step('the chosen columns and row height survive a reload, and five cards fit a phone', async () => {
    await visit(page, `jobs/${job.id}/applications`);

    const table = page.getByRole('main').getByRole('table');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Phone' })).not.toBeChecked();
    await expectStateAccessible(page);
    await page.getByRole('menuitemradio', { name: 'Comfortable rows' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(applicationEntry(page, address(16))).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
    await expect.poll(async () => (await addressesInSight(page)).length).toBeLessThan(14);

    await page.setViewportSize({ width: 390, height: 844 });
    // Without the filter of the previous step, which the portal remembers.
    await visit(page, 'applications?filter={}');
    await expect(applicationEntry(page, address(1))).toBeVisible();
    await expect.poll(async () => (await addressesInSight(page)).length).toBeGreaterThanOrEqual(5);
    // Only the card of the previous step: the more is on the screen, the longer axe takes.
    const chosen = JSON.stringify({ status: 'accepted', search: adaeze });
    await visit(page, `applications?filter=${encodeURIComponent(chosen)}`);
    await expect(applicationEntry(page, address(16))).toHaveCount(0);
    await expect(applicationEntry(page, adaeze)).toBeVisible();
    await expectAccessible(page);
  });
});
