import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.js';
import { applicationEntry, PORTAL, portalAlert } from '../../support/e2e/portal.js';
import { seedApplications } from '../../support/e2e/rows.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test.use({ viewport: { width: 1366, height: 768 } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return box;
}

/** Where every cell of the table stands. */
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

test('at 1366 an open status menu moves nothing, addresses stay whole, and alerts lie below the navigation', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const email = 'adaeze.chidinma.okonkwo@mail.example.com';
  await api.apply(job.id, { email });
  await page.goto(`${PORTAL}applications`);
  const entry = applicationEntry(page, email);
  await expect(entry).toBeVisible();
  expect(await lineStarts(entry.getByRole('link', { name: email }))).toEqual([]);

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

/** The addresses that can be read on the screen as it stands, from the first letter to the last. */
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

test('14 rows at 1366 and five cards on a phone, each with its whole address; rows and columns as one wants them', async ({
  page,
  api,
  site,
}) => {
  const job = await api.createJob();
  const email = `'chidinma.okonkwo' || n || '@mail.example.com'`;
  await seedApplications(site, job.id, 16, { email, status: `(ARRAY['pending', 'rejected'])[1 + n % 2]` });
  const address = (number: number) => `chidinma.okonkwo${number}@mail.example.com`;
  const first = (count: number) => Array.from({ length: count }, (_, index) => address(index + 1));
  await page.goto(`${PORTAL}jobs/${job.id}/applications`);
  await expect(applicationEntry(page, address(16))).toBeVisible();
  expect((await addressesInSight(page)).slice(0, 14)).toEqual(first(14));
  await page.goto(`${PORTAL}applications`);
  await expect(applicationEntry(page, address(16))).toBeVisible();
  expect((await addressesInSight(page)).length).toBeGreaterThanOrEqual(14);
  await page.goto(`${PORTAL}jobs/${job.id}/applications`);

  const table = page.getByRole('main').getByRole('table');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Phone' })).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'Comfortable rows' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(applicationEntry(page, address(16))).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
  expect((await addressesInSight(page)).length).toBeLessThan(14);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${PORTAL}applications`);
  await expect(applicationEntry(page, address(1))).toBeVisible();
  expect((await addressesInSight(page)).length).toBeGreaterThanOrEqual(5);
  await expectAccessible(page);
});
