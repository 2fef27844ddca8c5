import type { Browser, Page } from '@playwright/test';
import { formatDateTime } from '@smash/contract';
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { applicationForm, openFilledForm, submitButton, successHeading } from '../../support/e2e/form.js';
import { readMails, test } from '../../support/e2e/mail-folder.js';
import { jobCard, openDetails, PORTAL, openScreen, portalAlert, visit } from '../../support/e2e/portal.js';
import { createAccount, openSession } from '../../support/e2e/session.js';
import { uniqueWord } from '../../support/e2e/api.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect } from '../../support/e2e/test.js';
import { dayFromNow } from '../../support/samples/builders.js';

test.use({ siteKind: { mails: 'folder', settings: { MAIL_UNDO_MINUTES: '0' } } });

/** A browser of somebody else: an applicant's telephone, or a colleague's desk. */
async function newPage(browser: Browser, baseURL: string, isPhone: boolean): Promise<Page> {
  const device = isPhone
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    : { viewport: { width: 1440, height: 900 } };
  return (
    await browser.newContext({ ...device, baseURL, locale: 'en-NG', timezoneId: 'Africa/Lagos' })
  ).newPage();
}

/** The event in the calendar that came with a mail, read by a parser that has nothing to do with what wrote it. */
function eventIn({ attachments }: Email): { method: unknown; event: ICAL.Event } | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) return undefined;
  const text = Buffer.from(part.content as ArrayBuffer).toString();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  return event
    ? { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(event) }
    : undefined;
}

async function postJob(page: Page, title: string): Promise<void> {
  await page.goto(`${PORTAL}jobs/create`);
  await page.getByLabel('Job Title').fill(title);
  for (const label of ['Job Description', 'Responsibilities', 'Requirements']) {
    await page.getByLabel(label).fill('Ride.');
  }
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.keyboard.type('Where would you ride?');
  await page.getByRole('button', { name: 'Add stage' }).click();
  await page.keyboard.type('Interview');
  await page.getByRole('button', { name: 'Add criterion' }).click();
  await page.keyboard.type('Knows the city');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(jobCard(page, title)).toBeVisible();
}

/** Rates the one criterion in the review, by keys. */
async function rate(page: Page, address: string, score: string): Promise<void> {
  await openScreen(page, `${address}/review`);
  const ratings = page.getByRole('region', { name: 'Ratings' });
  await expect(ratings.getByRole('button', { name: 'Save rating' })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press(score);
  await page.keyboard.press('Enter');
  await expect(ratings).toContainText('of 4, rated by');
}

test('from a job with a question to a person who is accepted, with two reviewers and an interview', async ({
  page,
  api,
  site,
  browser,
  mailFolder,
}) => {
  const mailTo = async (subject: string): Promise<Email | undefined> => {
    const find = async () =>
      (await readMails(mailFolder)).find(
        (mail) => mail.to?.[0]?.address === email && mail.subject?.startsWith(subject),
      );
    await expect.poll(find, { message: `a mail “${subject}”` }).toBeDefined();
    return find();
  };
  const word = uniqueWord();
  const title = `Night Rider ${word}`;
  await postJob(page, title);
  const { data: jobs = [] } = await api.client.GET('/api/jobs/');
  const job = jobs.find((one) => one.title === title);
  if (!job) throw new Error(title);

  const phone = await newPage(browser, site.url, true);
  const { email, first_name } = await openFilledForm(phone, job.id);
  await applicationForm(phone).getByLabel('Where would you ride?').fill('Lagos Island');
  await submitButton(phone).click();
  await expect(successHeading(phone)).toBeVisible();
  await mailTo("We've received your application");
  const [application] = await api.applications(job.id);
  if (!application) throw new Error('Nothing has arrived.');
  const { id, reference } = application;
  const address = `jobs/${job.id}/applications/${id}`;

  // Two reviewers, of whom neither sees what the other thinks before saying so.
  const colleague = await createAccount(api);
  const desk = await newPage(browser, site.url, false);
  await openSession(desk, colleague);
  await rate(desk, address, '4');
  await rate(page, address, '3');
  const ratings = page.getByRole('region', { name: 'Ratings' });
  await expect(ratings).toContainText('3.5 of 4, rated by 2');
  await expect(ratings).toContainText(colleague.username);
  await expect(page.getByText('Lagos Island', { exact: true })).toBeVisible();
  await page.getByLabel(`Stage of ${first_name}`).selectOption({ label: 'Reviewed · Interview' });
  await expect(portalAlert(page, 'is now in Interview')).toBeVisible();
  await expectStateAccessible(page);

  const starts_at = new Date(`${dayFromNow(5)}T10:00:00+01:00`).toISOString();
  const place = `Room ${word}`;
  await api.client.POST('/api/interview-slots', { body: { slots: [{ starts_at, minutes: 45, place }] } });
  const details = await openDetails(page, application);
  await details.getByRole('button', { name: 'Offer interview' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer an interview' });
  await offer.locator('label').filter({ hasText: place }).click();
  await offer.getByRole('button', { name: 'Send the offer' }).click();
  await expect(portalAlert(page, `The times are on their way to ${email}`)).toBeVisible();

  const invitation = await mailTo('Choose a time for your interview');
  const [, token = 'none'] = /my-application#(\S+)/.exec(invitation?.text ?? '') ?? [];
  await openPage(phone, `/my-application#${token}`);
  await phone.getByRole('button', { name: 'Open my application' }).click();
  const times = phone.getByRole('region', { name: 'Choose a time for your interview' });
  await times.locator('label').filter({ hasText: place }).click();
  await times.getByRole('button', { name: 'Book this time' }).click();
  const booked = phone.getByRole('region', { name: 'Your interview' });
  await expect(booked).toContainText(`${formatDateTime(starts_at)} (Lagos time), 45 minutes`);
  await expectStateAccessible(phone);

  const calendars = async () => (await readMails(mailFolder)).flatMap((mail) => eventIn(mail) ?? []);
  await expect.poll(async () => (await calendars()).length, { message: 'a calendar for either' }).toBe(2);
  expect(new Set((await calendars()).map(({ event }) => event.uid)).size).toBe(1);
  for (const { method, event } of await calendars()) {
    expect(method).toBe('REQUEST');
    expect(event.startDate.toJSDate().toISOString()).toBe(starts_at);
    expect(event.duration.toSeconds()).toBe(45 * 60);
    expect(event.location).toBe(place);
  }

  await visit(page, `${address}/review`);
  await page.getByRole('button', { name: /^Accepted/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is now Accepted' })).toBeVisible();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Email ${first_name}`) });
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(first_name);
  await dialog.getByRole('button', { name: 'Send' }).click();
  const told = await mailTo(`Good news about your application: ${title}`);
  expect(told?.subject).toContain(reference);
  expect(told?.replyTo?.[0]?.address).toBe('hr@smashtechnology.example');

  await phone.goto('about:blank');
  await openPage(phone, '/my-application');
  await expect(phone.getByRole('main')).toContainText('Accepted');
  await expectStateAccessible(phone);
  const history = await openDetails(page, application);
  await expect(history).toContainText('owner emailed the applicant');
  await expectStateAccessible(page);
});
