import { PORTAL_DRAFT_PREFIX } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import type { Page } from '@playwright/test';
import { dataOf, type SiteApi } from '../../support/e2e/api.js';
import { jobCard, openScreen } from '../../support/e2e/portal.js';
import { joinSecondAdministrator } from '../../support/e2e/second-administrator.js';
import { expectCounters } from '../../support/e2e/session.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

/** Saves a job as it is, but for some fields, without saying which version was read. */
async function save(api: SiteApi, job: Job, changes: Partial<Job>): Promise<Job> {
  const { title, description, responsibility, requirements, location, salary_range } = { ...job, ...changes };
  const response = await api.client.PUT('/api/jobs/{id}', {
    params: { path: { id: job.id } },
    body: { title, description, responsibility, requirements, location, salary_range },
  });
  return dataOf(response, 'a job');
}

async function openForm(page: Page, job: Job): Promise<void> {
  await openScreen(page, `jobs/${job.id}`);
  await expect(page.getByLabel('Job Title')).toHaveValue(job.title);
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Job' }).click();
const conflictOf = (page: Page) => page.getByRole('alertdialog', { name: 'This job has changed' });

const draftsOf = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix)),
    PORTAL_DRAFT_PREFIX,
  );

async function storedJob(api: SiteApi, { id }: Job): Promise<Job | undefined> {
  return (await api.client.GET('/api/jobs/{id}', { params: { path: { id } } })).data;
}

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource: the server responded with a status of 409/);
});

test('who saves over an unseen change of another is asked, also after coming back to the window', async ({
  page,
  api,
}) => {
  await test.step('who saves over an unseen change sees whose it is and both texts, and may load theirs', async () => {
    const ngozi = await joinSecondAdministrator(api);
    const job = await api.createJob({ location: 'Abuja', salary_range: '₦100,000' });
    await openForm(page, job);
    await page.getByLabel('Location').fill('Enugu');
    await page.getByLabel('Requirements').fill('Five years with a fleet.\nA driving licence.');
    await save(ngozi, job, { salary_range: '₦400,000', requirements: 'One year with a fleet.' });
    await update(page);

    const conflict = conflictOf(page);
    await expect(conflict).toContainText(
      new RegExp(
        `${ngozi.username} saved changes to this job while you were editing, on .+, \\d\\d:\\d\\d \\(Lagos time\\)`,
      ),
    );
    const differing = conflict.getByRole('region');
    await expect(differing).toHaveCount(3);
    await expect(conflict.getByRole('region', { name: 'Requirements' })).toContainText(
      /TheirsOne year with a fleet\.MineFive years with a fleet\.\s*A driving licence\./,
    );
    await expect(conflict.getByRole('region', { name: 'Salary Range' })).toContainText(
      /Theirs₦400,000Mine, unchanged₦100,000/,
    );
    expect(await storedJob(api, job)).toMatchObject({
      salary_range: '₦400,000',
      location: 'Abuja',
      version: 2,
    });

    await conflict.getByRole('button', { name: 'Use theirs' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(page.getByLabel('Requirements')).toHaveValue('One year with a fleet.');
    await expect(page.getByLabel('Salary Range')).toHaveValue('₦400,000');
    await expect(page.getByLabel('Location')).toHaveValue('Abuja');
    await expect(page.getByRole('status').filter({ hasText: 'set aside' })).toHaveText(
      /Their version is shown\. Your changes to Location and Requirements have been set aside\./,
    );

    // The other person's changes are not kept as a draft of this one.
    await expect.poll(() => draftsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Restore my changes' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('Enugu');
    await expect(page.getByLabel('Requirements')).toHaveValue('Five years with a fleet.\nA driving licence.');
    await update(page);
    await expect(jobCard(page, job.title)).toContainText('Enugu');
    expect(await storedJob(api, job)).toMatchObject({
      salary_range: '₦400,000',
      location: 'Enugu',
      version: 3,
    });
  });

  await test.step('coming back to the window brings no newer version into an open form', async () => {
    const ngozi = await joinSecondAdministrator(api);
    const job = await api.createJob();
    await openForm(page, job);
    await page.getByLabel('Location').fill('Enugu');
    const changed = await save(ngozi, job, { requirements: 'One year with a fleet.' });
    const readings: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith(`/api/jobs/${job.id}`))
        readings.push(request.url());
    });
    await expectCounters(page);
    const counters = page.waitForResponse((response) => response.url().includes('/api/jobs/?'));
    // Longer than what was read counts as fresh.
    await page.clock.install();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    // What is shown around the form is read again; the form is not.
    await counters;
    expect(readings).toEqual([]);
    await update(page);
    await expect(conflictOf(page).getByRole('region', { name: 'Requirements' })).toContainText(
      changed.requirements,
    );
  });
});
