import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/e2e/axe.js';
import { pdfText } from '../../support/e2e/files.js';
import { openApplications, visit } from '../../support/e2e/portal.js';
import { candidate, steps } from '../../support/e2e/review.js';
import { seedApplications } from '../../support/e2e/rows.js';
import { joinSecondAdministrator } from '../../support/e2e/accounts.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { samplePdf } from '../../support/samples/files.js';

test('applications can be reviewed by keys alone, and a colleague who is looking at one is named', async ({
  page,
  api,
  site,
}) => {
  await test.step('applications whose CVs contain a word are read, noted and decided on by keys alone', async () => {
    const job = await api.createJob();
    const cv = async (text: string) => ({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: await samplePdf(text),
    });
    for (const [first_name, text] of [
      ['Amina', 'She welds hulls in Apapa'],
      ['Bola', 'Bakes bread'],
      ['Chidi', 'Welding since 2019'],
    ] as const) {
      const letter = `I am ${first_name}.`;
      const names = { first_name, middle_name: '', last_name: 'Eze', coverLetterText: letter };
      await api.apply(job.id, { ...names, cv: await cv(text) });
    }
    const matching = `?filter=${encodeURIComponent('{"cv":"welded"}')}`;
    const rows = page.getByRole('row').filter({ hasText: 'Eze' });
    await site.inside.readCvTexts(3);
    const stream = page.waitForResponse('**/api/applications/changes');
    await openApplications(page, job.id, matching);
    await stream;
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search by name or email' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Review', exact: true }).first().focus();
    await page.keyboard.press('Enter');

    await expect(candidate(page, 'Chidi Eze')).toBeVisible();
    const words = page.getByRole('region', { name: 'In the CV: welded' });
    await expect(words.locator('mark')).toHaveText('Welding');
    await page.keyboard.press('l');
    await expect(page.getByText('I am Chidi.')).toBeVisible();
    await page.keyboard.press('l');
    await expect(words).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Add a note' })).toBeFocused();
    await page.keyboard.type('Call back');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Call back')).toBeVisible();
    await expect(page.getByText('owner added a note')).toBeVisible();
    await expect(pdfText(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('heading', { level: 2, name: 'Chidi Eze' }).focus();

    await page.keyboard.press('a');
    await expect(page.getByRole('switch', { name: 'Next after a decision' })).toBeChecked();
    await page.keyboard.press('2');
    await expect(candidate(page, 'Amina Eze')).toBeVisible();
    await expect(words.locator('mark')).toHaveText('welds');
    await expect(steps(page)).toContainText('2 of 2');
  });

  await test.step('O goes to the next unopened application, and a colleague who is looking at it is named', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 4);
    const [, second, third] = (await api.applications(job.id)).map(({ id }) => id);
    const ngozi = await joinSecondAdministrator(api);
    // Opens the second application in its details.
    const opened = page.waitForResponse(`**/api/applications/${second}`);
    await visit(page, `jobs/${job.id}/applications/${second}`);
    await opened;
    await openApplications(page, job.id);
    await page.getByRole('main').getByRole('link', { name: 'Review', exact: true }).first().click();
    await expect(candidate(page, 'Ada Okonkwo 1')).toBeVisible();
    await expect(steps(page)).toContainText('1 of 4');
    await page.keyboard.press('o');
    await expect(candidate(page, 'Ada Okonkwo 3')).toBeVisible();

    const tell = async (step: 'arrived' | 'left') => {
      const path = { id: third ?? '' };
      await ngozi.client.PUT('/api/applications/{id}/presence', { params: { path }, body: { step } });
    };
    const note = page.getByText(`${ngozi.username} is looking at this`);
    await tell('arrived');
    await expect(note).toBeVisible();
    await tell('left');
    await expect(note).toBeHidden();
  });
});
