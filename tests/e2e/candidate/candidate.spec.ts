import { expectAccessible } from '../../support/e2e/axe.js';
import { followMailedLink, linkForm, openOwnPage } from '../../support/e2e/candidate.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test('a link that was used says so, and what is missing is said before anything is sent', async ({
  page,
  api,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/403/);
  const job = await api.createJob();
  const application = await api.apply(job.id);
  await openPage(page, '/my-application');
  await linkForm(page).getByRole('button', { name: 'Email me the link' }).click();
  const problems = linkForm(page).getByRole('alert');
  await expect(problems).toBeFocused();
  await expect(problems.getByRole('link')).toHaveText(
    ['Reference', 'Email'].map((name) => `${name}: This field is required`),
  );
  await linkForm(page).getByLabel('Email').fill('no address');
  await linkForm(page).getByRole('button', { name: 'Email me the link' }).click();
  await expect(
    problems.getByRole('link', { name: 'Email: Please enter a valid email address' }),
  ).toBeVisible();
  await expectAccessible(page);

  await openOwnPage(page, site, application);
  await page.getByRole('button', { name: 'Close this page' }).click();
  await expect(linkForm(page)).toBeVisible();
  await followMailedLink(page, site, application.id);
  await expect(
    page.getByRole('status').filter({ hasText: 'has expired or has already been used' }),
  ).toBeVisible();
});

test('once reviewed, the CV stays as it is', async ({ page, api, site }) => {
  const job = await api.createJob();
  const application = await api.apply(job.id);
  const path = { id: application.id };
  await api.client.PUT('/api/applications/{id}/status', { params: { path }, body: { status: 'accepted' } });
  await openOwnPage(page, site, application);
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('It can no longer be replaced.')).toBeVisible();
  await expect(page.getByLabel('New CV')).toHaveCount(0);
});
