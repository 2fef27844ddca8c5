import type { Page } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import {
  applicationForm,
  openFilledForm,
  openForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { photoOf } from '../../support/e2e/photos.js';
import { pdfText } from '../../support/e2e/files.js';
import { menuButton, openPage } from '../../support/e2e/site-page.js';
import { openApplications, openDetails, openScreen, PORTAL, visit } from '../../support/e2e/portal.js';
import { expect, portalTest, test } from '../../support/e2e/test.js';

/** What the site promises (public-web/src/content/legal/accessibility.ts): a desktop of 1280 pixels at 400% zoom. */
const NARROW = { width: 320, height: 640 };
test.use({ viewport: NARROW });
/** The narrowest phones in use, in CSS pixels. */
const NARROW_PHONE = { width: 360, height: 740 };
portalTest.use({ viewport: NARROW_PHONE });

/** A word that cannot be broken, as in file names and addresses. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2);

async function expectNoOverflow(page: Page, screen: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `width of ${screen}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('the pages of jobs and the login card fit a screen 320 pixels wide', async ({ page, api }) => {
  await test.step('the list of jobs and the page of a job fit', async () => {
    const job = await api.createJob({ title: LONG_WORD, description: LONG_WORD, salary_range: LONG_WORD });
    for (const address of ['/careers', `/careers/${job.id}`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expectNoOverflow(page, address);
    }
  });

  await test.step('the login card fits', async () => {
    await page.goto(PORTAL);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expectNoOverflow(page, 'the login card');
  });
});

test('the application form fits a screen 320 pixels wide with errors, filled in and sent, and is accessible', async ({
  page,
  api,
}) => {
  const job = await api.createJob({ title: LONG_WORD, description: LONG_WORD, salary_range: LONG_WORD });
  await openForm(page, job.id);
  await submitButton(page).click();
  const summary = applicationForm(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expectAccessible(page);
  await expectNoOverflow(page, 'the form with errors');
  await openFilledForm(page, job.id, { first_name: LONG_WORD });
  await expectStateAccessible(page);
  await expectNoOverflow(page, 'the filled form');
  const photos = applicationForm(page).getByRole('group', { name: 'Photos of your letter' });
  const photo = await photoOf(page, { name: `${LONG_WORD}.jpg`, width: 300, height: 400 });
  await photos.getByLabel('Choose photos').setInputFiles(photo);
  const tool = photos.getByRole('button', { name: 'Remove page 1' });
  await expect(tool).toBeEnabled();
  await expectNoOverflow(page, 'the form with a photographed page');
  await tool.click();
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page, 'the success view');
});

portalTest('the main screens of the portal fit a phone 360 pixels wide', async ({ page, api }) => {
  const job = await api.createJob({ title: LONG_WORD, description: LONG_WORD, salary_range: LONG_WORD });
  const application = await api.apply(job.id, { first_name: LONG_WORD, address: LONG_WORD });
  for (const [path, title] of [
    ['jobs', 'Job Postings'],
    ['jobs/create', 'Post New Job'],
    [`jobs/${job.id}`, 'Edit Job'],
    ['applications', /^All applications/],
    ['accounts', 'Accounts'],
    ['my-account', 'My account'],
    ['imports', 'Import'],
  ] as const) {
    await openScreen(page, path);
    await expect(page.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0);
    await expectNoOverflow(page, path);
  }
  await openApplications(page, job.id);
  await page.getByRole('button', { name: /^Status of/ }).click();
  await expectNoOverflow(page, 'applications');
  const details = await openDetails(page, application);
  await expectNoOverflow(page, 'details');
  await details.getByRole('button', { name: 'View CV' }).click();
  await expect(pdfText(page.getByRole('dialog', { name: /Preview/ }))).toBeVisible();
  await expectNoOverflow(page, 'preview');

  await visit(page, `jobs/${job.id}/applications/${application.id}/review`);
  await expect(page.getByRole('group', { name: 'Application Status' })).toBeVisible();
  const cv = page.getByRole('region', { name: 'CV' });
  await expect(pdfText(cv)).toBeVisible();
  const { width = 0 } = (await cv.locator('.page').first().boundingBox()) ?? {};
  expect(width, 'width of a page of the PDF').toBeGreaterThan(280);
  expect(width, 'width of a page of the PDF').toBeLessThan(NARROW_PHONE.width);
  await expectNoOverflow(page, 'the review');
});

/** Window of that desktop at 400% zoom, in width and height. */
const LOW = { width: 320, height: 256 };
/** Number of rows of pixels that are covered by something that stays when the page is scrolled. */
const rowsThatStay = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const rows = [...Array(window.innerHeight).keys()];
    return rows.filter((row) => stays(document.elementFromPoint(window.innerWidth / 2, row))).length;
  });

test('at 400% zoom no fixed part covers the page of a job', async ({ page, api }) => {
  const job = await api.createJob();
  await page.setViewportSize(LOW);
  await page.goto(`/careers/${job.id}`);
  await expect(page.getByRole('link', { name: /^Apply/ }).last()).toBeAttached();
  expect(await rowsThatStay(page)).toBe(0);
});

portalTest('at 400% zoom no fixed part covers a review or a selection', async ({ page, api }) => {
  const job = await api.createJob();
  const { id } = await api.apply(job.id);
  await page.setViewportSize(LOW);
  await openScreen(page, `jobs/${job.id}/applications/${id}/review`);
  await expect(page.getByRole('group', { name: 'Application Status' })).toBeAttached();
  expect(await rowsThatStay(page)).toBe(0);
  await openApplications(page, job.id);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('1 selected')).toBeAttached();
  expect(await rowsThatStay(page)).toBe(0);
});

test('with text of twice the size the pages fit a phone, and the button of the menu is whole', async ({
  page,
}) => {
  await page.setViewportSize(NARROW_PHONE);
  for (const address of ['/', '/careers']) {
    await openPage(page, address);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoOverflow(page, address);
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  }
});
