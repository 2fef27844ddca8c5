import type { Page } from '@playwright/test';
import {
  openApplications,
  applicationEntry,
  jobCard,
  portalAlert,
  visit,
  withoutLiveChanges,
} from '../../support/e2e/portal.js';
import { joinSecondAdministrator, type SecondAdministrator } from '../../support/e2e/accounts.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

const setStatus = async (by: SecondAdministrator, id: string, status: 'accepted' | 'reviewed') => {
  const { response } = await by.client.PUT('/api/applications/{id}/status', {
    params: { path: { id } },
    body: { status },
  });
  expect(response.status).toBe(200);
};
const question = (page: Page) => page.getByRole('alertdialog', { name: 'The status has changed' });

test('a change over that of a colleague needs a confirmation', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await test.step('a status set by a colleague meanwhile is overwritten only after a question', async () => {
    const job = await api.createJob();
    const { id, email } = await api.apply(job.id);
    const ngozi = await joinSecondAdministrator(api);
    await withoutLiveChanges(page);
    await openApplications(page, job.id);
    const entry = applicationEntry(page, email);
    const choose = async (label: string) => {
      await entry.getByRole('button', { name: /^Status of/ }).click();
      await entry.getByRole('combobox').selectOption(label);
    };
    const shows = (label: string) =>
      expect(entry.getByRole('button', { name: new RegExp(`^Status of .*: ${label}`) })).toBeVisible();
    const stored = async () => (await api.applications(job.id)).map(({ status }) => status);

    await shows('Pending');
    await setStatus(ngozi, id, 'accepted');
    await choose('Rejected');
    await expect(question(page)).toContainText(`${ngozi.username} set this application to Accepted`);
    // The question names the applicant, since the next one may be about somebody else.
    await expect(question(page).getByRole('heading')).toContainText('Okonkwo');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await shows('Accepted');
    expect(await stored()).toEqual(['accepted']);

    await setStatus(ngozi, id, 'reviewed');
    await choose('Rejected');
    await question(page).getByRole('button', { name: 'Set to Rejected' }).click();
    await expect(portalAlert(page, 'is now Rejected')).toBeVisible();
    await shows('Rejected');
    expect(await stored()).toEqual(['rejected']);
  });

  await test.step('the form of a job does not overwrite the changes of a colleague, but can load or replace them', async () => {
    const job = await api.createJob({ location: 'Abuja', requirements: 'Two years with a fleet.' });
    const ngozi = await joinSecondAdministrator(api);
    await visit(page, `jobs/${job.id}`);
    await expect(page.getByLabel('Job Title')).toHaveValue(job.title);
    await page.getByLabel('Location').fill('Enugu');
    const { title, description, responsibility, location } = job;
    const theirs = { title, description, responsibility, location, requirements: 'One year with a fleet.' };
    const path = { id: job.id };
    await ngozi.client.PUT('/api/jobs/{id}', { params: { path }, body: theirs });
    await page.getByRole('button', { name: 'Update Job' }).click();
    const conflict = page.getByRole('alertdialog', { name: 'This job has changed' });
    await expect(conflict).toContainText(
      new RegExp(
        `${ngozi.username} saved changes to this job while you were editing, on .+, \\d\\d:\\d\\d \\(Lagos time\\)`,
      ),
    );
    const { data } = await api.client.GET('/api/jobs/{id}', { params: { path } });
    expect(data).toMatchObject({ ...theirs, version: 2 });

    await conflict.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByLabel('Requirements')).toHaveValue(theirs.requirements);
    await expect(page.getByLabel('Location')).toHaveValue('Abuja');
    await page.getByRole('button', { name: 'Restore my changes' }).click();
    await page.getByRole('button', { name: 'Update Job' }).click();
    await expect(jobCard(page, job.title)).toContainText('Enugu');
  });
});
