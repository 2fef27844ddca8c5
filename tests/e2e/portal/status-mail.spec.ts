import { dismissAlert, openDetails, portalAlert } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('the applicant is told of a status by a mail that is read first, and once', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const job = await api.createJob();
  const application = await api.apply(job.id);
  const { id, email } = application;
  await api.client.PUT('/api/applications/{id}/status', {
    params: { path: { id } },
    body: { status: 'accepted' },
  });
  const { data: mail } = await api.client.GET('/api/applications/{id}/status-mail', {
    params: { path: { id } },
  });
  const details = await openDetails(page, application);
  const open = details.getByRole('button', { name: 'Tell the applicant' });
  const dialog = page.getByRole('dialog', { name: 'Tell the applicant' });
  const send = dialog.getByRole('button', { name: 'Send the email' });

  await open.click();
  await expect(dialog.getByText(email, { exact: true })).toBeVisible();
  await expect(dialog.getByText(mail?.subject ?? 'no mail', { exact: true })).toBeVisible();
  await expect(dialog.getByText(mail?.text ?? 'no mail')).toBeVisible();

  await page.route('**/status-mail', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await send.click();
  await dismissAlert(page, 'Failed to send the email');
  await page.unroute('**/status-mail');
  await send.click();
  await expect(page.locator('.MuiDialog-root')).toHaveCount(1);
  // Closing the inner dialog must not hide it from screen readers.
  await expect(portalAlert(page, `The email to ${email} is on its way`)).toBeVisible();
  await expect(details.getByText('owner emailed the applicant about the status Accepted')).toBeVisible();

  await open.click();
  await expect(dialog.getByText('Already told they were accepted')).toBeVisible();
  await expect(send).toBeDisabled();
});

test('a status that changes between reading and sending is refused, and the mail is read again', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const application = await api.apply((await api.createJob()).id);
  const path = { id: application.id };
  const details = await openDetails(page, application);
  await details.getByRole('button', { name: 'Tell the applicant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell the applicant' });
  await expect(dialog.getByText('is waiting to be reviewed. We')).toBeVisible();
  await api.client.PUT('/api/applications/{id}/status', { params: { path }, body: { status: 'rejected' } });
  await dialog.getByRole('button', { name: 'Send the email' }).click();
  await expect(portalAlert(page, 'The status is now Rejected, so nothing was sent.')).toBeVisible();
  const { data: mails = [] } = await api.client.GET('/api/mail', {
    params: { query: { search: application.email } },
  });
  expect(mails.map(({ kind }) => kind)).toEqual(['application_received']);
  await expect(dialog.getByText("We won't be taking your application forward")).toBeVisible();
});
