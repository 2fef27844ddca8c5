import { TALENT_POOL_QUESTION } from '@smash/contract';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { openOwnPage } from '../../support/e2e/candidate.js';
import { openFilledForm, submitButton, successHeading } from '../../support/e2e/form.js';
import { applicationEntry, PORTAL, visit } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('whoever ticks the box is in the talent pool until they take it back', async ({ page, api, site }) => {
  const job = await api.createJob();
  const { email } = await openFilledForm(page, job.id);
  await page.getByRole('checkbox', { name: TALENT_POOL_QUESTION }).check();
  await expectStateAccessible(page);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  const outside = await api.apply(job.id);

  await page.goto(`${PORTAL}applications`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Filter by talent pool').selectOption('In the talent pool');
  await expect(page.getByRole('button', { name: 'Remove the filter In the talent pool' })).toBeVisible();
  const entry = applicationEntry(page, email);
  await expect(entry).toContainText('Talent pool');
  await expect(applicationEntry(page, outside.email)).toHaveCount(0);
  await expectStateAccessible(page);
  // Everybody in the list can be written to as in any other.
  await entry.getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Selected applications' })).toContainText('Email');

  const [application] = (await api.applications(job.id)).filter((one) => one.email === email);
  await visit(page, `applications/${application?.id}/show`);
  await expect(page.getByText(/^Until \d+ \w+ \d{4}, agreed on/)).toBeVisible();

  if (!application) throw new Error('The application is not there');
  await openOwnPage(page, site, application);
  await expect(page.getByText(/We keep your details for other openings until/)).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Stop keeping my details' }).click();
  await expect(page.getByRole('button', { name: 'Keep my details for 12 months' })).toBeVisible();
  expect(
    (await api.applications(job.id)).find(({ id }) => id === application.id)?.talent_pool_until,
  ).toBeNull();
});
