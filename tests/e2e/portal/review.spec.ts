import { MESSAGES } from '@smash/contract';
import type { Page } from '@playwright/test';
import { pdfText } from '../../support/e2e/files.js';
import {
  applicationEntry,
  openApplications,
  openScreen,
  portalAlert,
  visit,
} from '../../support/e2e/portal.js';
import { seedApplications, withQuery } from '../../support/e2e/rows.js';
import { candidate, PENDING_ONLY, steps, triage } from '../../support/e2e/review.js';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

const statusButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Application Status' }).getByRole('button', { name });
/** Collects the ids in the addresses that a page requests. */
function watchIds(page: Page, address: RegExp): Set<string> {
  const ids = new Set<string>();
  page.on('request', (request) => {
    const [, id] = address.exec(request.url()) ?? [];
    if (id) ids.add(id);
  });
  return ids;
}

test('a review goes through all pages of a list, shows CV and letter, and works by keyboard alone', async ({
  page,
  api,
  site,
}) => {
  await test.step('the review crosses pages both ways, stops at the end, and skips none after others have decided', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 110);
    await openApplications(page, job.id, '?order=DESC&page=3&perPage=25&sort=applied_at');
    await applicationEntry(page, 'ada52@example.com').getByRole('link', { name: 'Review' }).click();
    await expect(steps(page)).toContainText('52 of 110');
    for (const number of [51, 50, 49]) {
      await steps(page).getByRole('button', { name: 'Previous' }).click();
      await expect(candidate(page, `Ada Okonkwo ${number}`)).toBeVisible();
      await expect(steps(page)).toContainText(`${number} of 110`);
    }
    await visit(page, `jobs/${job.id}/applications?order=DESC&page=5&perPage=25&sort=applied_at`);
    await applicationEntry(page, 'ada109@example.com').getByRole('link', { name: 'Review' }).click();
    await expect(steps(page)).toContainText('109 of 110');
    await page.keyboard.press('j');
    await expect(candidate(page, 'Ada Okonkwo 110')).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByText('This is the last application')).toBeVisible();
    await expect(steps(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');

    // Others decide on the first twenty: the applications after 50 move up, and none of them may be skipped.
    await openApplications(page, job.id, PENDING_ONLY.replace('page=1', 'page=2'));
    const entryOf = (number: number) =>
      applicationEntry(page, `ada${number}@example.com`).getByRole('link', { name: 'Review' });
    // The tooltip of a button lies over the button below it, and must not take its click.
    await entryOf(44).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await entryOf(43).hover();
    await expect(page.getByRole('tooltip', { name: 'Review' })).toBeVisible();
    const below = await entryOf(44).boundingBox();
    if (below) await page.mouse.click(below.x + below.width / 2, below.y + below.height / 2);
    await expect(steps(page)).toContainText('44 of 110');
    await withQuery(site, (query) =>
      query(`UPDATE applications SET status = 'accepted' WHERE job_id = $1 AND email ~ '^ada(1?[0-9]|20)@'`, [
        job.id,
      ]),
    );
    for (let number = 45; number <= 51; number++) {
      await page.keyboard.press('j');
      await expect(candidate(page, `Ada Okonkwo ${number}`)).toBeVisible();
    }
  });

  await test.step('CV and letter are shown beside the details; the notes of the next application are prefetched, not its CV', async () => {
    const job = await api.createJob();
    const letter = 'I know every street of Ikeja.';
    for (const first_name of ['Bola', 'Chidi', 'Amina']) {
      await api.apply(job.id, { first_name, middle_name: '', last_name: 'Eze', coverLetterText: letter });
    }
    const opened = watchIds(page, /applications\/([^/]+)\/files\/cv\/link$/);
    const prefetched = watchIds(page, /applications\/([^/]+)\/notes$/);
    const [amina, chidi] = (await api.applications(job.id)).map(({ id }) => id);
    await openApplications(page, job.id);
    await page.getByRole('link', { name: 'Review', exact: true }).first().click();
    const document = page.getByRole('region', { name: 'CV' });
    await expect(pdfText(document)).toBeVisible();
    await expect.poll(() => [...prefetched]).toContain(chidi);
    expect([...opened]).toEqual([amina]);
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await expect(candidate(page, 'Amina Eze')).toBeVisible();
    await steps(page).getByRole('button', { name: 'Next' }).click();
    await expect(candidate(page, 'Chidi Eze')).toBeVisible();
    await expect(pdfText(document)).toBeVisible();
    await page.getByRole('group', { name: 'Document' }).getByRole('button', { name: 'Cover letter' }).click();
    await expect(page.getByRole('region', { name: 'Cover letter' }).getByText(letter)).toBeVisible();
  });

  await test.step('five of seven pending applications are decided on by keyboard alone, and none is skipped', async () => {
    await triage(page, api, site, { pending: 7, decided: 5 });
  });
});

