import { MESSAGES } from '@smash/contract';
import type { Page } from '@playwright/test';
import { uniqueWord } from '../../support/e2e/api.js';
import { expectAccessible } from '../../support/e2e/axe.js';
import { applicationEntry, jobCard, PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

const LONG_TEXT = `First line.\n${'And so the work goes on. '.repeat(10)}The very end.`;

async function fillTexts(page: Page, title: string): Promise<void> {
  await page.getByLabel('Job Title').fill(title);
  await page.getByLabel('Job Description').fill(LONG_TEXT);
  await page.getByLabel('Responsibilities').fill('Keep every vehicle on the road.');
  await page.getByLabel('Requirements').fill('Two years with a fleet.');
}

test('jobs can be posted, edited, deleted and restored', async ({ page, api }) => {
  // Created before the list is loaded, which then is not loaded again for five seconds.
  const toEdit = await api.createJob({ application_deadline: '2031-03-09', salary_range: '₦100,000' });
  const toDelete = await api.createJob();
  const { email } = await api.apply(toDelete.id);
  await test.step('a job is posted with the defaults, and is open', async () => {
    const title = `Depot Manager ${uniqueWord()}`;
    await page.goto(PORTAL);
    await expect(page.getByRole('heading', { name: 'Job Postings' })).toBeVisible();
    await page.getByRole('link', { name: 'Post New Job' }).click();
    await expect(page.getByRole('heading', { name: 'Post New Job' })).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveValue('Abuja');
    await expect(page.getByRole('combobox', { name: 'Job Type' })).toHaveText('Full Time');
    await expect(page.getByLabel('Active Job Posting')).toBeChecked();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await fillTexts(page, title);
    await page.getByRole('button', { name: 'Post Job' }).click();

    const card = jobCard(page, title);
    await expect(card).toBeVisible();
    for (const text of ['Full Time', 'Active', 'Abuja', 'Salary not specified']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card).toContainText('0 applications');
    await card.getByRole('button', { name: 'Read More' }).click();
    await expect(card.getByText('The very end.')).toBeVisible();
    await card.getByRole('button', { name: 'Read Less' }).click();
    await expect(card.getByText('The very end.')).toHaveCount(0);

    const { data: jobs = [] } = await api.client.GET('/api/jobs/');
    expect(jobs.find((job) => job.title === title)).toMatchObject({ job_type: 'Full Time', is_open: true });
  });

  await test.step('place, salary, deadline, type and switch of a job are edited', async () => {
    const job = toEdit;
    await visit(page, '');
    await jobCard(page, job.title)
      .getByRole('link', { name: `Edit ${job.title}` })
      .click();
    await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
    await expect(page.getByLabel('Application Deadline')).toHaveValue('2031-03-09');
    await page.getByLabel('Location').fill('Jos');
    await page.getByLabel('Salary Range').fill('₦120,000 to ₦150,000');
    await page.getByLabel('Application Deadline').fill('2032-05-01');
    await page.getByRole('combobox', { name: 'Job Type' }).click();
    await page.getByRole('option', { name: 'Hybrid' }).click();
    await page.getByLabel('Active Job Posting').uncheck();
    await page.getByRole('button', { name: 'Update Job' }).click();

    const card = jobCard(page, job.title);
    for (const text of ['Hybrid', 'Closed', 'Jos', '₦120,000 to ₦150,000']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card).toContainText('1 May 2032');
  });

  await test.step('a deleted job keeps its applications, as the question says, and can be restored', async () => {
    const job = toDelete;
    const kept = 'Its 1 application stays under Applications and Deleted jobs.';
    const remove = async () => {
      await page.getByRole('button', { name: `Delete ${job.title}` }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(`${MESSAGES.jobDeleteQuestion} ${kept}`);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(portalAlert(page, `${MESSAGES.jobDeleted} ${kept}`)).toBeVisible();
      await expect(jobCard(page, job.title)).toHaveCount(0);
    };
    await visit(page, `jobs/${job.id}`);
    await expect(page.getByLabel('Job Title')).toHaveValue(job.title);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Delete ${job.title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(jobCard(page, job.title)).toBeVisible();

    await remove();
    const { response } = await api.client.GET('/api/jobs/{id}', { params: { path: { id: job.id } } });
    expect(response.status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(jobCard(page, job.title)).toBeVisible();

    await remove();
    await page.getByRole('link', { name: 'Deleted jobs' }).click();
    await page.getByRole('link', { name: `View applications for ${job.title}` }).click();
    await expect(page.getByRole('heading', { name: `Applications for ${job.title} (1)` })).toBeVisible();
    await expect(applicationEntry(page, email)).toBeVisible();
    await page.getByRole('link', { name: 'Deleted jobs' }).click();
    await page.getByRole('button', { name: `Restore ${job.title}` }).click();
    await expect(portalAlert(page, 'Job restored')).toBeVisible();
    await visit(page, '');
    await expect(jobCard(page, job.title)).toBeVisible();
  });
});
