import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/e2e/axe.js';
import { openSectionGroup, PORTAL } from '../../support/e2e/portal.js';
import { withQuery } from '../../support/e2e/rows.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import type { TestApp } from '../../support/servers/test-app.js';

const reasons = ['request', 'retention', 'removed'] as const;

/** A certificate for each reason, of the given day; as the erasures leave them. */
async function addCertificates(site: TestApp, day: string) {
  const certificates = reasons.map((reason, hour) => ({
    ...{ id: randomUUID(), application: randomUUID(), reason },
    erasedAt: `${day}T1${hour}:00:00+01:00`,
  }));
  await withQuery(site, async (query) => {
    for (const { id, application, reason, erasedAt } of certificates) {
      await query(
        `INSERT INTO erasure_certificates (id, application_id, reason, file_count, erased_at) VALUES ($1, $2, $3, 2, $4)`,
        [id, application, reason, erasedAt],
      );
    }
  });
  return certificates;
}

test('the owner finds a certificate by its number and by its reason, newest first', async ({
  page,
  site,
}) => {
  const [request, retention, removed] = await addCertificates(site, '2096-03-04');
  if (!request || !retention || !removed) throw new Error('There are three.');
  await page.goto(PORTAL);
  await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'Erasures' }).click();
  const rows = page.getByRole('list', { name: 'Erasures' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText(removed.id);
  await expect(rows.nth(1)).toContainText(retention.id);
  await expect(rows.nth(2)).toContainText(request.id);
  await expect(rows.nth(0)).toContainText('Deleted in the portal');
  await expect(rows.nth(1)).toContainText('Retention period over');
  await expect(rows.nth(2)).toContainText('Requested by the applicant');
  await expect(rows.nth(2)).toContainText(request.application);
  await expect(rows.nth(2)).toContainText('2 files');

  await page.getByLabel('Filter by reason').selectOption('Requested by the applicant');
  await expect(rows.first()).toContainText(request.id);
  await expect(page.getByText(retention.id)).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search by certificate number' });
  await search.fill(retention.id);
  await expect(page.getByText('No erasures found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all erasures' }).click();
  await expect(search).toHaveValue('');
  await expect(rows.nth(2)).toBeVisible();
  await search.fill(retention.id);
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
  await expect(rows).toContainText('Retention period over');
  await page.reload();
  await expect(rows).toHaveCount(1);
});
