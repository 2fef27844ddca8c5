import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { uniqueWord } from '../../support/e2e/api.js';
import { jobCard, PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
});

test('a job can be copied and closed, and its poster saved, from its card', async ({ page, api }) => {
  // Created before the list is loaded, which then is not loaded again for five seconds.
  const toCopy = await api.createJob({ location: 'Jos', application_deadline: '2031-03-09' });
  const [toClose, toPrint] = [await api.createJob(), await api.createJob()];
  await test.step('a job is duplicated as a draft that opens for editing', async () => {
    const job = toCopy;
    await page.goto(PORTAL);
    const duplicate = jobCard(page, job.title).getByRole('button', { name: `Duplicate ${job.title}` });
    await duplicate.click();
    await expect(
      portalAlert(page, "Job duplicated. The new job is a draft: visitors can't see it until you post it."),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
    await expect(page.getByLabel('Job Title')).toHaveValue(`Copy of ${job.title}`);
    await expect(page.getByLabel('Location')).toHaveValue('Jos');
    await expect(page.getByLabel('Application Deadline')).toHaveValue('');
    const isDraft = page.getByLabel('Save as draft: visitors cannot see it');
    await expect(isDraft).toBeChecked();
    await expect(page.getByLabel('Active Job Posting')).toBeChecked();

    const title = `Route Planner ${uniqueWord()}`;
    await page.getByLabel('Job Title').fill(title);
    await isDraft.uncheck();
    await page.getByRole('button', { name: 'Update Job' }).click();
    await expect(jobCard(page, title)).toContainText('Active');
    await expect(jobCard(page, job.title)).toContainText('9 March 2031');
  });

  await test.step('a job is closed after a question, and cannot be closed again', async () => {
    const job = toClose;
    await visit(page, '');
    const card = jobCard(page, job.title);
    const question = page.getByRole('alertdialog', { name: 'Close job' });
    await card.getByRole('button', { name: `Close ${job.title}` }).click();
    await expect(question).toContainText(
      'Are you sure you want to close this job? It will no longer take applications.',
    );
    await question.getByRole('button', { name: 'Close job' }).click();
    await expect(portalAlert(page, 'Job closed. It no longer takes applications.')).toBeVisible();
    await expect(card.getByText('Closed', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: `Close ${job.title}` })).toHaveCount(0);
    const { data } = await api.client.GET('/api/jobs/{id}', { params: { path: { id: job.id } } });
    expect(data).toMatchObject({ is_active: false, is_open: false });
  });

  await test.step('the poster of an open job is saved; for a job closed meanwhile, the reason is shown', async () => {
    const job = toPrint;
    await visit(page, '');
    const poster = jobCard(page, job.title).getByRole('button', { name: `Poster for ${job.title}` });
    const [download] = await Promise.all([page.waitForEvent('download'), poster.click()]);
    expect(download.suggestedFilename()).toBe(`Poster for ${job.title}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    // The job is closed only after the click: otherwise the list hears of it and removes the button.
    const closeFirst = async (route: Route) => {
      await api.closeJob(job);
      await route.continue();
    };
    await page.route(`**/api/jobs/${job.id}/poster`, closeFirst, { times: 1 });
    await poster.click();
    await expect(portalAlert(page, 'Posters are for jobs that take applications.')).toBeVisible();
  });
});
