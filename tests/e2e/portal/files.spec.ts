import { readFile } from 'node:fs/promises';
import { MESSAGES } from '@smash/contract';
import type { Locator, Page } from '@playwright/test';
import type { Application } from '@smash/contract/client';
import type { SentFile } from '../../support/e2e/api.js';
import { openDetails } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { sampleDoc, sampleDocx, sampleTxt } from '../../support/samples/files.js';

const FILE = '**/api/files/**';
const file = (name: string, buffer: Buffer): SentFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

/** A PNG of one red pixel. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** Makes the API return a changed application: alone, in the list of its job, and in the list that the header counts. */
async function answerWith(page: Page, application: Application): Promise<void> {
  const { id, job_id } = application;
  await page.route(`**/api/applications/${id}`, (route) => route.fulfill({ json: application }));
  for (const list of [`**/api/jobs/${job_id}/applications?**`, '**/api/applications-list/?**']) {
    await page.route(list, (route) => route.fulfill({ json: [application] }));
  }
}

async function openPreview(page: Page, kind: 'CV' | 'cover letter'): Promise<Locator> {
  await page.getByRole('button', { name: `View ${kind}` }).click();
  return page.getByRole('dialog', { name: /Preview/ });
}

async function close(preview: Locator): Promise<void> {
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(preview).toHaveCount(0);
}

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
});

test('files are previewed if browsers can show them, else downloaded, and a broken picture is reported', async ({
  page,
  api,
}) => {
  await test.step('an old Word CV is not previewed but downloaded', async () => {
    const job = await api.createJob();
    await openDetails(page, await api.apply(job.id, { cv: file('cv.doc', sampleDoc()) }));
    const preview = await openPreview(page, 'CV');
    await expect(preview.getByText('Preview not available for DOC files')).toBeVisible();
    await expect(preview.getByText('Supported preview formats: PDF, JPG, PNG, GIF')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Download to View' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cv.doc');
    expect((await readFile(await download.path())).equals(sampleDoc())).toBe(true);
    await close(preview);
  });

  await test.step('a Word document is shown in the page', async () => {
    const job = await api.createJob();
    const documents = { cv: sampleDocx('Welder from Aba'), coverLetterFile: sampleDocx('I <b>weld</b>') };
    await openDetails(
      page,
      await api.apply(job.id, {
        cv: file('cv.docx', documents.cv),
        coverLetterFile: file('letter.docx', documents.coverLetterFile),
      }),
    );
    const preview = await openPreview(page, 'CV');
    await expect(preview.getByRole('document', { name: 'cv.docx' })).toHaveText('Welder from Aba');
    await page.keyboard.press('Escape');
    await expect(
      (await openPreview(page, 'cover letter')).getByRole('document', { name: 'letter.docx' }),
    ).toHaveText('I <b>weld</b>');
    await close(preview);
  });

  await test.step('a cover letter typed as text is shown and downloaded as text', async () => {
    const job = await api.createJob();
    const letter = 'Dear team,\n\nI know every street of Ikeja.';
    await openDetails(page, await api.apply(job.id, { coverLetterText: letter }));
    const preview = await openPreview(page, 'cover letter');
    await expect(preview.getByText('Cover Letter Content:')).toBeVisible();
    await expect(preview.getByText('I know every street of Ikeja.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Download cover letter' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(letter);
    await close(preview);
  });

  await test.step('a cover letter file is shown if it is text, and offered as a download if it is an old Word file', async () => {
    const job = await api.createJob();
    await openDetails(
      page,
      await api.apply(job.id, { coverLetterFile: file('letter.txt', sampleTxt('Ẹ kú àárọ̀.')) }),
    );
    const text = await openPreview(page, 'cover letter');
    await expect(text.getByText('Ẹ kú àárọ̀.')).toBeVisible();
    await close(text);

    await openDetails(page, await api.apply(job.id, { coverLetterFile: file('letter.doc', sampleDoc()) }));
    const preview = await openPreview(page, 'cover letter');
    await expect(preview.getByText('Microsoft Word documents require download to view')).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Download to View' })).toBeVisible();
    await close(preview);
  });

  await test.step('a picture is shown as an image, and a broken one is reported', async () => {
    const job = await api.createJob();
    const application = await api.apply(job.id);
    await answerWith(page, { ...application, cv_filename: 'cv.png' });
    await openDetails(page, application);
    await page.route(FILE, (route) => route.fulfill({ body: ONE_PIXEL }), { times: 1 });
    const preview = await openPreview(page, 'CV');
    await expect(preview.getByRole('img', { name: 'cv.png' })).toHaveJSProperty('naturalWidth', 1);
    await close(preview);

    await page.route(FILE, (route) => route.fulfill({ body: 'not a picture' }), { times: 1 });
    await openPreview(page, 'CV');
    await expect(preview.getByText(MESSAGES.imagePreviewFailed)).toBeVisible();
  });
});
