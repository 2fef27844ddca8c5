import type { Page } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { test } from '../../support/e2e/mail-folder.js';
import { applicationEntry, PORTAL, visit } from '../../support/e2e/portal.js';
import { seedApplications } from '../../support/e2e/rows.js';
import { expect } from '../../support/e2e/test.js';
import { uniqueWord } from '../../support/samples/builders.js';

// A site of its own: what other tests tag, note and do with many takes room in the lists.
test.use({
  viewport: { width: 1366, height: 768 },
  siteKind: { mails: 'folder', settings: { MAIL_UNDO_MINUTES: '9' } },
});

/** The addresses that are fully visible on the present screen. */
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
  const name = `chidinma.${uniqueWord().slice(0, 7)}`;
  const email = `'${name}' || n || '@mail.example.com'`;
  await seedApplications(site, job.id, 16, { email, status: `(ARRAY['pending', 'rejected'])[1 + n % 2]` });
  const address = (number: number) => `${name}${number}@mail.example.com`;
  const first = (count: number) => Array.from({ length: count }, (_, index) => address(index + 1));
  await page.goto(`${PORTAL}jobs/${job.id}/applications`);
  await expect(applicationEntry(page, address(16))).toBeVisible();
  await expect.poll(async () => (await addressesInSight(page)).slice(0, 14)).toEqual(first(14));
  await visit(page, 'applications');
  await expect(applicationEntry(page, address(16))).toBeVisible();
  await expect.poll(async () => (await addressesInSight(page)).length).toBeGreaterThanOrEqual(14);
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
  await visit(page, 'applications');
  await expect(applicationEntry(page, address(1))).toBeVisible();
  await expect.poll(async () => (await addressesInSight(page)).length).toBeGreaterThanOrEqual(5);
  await expectAccessible(page);
});
