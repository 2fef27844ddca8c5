import { expectStateAccessible } from '../../support/e2e/axe.js';
import { readMails, test } from '../../support/e2e/mail-folder.js';
import { countClicks } from '../../support/e2e/clicks.js';
import {
  dismissAlert,
  openDetails,
  openSectionGroup,
  PORTAL,
  portalAlert,
  visit,
} from '../../support/e2e/portal.js';
import { seedApplications, withQuery } from '../../support/e2e/rows.js';
import { expect } from '../../support/e2e/test.js';

test('thirty rejected applicants are emailed with five clicks, and every email arrives', async ({
  page,
  api,
  site,
  mailFolder,
}) => {
  const job = await api.createJob();
  await seedApplications(site, job.id, 30, {
    status: `'rejected'`,
    email: `'n' || n || '.${job.id}@example.com'`,
  });
  const clicks = await countClicks(page);
  await page.goto(PORTAL);

  await page.getByRole('link', { name: /Not yet told/ }).click();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Select all 30 that match' }).click();
  await page.getByRole('button', { name: 'Email selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email 30 applicants' });
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Dear Ada,');
  await expect(dialog.getByLabel('Template')).toHaveValue(/\d/);
  await expectStateAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(portalAlert(page, /^30 emails leave at/)).toBeVisible();
  await expect.poll(clicks).toBe(5);

  const status = page.getByRole('status').filter({ hasText: '30 emails to applicants' });
  await expect(status).toContainText('leaving at');
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible();
  // As if the minutes for Undo were over.
  await withQuery(site, async (query) => {
    await query('UPDATE mail_batches SET sends_at = now()');
    await query(`UPDATE mails SET due_at = now(), next_attempt_at = now() WHERE kind = 'applicant_mail'`);
  });
  const arrived = async () =>
    (await readMails(mailFolder)).filter(({ to }) => to?.[0]?.address?.endsWith(`.${job.id}@example.com`));
  await expect.poll(async () => (await arrived()).length).toBe(30);
  const [mail] = await arrived();
  expect(mail?.subject).toMatch(/^Your application: Fleet Planner .* \(SMT-/);
  expect(mail?.replyTo?.[0]?.address).toBe('hr@smashtechnology.example');
  expect(mail?.text).toContain("We've decided not to take it forward.");
});

test('an applicant can be contacted by email or WhatsApp; templates and automatic emails can be edited', async ({
  page,
  api,
}) => {
  // Links to WhatsApp are clicked but not followed, so that no request leaves the test.
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="https://wa.me/"]')) event.preventDefault();
    }),
  );
  await test.step('an applicant is emailed with key M, Undo takes the email back, and the history shows both', async () => {
    const job = await api.createJob();
    const application = await api.apply(job.id, { first_name: 'Zainab' });
    await page.goto(`${PORTAL}jobs/${job.id}/applications/${application.id}/review`);
    await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: /^Email Zainab/ });
    await dialog.getByLabel('Template').selectOption('None');
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await dialog.getByLabel('Subject').fill('A question');
    await dialog.getByLabel('Text', { exact: false }).last().fill('Dear {{first_name}}, dear {{name}}');
    await expect(dialog.getByText('Unknown placeholder: {{name}}')).toBeVisible();
    await dialog.getByLabel('Text', { exact: false }).last().fill('Dear {{first_name}}, when can you call?');
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Dear Zainab, when');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(portalAlert(page, /^The email leaves at/)).toBeVisible();
    await expect(page.getByText(/^Waiting, leaves/)).toBeVisible();
    await expect(page.getByText('owner emailed the applicant')).toBeVisible();
    await portalAlert(page, /^The email leaves at/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(portalAlert(page, 'Undone: nothing was sent')).toBeVisible();
    await expect(page.getByText('owner took back an email to the applicant')).toBeVisible();
    const details = await openDetails(page, application);
    await expect(details.getByRole('button', { name: 'Email' })).toBeVisible();
  });

  await test.step('a template is edited beside its preview, and an earlier version is restored', async () => {
    await visit(page, 'jobs');
    await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'Email templates' }).click();
    await page.getByRole('link', { name: 'Still under review', exact: true }).click();
    const text = page.getByLabel('Text');
    await expect(text).toHaveValue(/^Dear \{\{first_name\}\}/);
    await text.fill('Short: {{reference}}');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Short: SMT-');
    await expectStateAccessible(page);
    await page.getByRole('button', { name: 'Update template' }).click();
    await dismissAlert(page, 'Template updated');
    await page.getByRole('link', { name: 'Still under review', exact: true }).click();
    await page.getByRole('button', { name: 'Show versions' }).click();
    await page.getByRole('button', { name: 'Use this text' }).click();
    await expect(text).toHaveValue(/^Dear \{\{first_name\}\}/);
    await page.getByRole('button', { name: 'Update template' }).click();
    await expect(portalAlert(page, 'Template updated')).toBeVisible();
  });

  await test.step('a job is set to email about both decisions by itself, then about one only', async () => {
    const job = await api.createJob();
    await visit(page, `jobs/${job.id}`);
    const mails = page.getByRole('region', { name: 'Emails about the status' });
    const add = mails.getByRole('button', { name: 'Add email' });
    const choose = async (name: string) => {
      await mails.getByLabel('Status').last().click();
      await page.getByRole('option', { name }).click();
    };
    await add.click();
    await choose('Accepted');
    await add.click();
    await choose('Rejected');
    await mails.getByLabel('After hours').last().fill('48');
    await expectStateAccessible(page);
    await page.getByRole('button', { name: 'Update Job' }).click();
    await dismissAlert(page, 'Job updated');

    await visit(page, `jobs/${job.id}`);
    await expect(mails.getByLabel('After hours')).toHaveCount(2);
    await expect(mails.getByLabel('After hours').first()).toHaveValue('24');
    await expect(mails.getByLabel('After hours').last()).toHaveValue('48');
    await mails.getByRole('button', { name: 'Remove email 1' }).click();
    await expect(mails.getByText('“Email about Accepted” removed')).toBeVisible();
    await page.getByRole('button', { name: 'Update Job' }).click();
    await dismissAlert(page, 'Job updated');
    const { data } = await api.client.GET('/api/jobs/{id}', { params: { path: { id: job.id } } });
    expect(data?.status_mails).toEqual([{ status: 'rejected', template_id: null, delay_hours: 48 }]);
  });

  await test.step('a WhatsApp chat starts with a text from a template, and the history shows who opened it', async () => {
    const job = await api.createJob();
    const { id } = await api.apply(job.id, { first_name: 'Zainab', phone: '0803 555 0142' });
    const nowhere = await api.apply(job.id, { phone: '+999 123 4567' });
    await visit(page, `applications/${id}/show`);
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    const dialog = page.getByRole('dialog', { name: /^WhatsApp to Zainab/ });
    const text = dialog.getByLabel('Text', { exact: true });
    await expect(text).toHaveValue(`Hello Zainab, about your application for ${job.title}: `);
    await dialog.getByLabel('Template').selectOption('Ask for a document');
    await expect(text).toHaveValue(/^Dear Zainab,/);
    await expectStateAccessible(page);
    await text.fill('Hello {{interview_time}}');
    await expect(dialog.getByText(/Nothing is known for {{interview_time}}/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Open WhatsApp' })).toBeDisabled();
    await text.fill('Hello Zainab & co, 10%?');
    const open = dialog.getByRole('link', { name: 'Open WhatsApp' });
    await expect(open).toHaveAttribute(
      'href',
      'https://wa.me/2348035550142?text=Hello%20Zainab%20%26%20co%2C%2010%25%3F',
    );
    await open.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('owner opened a WhatsApp chat with the applicant')).toBeVisible();

    await visit(page, `applications/${nowhere.id}/show`);
    await expect(page.getByText('WhatsApp cannot open this number')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Email', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'WhatsApp' })).toHaveCount(0);
  });
});
