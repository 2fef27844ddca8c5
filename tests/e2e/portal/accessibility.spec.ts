import { uniqueWord } from '../../support/e2e/api.js';
import { expectAccessible } from '../../support/e2e/axe.js';
import { pdfText } from '../../support/e2e/files.js';
import { openApplications, openDetails, PORTAL, visit } from '../../support/e2e/portal.js';
import { createAccount } from '../../support/e2e/session.js';
import { expect, portalTest } from '../../support/e2e/test.js';
import { threeStages } from '../../support/samples/builders.js';

// One screen of each kind; every screen in every state, at both widths, is a drill.

portalTest(
  'no rule of WCAG is broken by lists, forms that were refused, and questions',
  async ({ page, api }) => {
    const { username } = await createAccount(api);
    // One of each kind: what axe costs grows with what is on the screen.
    const word = uniqueWord();
    await api.createJob({ title: `Rider ${word}`, description: 'A long text. '.repeat(30) });
    await api.createJob({ title: `Cook ${word}`, is_active: false });
    await page.goto(`${PORTAL}jobs?filter=${encodeURIComponent(JSON.stringify({ search: word }))}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessible(page);
    await visit(page, 'jobs/create');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await visit(page, 'zones');
    await expect(page.getByRole('row').nth(6)).toBeVisible();
    await expectAccessible(page);
    await visit(page, 'accounts');
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(username);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: `Suspend ${username}` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  },
);

portalTest(
  'no rule of WCAG is broken by applications, their details, review and board, and figures',
  async ({ page, api }) => {
    const job = await api.createJob({ stages: threeStages() });
    const application = await api.apply(job.id);
    const path = { id: application.id };
    await api.client.POST('/api/applications/{id}/notes', {
      params: { path },
      body: { text: 'Knows Ikeja.' },
    });
    await openApplications(page, job.id);
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: /^Status of .*: Pending/ }).click();
    await expectAccessible(page);
    const details = await openDetails(page, application);
    await expect(details.getByText('Knows Ikeja.')).toBeVisible();
    await details.getByRole('button', { name: 'View CV' }).click();
    await expect(pdfText(page.getByRole('dialog', { name: /Preview/ }))).toBeVisible();
    await expectAccessible(page);
    await visit(page, `jobs/${job.id}/applications/${application.id}/review?position=1`);
    await expect(page.getByText('owner added a note')).toBeVisible();
    await expect(pdfText(page)).toBeVisible();
    await expectAccessible(page);
    await visit(page, `jobs/${job.id}/board`);
    await expect(page.getByRole('region', { name: 'Pending' }).getByRole('listitem')).toBeVisible();
    await expectAccessible(page);
    await visit(page, `figures?job_id=${job.id}`);
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('region', { name: 'Applications by day' })).toBeVisible();
    await expectAccessible(page);
  },
);
