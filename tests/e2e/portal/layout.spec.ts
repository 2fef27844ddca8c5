import type { Locator, Page } from '@playwright/test';
import { applicationEntry, openApplications, portalAlert } from '../../support/e2e/portal.js';
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

test('at 1366 an open status menu moves nothing, addresses stay whole, and alerts lie below the navigation', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const email = 'adaeze.chidinma.okonkwo@mail.example.com';
  await api.apply(job.id, { email });
  await openApplications(page, job.id);
  const entry = applicationEntry(page, email);
  await expect(entry).toBeVisible();

  const lines = await entry.getByRole('link', { name: email }).evaluate((link) =>
    [...link.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length;
      }),
  );
  expect(lines).toEqual([1, 1]);

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
