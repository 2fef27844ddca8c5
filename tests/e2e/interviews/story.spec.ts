import { formatDateTime, lagosTime } from '@smash/contract';
import type { Locator } from '@playwright/test';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { countClicks } from '../../support/e2e/clicks.js';
import { applicationEntry, PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { withQuery } from '../../support/e2e/rows.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { dayFromNow, uniqueWord } from '../../support/samples/builders.js';

test(
  'an interview takes eight clicks from the desk into both calendars, and can be moved and cancelled',
  { tag: '@desktop' },
  async ({ page, api, site }) => {
    const place = `Room ${uniqueWord()}`;
    const day = dayFromNow(4);
    const starts = ['09:00', '09:45'].map((time) => new Date(`${day}T${time}:00+01:00`).toISOString());
    const added = await api.client.POST('/api/interview-slots', {
      body: { slots: starts.map((starts_at) => ({ starts_at, minutes: 30, place })) },
    });
    expect(added.response.status).toBe(201);
    const [first, second] = starts as [string, string];
    const job = await api.createJob();
    const { id, email, last_name } = await api.apply(job.id);

    const clicks = await countClicks(page);
    await page.goto(PORTAL);
    await page.getByRole('link', { name: /New since you were here/ }).click();
    await applicationEntry(page, email).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('button', { name: 'Offer interview' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offer an interview' });
    const timeIn = (parent: Locator, starts_at: string) =>
      parent
        .locator('label')
        .filter({ hasText: lagosTime(new Date(starts_at)) })
        .filter({ hasText: place });
    await expect(timeIn(dialog, first)).toBeVisible();
    await expectStateAccessible(page);
    await timeIn(dialog, second).click();
    await dialog.getByRole('button', { name: 'Send the offer' }).click();
    await expect(portalAlert(page, `The times are on their way to ${email}`)).toBeVisible();

    // Eight clicks offer one time; the other is added here, so that the interview can be moved to it.
    await withQuery(site, (query) =>
      query(
        `INSERT INTO interview_offers (interview_id, slot_id) SELECT i.id, s.id FROM interviews i, interview_slots s
         WHERE i.application_id = $1 AND s.starts_at = $2 AND s.place = $3`,
        [id, first, place],
      ),
    );
    const [mail] = await withQuery(site, (query) =>
      query<{ text: string }>(
        `SELECT text FROM mails WHERE kind = 'interview_offered' AND application_id = $1`,
        [id],
      ),
    );
    const [, token = 'none'] = /my-application#(\S+)/.exec(mail?.text ?? '') ?? [];
    await page.goto('about:blank');
    await openPage(page, `/my-application#${token}`);
    await page.getByRole('button', { name: 'Open my application' }).click();
    const interview = page.getByRole('region', { name: 'Choose a time for your interview' });
    await timeIn(interview, second).click();
    await expectStateAccessible(page);
    await interview.getByRole('button', { name: 'Book this time' }).click();
    const booked = page.getByRole('region', { name: 'Your interview' });
    await expect(booked).toContainText(`${formatDateTime(second)} (Lagos time), 30 minutes`);
    await expect.poll(clicks).toBe(8);

    const calendars = await withQuery(site, (query) =>
      query<{ calendar: string }>(
        `SELECT calendar FROM mails WHERE kind = 'interview_booked' AND application_id = $1 AND calendar IS NOT NULL`,
        [id],
      ),
    );
    expect(calendars).toHaveLength(2);
    const saved = page.waitForEvent('download');
    await booked.getByRole('button', { name: 'Add to my calendar' }).click();
    expect((await saved).suggestedFilename()).toBe('interview.ics');

    await page.emulateMedia({ media: 'print' });
    await expect(booked.getByText('When', { exact: true })).toBeVisible();
    await expect(page.getByText('Reference', { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Your interview']);
    await page.emulateMedia({ media: null });

    await booked.getByRole('button', { name: 'Choose another time' }).click();
    await timeIn(booked, first).click();
    await booked.getByRole('button', { name: 'Move to this time' }).click();
    // Only a booked time is followed by these words, not a time to choose.
    await expect(booked).toContainText(`${formatDateTime(first)} (Lagos time)`);

    await page.goto(`${PORTAL}interviews?week=${day}`);
    const card = page.getByRole('article', { name: new RegExp(last_name) }).filter({ hasText: place });
    await expect(card).toContainText(`${lagosTime(new Date(first))}, 30 min`);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the interview' }).click();
    await expect(card).toHaveCount(0);

    await test.step('interviewers add and remove times, and make and end the address of their calendar', async () => {
      await page.getByRole('button', { name: 'Add my times' }).click();
      const times = page.getByRole('dialog', { name: 'Add my times' });
      const later = dayFromNow(60);
      await times.getByLabel('Day').fill(later);
      await times.getByLabel('Place or link').fill('https://meet.example.com/ngozi');
      await expect(times.getByRole('status')).toHaveText('6 times');
      await times.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(portalAlert(page, '6 times added')).toBeVisible();
      await visit(page, `interviews?week=${later}`);
      await page.getByRole('button', { name: 'Remove the time at 09:30' }).first().click();
      await expect(portalAlert(page, 'The time at 09:30 is removed')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove the time at 09:30' })).toHaveCount(0);

      await visit(page, 'my-account');
      // Waits for the parts above, which move the button while they load: a click that ends beside it would be lost.
      await expect(page.getByRole('region', { name: /Two-step login/ })).toContainText(/On|Off/);
      await expect(page.getByRole('radio', { name: 'None' })).toBeVisible();
      await page.getByRole('button', { name: 'Make an address' }).click();
      await expect(page.getByLabel('Address, shown this once')).toHaveValue(
        /\/api\/interviews\/feed\/\S{43}\.ics$/,
      );
      await page.getByRole('button', { name: 'End the address' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End the address' }).click();
      await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
    });

    await page.goto('about:blank');
    await openPage(page, '/my-application');
    await expect(page.getByRole('region', { name: 'Interview cancelled' })).toBeVisible();
  },
);
