import { uniqueWord } from '../../support/e2e/api.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { applicationEntry, PORTAL, visit } from '../../support/e2e/portal.js';
import { seedApplications } from '../../support/e2e/rows.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('the desk links to the applications that need attention, and the table of jobs to the pending ones', async ({
  page,
  api,
  site,
}) => {
  const word = uniqueWord();
  const job = await api.createJob({ title: `Rider ${word}`, description: 'A long text. '.repeat(30) });
  await api.createJob({ title: `Cook ${word}`, is_active: false });
  await seedApplications(site, job.id, 3, { status: `(ARRAY['rejected', 'pending', 'pending'])[n]` });
  await page.goto(PORTAL);
  const desk = page.getByRole('region', { name: 'Needs attention' });
  await expect(desk.getByRole('link', { name: /New since you were here/ })).toBeVisible();
  await expectStateAccessible(page);
  await desk.getByRole('link', { name: /Not yet told/ }).click();
  await expect(page.getByRole('button', { name: 'Remove the filter Not yet told' })).toBeVisible();
  await expect(applicationEntry(page, 'ada1@example.com').first()).toBeVisible();

  await visit(page, `jobs?filter=${encodeURIComponent(JSON.stringify({ search: word }))}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Table' }).click();
  const queue = page.getByRole('link', { name: `2 Pending for ${job.title}` });
  await expect(queue).toBeVisible();
  await expectAccessible(page);
  await queue.click();
  await expect(page.getByRole('heading', { name: `Applications for ${job.title} (2)` })).toBeVisible();
  await visit(page, '');
  await expect(queue).toBeVisible();
  await page.getByRole('button', { name: 'Cards' }).click();
});
