import { expect, type Locator, type Page } from '@playwright/test';
import type { TestApp } from '../servers/test-app.js';
import type { SiteApi } from './api.js';
import { openApplications } from './portal.js';
import { seedApplications } from './rows.js';

/** Navigation of the reviewed list: the position in it, and the buttons to its neighbours. */
export const steps = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Applications of this list' });

/** The heading of the review if the applicant has this name. */
export const candidate = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('heading', { name, level: 2 });

/** Parameters of a list of pending applications, newest first. */
export const PENDING_ONLY = `?filter=${encodeURIComponent('{"status":"pending"}')}&order=DESC&page=1&perPage=25&sort=applied_at`;

/** Decides on the first pending applications of a job by keyboard alone, and checks that none was skipped. */
export async function triage(
  page: Page,
  api: SiteApi,
  site: TestApp,
  { pending, decided }: { pending: number; decided: number },
): Promise<void> {
  const job = await api.createJob();
  await seedApplications(site, job.id, pending);
  await openApplications(page, job.id, PENDING_ONLY);
  const review = page.getByRole('main').getByRole('link', { name: 'Review', exact: true }).first();
  await review.focus();
  await page.keyboard.press('Enter');
  await expect(candidate(page, 'Ada Okonkwo 1')).toBeFocused();
  await expect(steps(page)).toContainText(`1 of ${pending}`);
  for (let number = 1; number <= decided; number++) {
    await expect(candidate(page, `Ada Okonkwo ${number}`)).toBeVisible();
    await page.keyboard.press(String(2 + (number % 3)));
    await page.keyboard.press('j');
  }
  await expect(candidate(page, `Ada Okonkwo ${decided + 1}`)).toBeVisible();
  await expect(steps(page)).toContainText(`${decided + 1} of ${pending}`);

  const left = async () => (await api.applications(job.id)).filter(({ status }) => status === 'pending');
  await expect.poll(async () => (await left()).length).toBe(pending - decided);
  const statuses = (await api.applications(job.id)).slice(0, 4).map(({ status }) => status);
  expect(statuses).toEqual(['accepted', 'rejected', 'reviewed', 'accepted']);

  // The address keeps the position in the remaining list, so a reload shows the same person.
  await page.reload();
  await expect(candidate(page, `Ada Okonkwo ${decided + 1}`)).toBeVisible();
  await expect(steps(page)).toContainText(`1 of ${pending - decided}`);
  await page.keyboard.press('j');
  await expect(candidate(page, `Ada Okonkwo ${decided + 2}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(
    page.getByRole('heading', { name: `Applications for ${job.title} (${pending - decided})` }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Filter by status' })).toHaveValue('pending');
}
