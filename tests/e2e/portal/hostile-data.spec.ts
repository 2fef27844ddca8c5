import type { Page } from '@playwright/test';
import { COVER_LETTER_TEXT_LIMIT } from '@smash/contract';
import { uniqueWord } from '../../support/e2e/api.js';
import { openPrintWindow } from '../../support/e2e/files.js';
import {
  applicationEntry,
  jobCard,
  openApplications,
  openDetails,
  portalAlert,
  visit,
} from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

declare global {
  interface Window {
    /** Set by the hostile texts below if a browser runs them. */
    __xss?: true;
  }
}

const IMAGE = '<img src=x onerror="window.__xss=true">';
const SCRIPT = '</script><script>window.__xss=true</script>';
const FORMULA = '=HYPERLINK("evil","Click")';
/** Reverses what follows on screen, so that "gnp exe" reads "exe png". */
const RIGHT_TO_LEFT = '\u202egnp exe';

const answers = {
  first_name: IMAGE,
  middle_name: FORMULA,
  last_name: RIGHT_TO_LEFT,
  address: `${SCRIPT} {{constructor.constructor('window.__xss=true')()}}`,
  portfolio: 'https://example.com/"onmouseover="window.__xss=true',
  social_link: "https://example.com/'><svg/onload=window.__xss=true>",
};
const letter =
  `${IMAGE}${SCRIPT}${'very long words '.repeat(1000)}`.slice(0, COVER_LETTER_TEXT_LIMIT - 8) + ' The end';

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.__xss)).toBeUndefined();
  await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
}

/** Long words break instead of making the page wider than the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await excess()).toBeLessThanOrEqual(0);
}

test('markup that people enter is shown as text, in lists, details, review, print and on the site', async ({
  page,
  api,
}) => {
  await test.step('markup in answers and notes is shown as text in the review, and after a change to selected applications', async () => {
    const title = `${IMAGE} ${uniqueWord()}`;
    const job = await api.createJob({ title, description: SCRIPT });
    const application = await api.apply(job.id, { ...answers, coverLetterText: letter });
    const note = `${IMAGE}${SCRIPT} ${FORMULA} gnp exe ${'W'.repeat(3000)} The end`;
    await api.client.POST('/api/applications/{id}/notes', {
      params: { path: { id: application.id } },
      body: { text: note.replace('gnp exe', RIGHT_TO_LEFT) },
    });

    await openApplications(page, job.id);
    await applicationEntry(page, application.email).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'Reviewed' }).click();
    await expect(portalAlert(page, '1 application set to Reviewed')).toBeVisible();
    await expectInert(page);

    await page.getByRole('main').getByRole('link', { name: 'Review', exact: true }).first().click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toContainText(`${IMAGE} ${FORMULA}`);
    await expect(page).toHaveTitle(/Review: <img/);
    await expect(main.getByText(note, { exact: true })).toBeVisible();
    await expect(main.getByText('owner added a note')).toBeVisible();
    await expect(main.getByText(answers.address)).toBeVisible();
    await expect(page.getByText('\u202e')).toHaveCount(0);
    await main
      .getByRole('group', { name: 'Application Status' })
      .getByRole('button', { name: 'Accepted' })
      .click();
    await expect(main.getByText(`${IMAGE} ${FORMULA}`).filter({ hasText: 'is now Accepted' })).toBeVisible();
    await main.getByRole('group', { name: 'Document' }).getByRole('button', { name: 'Cover letter' }).click();
    await expect(main.getByText(/The end$/)).toHaveCount(2);
    await expectInert(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('markup in jobs and answers is shown as text in lists, details, previews, print and on the site', async () => {
    const title = `${IMAGE} ${uniqueWord()}`;
    const job = await api.createJob({ title, description: SCRIPT, location: FORMULA, salary_range: IMAGE });
    const application = await api.apply(job.id, { ...answers, coverLetterText: letter });

    await visit(page, '');
    await expect(jobCard(page, title)).toContainText(SCRIPT);
    await expectInert(page);

    await openApplications(page, job.id);
    await expect(applicationEntry(page, application.email)).toContainText(`${IMAGE} ${FORMULA}`);
    await expect(page.getByText('\u202e')).toHaveCount(0);
    await expectInert(page);

    const details = await openDetails(page, application);
    await expect(details.getByText(answers.address)).toBeVisible();
    for (const link of await details.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(
        /^(https:\/\/example\.com\/|mailto:|tel:|\/hidden-portal\/people\/[0-9a-f-]+$)/,
      );
    }
    await expectInert(page);

    await details.getByRole('button', { name: 'View cover letter' }).click();
    const preview = page.getByRole('dialog', { name: /Preview/ });
    await expect(preview.getByText(IMAGE).first()).toBeVisible();
    await expect(preview.getByText(/The end$/)).toHaveCount(1);
    await expectInert(page);
    await preview.getByRole('button', { name: 'Close' }).click();

    const print = await openPrintWindow(page, () =>
      details.getByRole('button', { name: 'Download PDF' }).click(),
    );
    await expect(print.getByText(answers.address)).toBeVisible();
    await expect(print.getByText(/The end$/)).toHaveCount(1);
    await expectInert(print);
    await print.close();

    await page.goto(`/careers/${job.id}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expectInert(page);
    await page.goto('/careers');
    await expect(page.getByRole('article', { name: title })).toContainText(FORMULA);
    await expectInert(page);
  });
});
