import { expectStateAccessible } from '../../support/e2e/axe.js';
import { openOwnPage } from '../../support/e2e/candidate.js';
import { expect, test } from '../../support/e2e/test.js';

test('an applicant corrects an application from their own page, and the CV stays', async ({
  page,
  api,
  site,
}) => {
  const job = await api.createJob();
  const application = await api.apply(job.id, { first_name: 'Bola' });
  await openOwnPage(page, site, application);
  await page.getByRole('button', { name: 'Update my application' }).click();
  await expect(page.getByRole('heading', { name: 'Update my application' })).toBeFocused();
  const form = page.getByRole('form', { name: 'Update my application' });
  await expect(form.getByLabel('First name')).toHaveValue('Bola');
  await expect(form.getByLabel('Email')).toHaveAttribute('readonly');
  await expect(form.getByText('We keep cv.pdf unless you choose another file')).toBeVisible();
  await expect(form.getByText('Required. We can’t consider your application without it.')).toHaveCount(0);
  await expectStateAccessible(page);

  await form.getByLabel('First name').fill('');
  await form.getByRole('button', { name: 'Send the newer version' }).click();
  await expect(form.locator('[aria-invalid]')).toHaveCount(1);
  await form.getByLabel('First name').fill('Bolanle');
  await form.getByRole('button', { name: 'Send the newer version' }).click();
  await expect(page.getByRole('heading', { name: 'Your application, Bolanle' })).toBeVisible();

  const [newer, earlier] = await api.applications(job.id);
  expect(newer).toMatchObject({ first_name: 'Bolanle', cv_filename: 'cv.pdf', repeat_of: application.id });
  expect(earlier).toMatchObject({ id: application.id, replaced_by: newer?.id });
  await expect(page.getByText(newer?.reference ?? '', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Close this page' }).click();
  await openOwnPage(page, site, application);
  await expect(page.getByText('Replaced', { exact: true })).toBeVisible();
  await expect(page.getByText(`Your newer version, ${newer?.reference}, is erased as well.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update my application' })).toHaveCount(0);
});

test('the page of an application, restored by the Back button, closes if it was closed meanwhile', async ({
  page,
  api,
  site,
}) => {
  const job = await api.createJob();
  await openOwnPage(page, site, await api.apply(job.id, { first_name: 'Bola' }));
  // A timer, so that the page does not reload while this call still waits for its result.
  await page.evaluate(() =>
    setTimeout(() => {
      sessionStorage.clear();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }),
  );
  await expect(page.getByText('Your application, Bola')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
