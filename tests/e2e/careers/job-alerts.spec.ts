import { alertTokenIn, toldTo } from '../../support/api/job-alerts.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { linkToken } from '../../support/e2e/members.js';
import { withQuery } from '../../support/e2e/rows.js';
import { overflow } from '../../support/e2e/site-problems.js';
import { expect, test } from '../../support/e2e/test.js';
import { uniqueWord } from '../../support/samples/builders.js';

const NO_JOB = 2_147_483_647;

test('a job alert is requested, confirmed, followed and stopped; an invalid or incomplete link says what to do', async ({
  page,
  site,
  api,
  expectedConsoleErrors,
}) => {
  await test.step('an alert is requested, confirmed, followed to its job and stopped', async () => {
    const word = uniqueWord();
    const email = `ada.${word}@example.com`;
    await page.goto(`/careers?q=${word}`);
    await page.getByRole('button', { name: 'Email me new jobs' }).click();
    const form = page.getByRole('form', { name: 'Tell me of new jobs' });
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form).toContainText(`“${word}”`);
    expect(await overflow(page)).toBe(0);
    await expectStateAccessible(page);
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Email me new jobs' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectStateAccessible(page);

    await page.goto(`/job-alerts/confirm#${await linkToken(site, 'job_alert_confirm', email)}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my job alert' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your job alert is on' })).toBeVisible();
    await expect(page.getByText(`“${word}”. As soon as they are posted.`)).toBeVisible();
    await expectStateAccessible(page);

    const job = await api.createJob({ title: `Rider ${word}` });
    const mails = () => withQuery(site, (query) => toldTo({ query }, email));
    await expect.poll(async () => (await mails()).length).toBe(1);
    const token = alertTokenIn((await mails())[0] ?? { text: '' });
    const follow = async (id: number, heading: string) => {
      const visit = page.waitForResponse('**/api/job-alerts/visits');
      await page.goto(`/careers/${id}#alert=${token}`);
      expect((await visit).status()).toBe(204);
      await expect(page).toHaveURL(`${site.url}/careers/${id}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    };
    await follow(job.id, job.title);
    // A link to a job that does not exist any more is a visit, too.
    expectedConsoleErrors.push(/Failed to load resource.*404/);
    await follow(NO_JOB, 'This position is no longer available');

    await page.goto(`/job-alerts/unsubscribe#${token}`);
    expect(await overflow(page)).toBe(0);
    await expectStateAccessible(page);
    await page.getByRole('button', { name: 'Stop the emails' }).click();
    await expect(page.getByRole('heading', { name: 'You won’t get any more' })).toBeVisible();
    expect(await mails()).toEqual([]);
  });

  await test.step('an invalid or incomplete link says what to do', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    await page.goto(`/job-alerts/confirm#${'A'.repeat(43)}`);
    await page.getByRole('button', { name: 'Confirm my job alert' }).click();
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.goto('/job-alerts/unsubscribe');
    await expect(page.getByRole('alert')).toContainText('This link is not complete.');
    await expectStateAccessible(page);
  });
});