test('a review waits for the list, undoes, deletes, reports failures, and ignores keys while typing', async ({
  page,
  api,
  site,
  expectedConsoleErrors,
}) => {
  await test.step('the review waits for the part of the list that is still loading', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 26);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/[?&]page=2&/, async (route) => {
      await released;
      await route.continue();
    });
    await openApplications(page, job.id);
    await applicationEntry(page, 'Ada Okonkwo 25').getByRole('link', { name: 'Review' }).click();
    await expect(steps(page)).toContainText('25 of 26');
    await page.keyboard.press('j');
    await expect(page.getByText('This is the last application')).toHaveCount(0);
    release();
    await expect(candidate(page, 'Ada Okonkwo 26')).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByText('This is the last application')).toBeVisible();
  });

  await test.step('changes are undone one by one, and each shows its application', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 3);
    await openApplications(page, job.id);
    await page.getByRole('link', { name: 'Review', exact: true }).first().click();
    await expect(steps(page)).toContainText('1 of 3');
    await page.keyboard.press('3');
    await expect(statusButton(page, 'Accepted')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Ada Okonkwo 1 is now Accepted')).toBeVisible();
    await page.keyboard.press('j');
    await expect(candidate(page, 'Ada Okonkwo 2')).toBeVisible();
    await page.keyboard.press('4');
    await page.keyboard.press('j');
    await expect(candidate(page, 'Ada Okonkwo 3')).toBeVisible();

    await page.keyboard.press('u');
    await expect(candidate(page, 'Ada Okonkwo 2')).toBeVisible();
    await expect(page.getByText('Ada Okonkwo 2 is Pending again')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(candidate(page, 'Ada Okonkwo 1')).toBeVisible();
    await expect(statusButton(page, 'Pending')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect
      .poll(async () => (await api.applications(job.id)).map(({ status }) => status))
      .toEqual(['pending', 'pending', 'pending']);
  });

  await test.step('the next application follows a deleted one, and U restores the deleted one', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 3);
    await openApplications(page, job.id);
    await page.getByRole('link', { name: 'Review', exact: true }).first().click();
    await expect(steps(page)).toContainText('1 of 3');
    await page.getByRole('button', { name: 'Delete Application' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(MESSAGES.applicationDeleteQuestion);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(candidate(page, 'Ada Okonkwo 2')).toBeVisible();
    await expect(steps(page)).toContainText('1 of 2');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await api.applications(job.id)).toHaveLength(2);
    await page.keyboard.press('u');
    await expect(candidate(page, 'Ada Okonkwo 1')).toBeVisible();
    await expect(steps(page)).toContainText('1 of 3');
    expect(await api.applications(job.id)).toHaveLength(3);
  });

  await test.step('failures are reported, and a status that was not saved is reset', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    const job = await api.createJob();
    await seedApplications(site, job.id, 2);
    await openApplications(page, job.id);
    const lists = `**/api/jobs/${job.id}/applications?**per_page=50**`;
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('link', { name: 'Review', exact: true }).first().click();
    await expect(candidate(page, 'Ada Okonkwo 1')).toBeVisible();
    await expect(page.getByText('The rest of the list could not be loaded.')).toBeVisible();
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(steps(page)).toContainText('1 of 2');

    await page.route('**/status', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.keyboard.press('4');
    await expect(portalAlert(page, MESSAGES.statusFailed)).toBeVisible();
    await expect(statusButton(page, 'Pending')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

    await page.route('**/status', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    const release = await holdRequests(page, '**/status');
    const asked = page.waitForRequest('**/status');
    await page.keyboard.press('3');
    await asked;
    await page.keyboard.press('j');
    await expect(candidate(page, 'Ada Okonkwo 2')).toBeVisible();
    await expect(page.getByText('is now Accepted')).toHaveCount(0);
    release();
    await expect(page.getByText('Not saved: Ada Okonkwo 1 is still Pending')).toBeVisible();
    await expect(page.getByText('is now Accepted')).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(candidate(page, 'Ada Okonkwo 1')).toBeVisible();
    await expect(statusButton(page, 'Pending')).toHaveAttribute('aria-pressed', 'true');

    const missing = '01900000-0000-7000-8000-000000000000';
    await visit(page, `jobs/${job.id}/applications/${missing}/review?position=1`);
    await expect(page.getByText('This application could not be loaded')).toBeVisible();
    await expect(steps(page).getByRole('button', { name: 'Next' })).toBeEnabled();
    await page.keyboard.press('j');
    await expect(candidate(page, 'Ada Okonkwo 1')).toBeVisible();
  });

  await test.step('shortcuts do nothing while typing, behind a dialog, or when they are turned off', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 2);
    await openApplications(page, job.id);
    await page.getByRole('link', { name: 'Review', exact: true }).first().click();
    await expect(steps(page)).toContainText('1 of 2');
    await page.getByLabel('Add a note').fill('');
    await page.getByLabel('Add a note').pressSequentially('j3u?');
    await expect(page.getByLabel('Add a note')).toHaveValue('j3u?');
    await page.getByLabel('Add a note').blur();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Undo the last change');
    await page.keyboard.press('j');
    await help.getByRole('switch', { name: 'Use single-key shortcuts' }).uncheck();
    await help.getByRole('button', { name: 'Close' }).click();
    await expect(help).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('3');
    await page.keyboard.press('?');
    await expect(candidate(page, 'Ada Okonkwo 1')).toBeVisible();
    await expect(help).toHaveCount(0);
    await expect(statusButton(page, 'Pending')).toHaveAttribute('aria-pressed', 'true');
    expect(await api.applications(job.id)).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
  });
});

test('on a laptop a decision moves nothing, and the bar covers no part of the CV', async ({ page, api }) => {
  const job = await api.createJob();
  const names = { first_name: 'Ngozi', middle_name: '', last_name: 'Okafor-Adebayo' };
  const { id } = await api.apply(job.id, names);
  for (const [status, width] of [
    ['Accepted', 1280],
    ['Rejected', 1093],
    ['Reviewed', 900],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await openScreen(page, `jobs/${job.id}/applications/${id}/review`);
    const cv = page.getByRole('region', { name: 'CV' });
    await expect(pdfText(cv)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const before = await cv.boundingBox();
    await statusButton(page, status).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const outcome = page.getByRole('status').filter({ hasText: `is now ${status}` });
    await expect(outcome).toBeVisible();
    const hidden = await outcome.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
    );
    expect(hidden, `pixels of the outcome that are cut off, ${width} pixels`).toBe(0);
    expect((await cv.boundingBox())?.y, `top of the CV, ${width} pixels`).toBe(before?.y);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    const download = cv.getByRole('button', { name: 'Download CV' });
    const isSeen = await download.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isSeen, `Download is seen, ${width} pixels`).toBe(true);
  }
});
