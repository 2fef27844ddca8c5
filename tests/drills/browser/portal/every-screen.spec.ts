import type { Page } from '@playwright/test';
import { openScreen, openSectionGroup, PORTAL } from '../../../support/e2e/portal.js';
import { createMessage } from '../../../support/e2e/records.js';
import { createAccount } from '../../../support/e2e/accounts.js';
import { resize } from '../../../support/e2e/site-page.js';
import { overflow, squeezed } from '../../../support/e2e/site-problems.js';
import { expect, portalTest } from '../../../support/e2e/test.js';

/** Window widths in pixels: the narrowest phone, the widest screen, and those that the screens were designed for. */
const WIDTHS = [360, 390, 820, 1440, 2560];

/** Addresses of all sections, from the navigation. */
async function sections(page: Page): Promise<string[]> {
  await page.goto(`${PORTAL}jobs`);
  const navigation = page.getByRole('navigation', { name: 'Sections' });
  await expect(navigation.getByRole('link').first()).toBeVisible();
  const found = new Set<string>();
  const collect = async () => {
    for (const link of await navigation.getByRole('link').all())
      found.add((await link.getAttribute('href')) ?? '');
  };
  await collect();
  for (const group of ['Investors', 'Community', 'Administration']) {
    await openSectionGroup(page, group);
    await collect();
    await page.keyboard.press('Escape');
  }
  return [...found].map((address) => address.replace(PORTAL, ''));
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await openScreen(page, path);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  for (const width of WIDTHS) {
    await resize(page, width);
    expect.soft(await overflow(page), `pixels that ${path} is too wide for ${width}`).toBe(0);
    expect.soft(await squeezed(page), `texts of ${path} in a strip at ${width}`).toEqual([]);
  }
}

portalTest('every section of the portal fits every screen @desktop', async ({ page, api }) => {
  const job = await api.createJob();
  await api.apply(job.id);
  await createAccount(api);
  await createMessage(api);
  const paths = await sections(page);
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) await expectWhole(page, path);
});

portalTest('the forms and the pages of single records fit every screen @desktop', async ({ page, api }) => {
  const job = await api.createJob();
  const { id } = await api.apply(job.id);
  await page.goto(`${PORTAL}jobs`);
  const ofApplication = `jobs/${job.id}/applications/${id}`;
  for (const path of [
    ...['jobs/create', `jobs/${job.id}`, `jobs/${job.id}/applications`, `jobs/${job.id}/board`],
    ...[ofApplication, `${ofApplication}/review`, 'my-account', 'imports', 'deleted-jobs'],
    ...['zones/create', 'activities/create', 'messages/create', 'mail-templates/create'],
  ])
    await expectWhole(page, path);
});
