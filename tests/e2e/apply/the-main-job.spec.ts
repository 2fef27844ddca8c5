import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MESSAGES } from '@smash/contract';
import { someAnswers, type SentFile } from '../../support/e2e/api.js';
import { expectAccessible } from '../../support/e2e/axe.js';
import {
  applicationForm,
  attach,
  fillAnswers,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { applicationEntry, jobCard, PORTAL, portalAlert, submitLogin } from '../../support/e2e/portal.js';
import { footerLink, openHome } from '../../support/e2e/site-page.js';
import { pdfText, openPrintWindow } from '../../support/e2e/files.js';
import { expect, test as siteTest } from '../../support/e2e/test.js';
import { sampleDocx, samplePdf } from '../../support/samples/files.js';

const test = siteTest.extend({
  baseURL: async ({ freshSite }, use) => {
    await use(freshSite.url);
  },
});

const JOB = 'Rider Experience Lead, Ridesmash';
const answers = someAnswers({ email: 'adaeze.okonkwo@example.com' });
const administrator = {
  username: 'halima',
  email: 'halima@example.com',
  password: 'seven horses by the river',
};

test(
  'a visitor applies with a CV, an administrator reviews it',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const cv = {
      name: 'Adaeze CV.pdf',
      mimeType: 'application/pdf',
      buffer: await samplePdf('Adaeze Okonkwo'),
    };
    const reference = await test.step('apply', () => apply(page, cv));

    await test.step('register the first account and log in', async () => {
      await page.goto(PORTAL);
      await page.getByRole('button', { name: 'Need an account? Register' }).click();
      await expect(page.getByRole('heading', { name: 'Admin Register' })).toBeVisible();
      await page.getByLabel('Username').fill(administrator.username);
      await page.getByLabel('Email').fill(administrator.email);
      await page.getByLabel('Password').fill(administrator.password);
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      await expect(page.getByText('you are the owner of this portal. You can log in now.')).toBeVisible();
      await expect(page.getByLabel('Username')).toHaveValue('');
      await expect(page.getByLabel('Password')).toHaveValue('');
      await submitLogin(page, administrator);
      await expect(page.getByRole('heading', { name: 'Job Management Dashboard' })).toBeVisible();
      await expect(page.getByText('Manage job postings and track applications')).toBeVisible();
      await expect(page.getByRole('link', { name: administrator.username })).toBeVisible();
    });

    await test.step('see the application among those of its job', async () => {
      await expect(page.getByRole('definition').filter({ hasText: /^1$/ })).toBeVisible();
      await expect(jobCard(page, JOB)).toContainText('1 application');
      await jobCard(page, JOB).getByRole('link', { name: 'View applications' }).click();
      await expect(page.getByRole('heading', { name: `Applications for ${JOB} (1)` })).toBeVisible();
      const entry = applicationEntry(page, answers.email);
      await expect(entry).toContainText('Adaeze Chidinma Okonkwo');
      await expect(entry).toContainText(answers.phone);
      await expect(entry.getByRole('button', { name: /^Status of .*: Pending/ })).toBeVisible();
    });

    await test.step('read everything that was sent', async () => {
      await applicationEntry(page, answers.email).getByRole('link', { name: 'View Details' }).click();
      const details = page.getByRole('dialog');
      await expect(details.getByText(reference)).toBeVisible();
      for (const text of [
        'Adaeze Chidinma Okonkwo',
        answers.email,
        answers.phone,
        '12 April 1996',
        answers.state_of_origin,
        answers.address,
        answers.state_of_resident,
        answers.portfolio,
        answers.social_link,
        'Pending',
        'Adaeze CV.pdf',
        'Why me.docx',
      ]) {
        await expect(details.getByText(text, { exact: true }).first()).toBeVisible();
      }
    });

    await test.step('look at the CV in the browser', async () => {
      await page.getByRole('button', { name: 'View CV' }).click();
      const preview = page.getByRole('dialog', { name: /^CV Preview/ });
      await expect(pdfText(preview)).toBeVisible();
      await expectAccessible(page);
      await preview.getByRole('button', { name: 'Close' }).click();
      await expect(preview).toBeHidden();
    });

    await test.step('download it byte for byte', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Adaeze CV.pdf');
      expect(sha256(await readFile(await download.path()))).toBe(sha256(cv.buffer));
    });

    await test.step('print a summary', async () => {
      const print = await openPrintWindow(page, () =>
        page.getByRole('button', { name: 'Download PDF' }).click(),
      );
      await expect(print.getByRole('heading', { name: JOB })).toBeVisible();
      await expect(print.getByText(/^Generated \d{1,2} \w+ \d{4}$/)).toBeVisible();
      for (const heading of [
        'Candidate Information',
        'Contact Details',
        'Application Details',
        'Cover Letter',
      ]) {
        await expect(print.getByRole('heading', { name: heading })).toBeVisible();
      }
      await expect(print.getByText(reference)).toBeVisible();
      await expect(print.getByText('Why me.docx')).toBeVisible();
      await print.close();
      await page.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('change the status, which stays after a reload', async () => {
      const entry = applicationEntry(page, answers.email);
      await entry.getByRole('button', { name: /^Status of .*: Pending/ }).click();
      await entry.getByRole('combobox', { name: /^Status of/ }).selectOption('Accepted');
      await expect(entry.getByRole('button', { name: /^Status of .*: Accepted/ })).toBeVisible();
      // The badge changes at once, the alert comes when the server has stored the status.
      await expect(portalAlert(page, /Okonkwo is now Accepted/)).toBeVisible();
      await page.reload();
      await expect(entry.getByRole('button', { name: /^Status of .*: Accepted/ })).toBeVisible();
    });

    await test.step('log out', async () => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      await page.goto(`${baseURL}${PORTAL}`);
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      await expect(page.getByText(answers.email)).toHaveCount(0);
    });
  },
);

/** From the home page to the success view; returns the reference shown there. */
async function apply(page: Page, cv: SentFile): Promise<string> {
  await openHome(page);
  await (await footerLink(page, 'Company', 'Careers')).click();
  await page.getByRole('link', { name: JOB, exact: true }).click();
  await expect(page.getByRole('heading', { name: JOB, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(applicationForm(page)).toBeVisible();
  await fillAnswers(page, answers);
  await attach(page, 'cv_file', cv);
  await attach(page, 'cover_letter_file', {
    name: 'Why me.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: sampleDocx(),
  });
  await submitButton(page).click();
  await expect(successHeading(page)).toBeFocused();
  await expect(page.getByText(MESSAGES.submitFailed)).toHaveCount(0);
  return (await page.getByText(/^SMT-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
