import { readFile } from 'node:fs/promises';
import { MESSAGES } from '@smash/contract';
import type { Locator, Page } from '@playwright/test';
import type { Application } from '@smash/contract/client';
import { pdfText } from '../../support/e2e/files.js';
import type { SentFile } from '../../support/e2e/api.js';
import { openDetails, portalAlert } from '../../support/e2e/portal.js';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { sampleDoc, sampleDocx, sampleTxt } from '../../support/samples/files.js';

const LINK = '**/files/*/link';
const FILE = '**/api/files/**';
/**
 * The address that older clients build of the e-mail's first part and the file's name
 * (docs/requirements/portal.md#p-33).
 */
const OLD_PATH = /\/api\/[^/]+\/(cv|cover_letter)\/[^/]+$/;
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

/** Lets the server answer with another application than it has: by itself, in its list, and in the header's count of all. */
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

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
});

test('an old Word CV is not previewed but downloaded', async ({ page, api }) => {
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
});

test('a Word document is shown in the page', async ({ page, api }) => {
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
});

test('a cover letter as text is shown in place and downloaded as text', async ({ page, api }) => {
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
});

test('a cover letter as a file is shown where browsers can, or downloaded', async ({ page, api }) => {
  const job = await api.createJob();
  await openDetails(
    page,
    await api.apply(job.id, { coverLetterFile: file('letter.txt', sampleTxt('Ẹ kú àárọ̀.')) }),
  );
  await expect((await openPreview(page, 'cover letter')).getByText('Ẹ kú àárọ̀.')).toBeVisible();

  await openDetails(page, await api.apply(job.id, { coverLetterFile: file('letter.doc', sampleDoc()) }));
  const preview = await openPreview(page, 'cover letter');
  await expect(preview.getByText('Microsoft Word documents require download to view')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Download to View' })).toBeVisible();
});

test('an application without a cover letter says so, and the download of none is refused', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await openDetails(page, await api.apply(job.id));
  await page.getByRole('button', { name: 'Download cover letter' }).click();
  await expect(portalAlert(page, MESSAGES.noCoverLetter)).toBeVisible();
  await expect(
    (await openPreview(page, 'cover letter')).getByText('No cover letter file available'),
  ).toBeVisible();
});

test('an application without a CV says so', async ({ page, api }) => {
  const job = await api.createJob();
  const application = await api.apply(job.id);
  await answerWith(page, { ...application, cv_filename: null });
  await openDetails(page, application);
  await page.getByRole('button', { name: 'Download CV' }).click();
  await expect(portalAlert(page, MESSAGES.noCv)).toBeVisible();
  await expect((await openPreview(page, 'CV')).getByText('No CV file available')).toBeVisible();
});

test('downloads that fail name the status, and empty ones say so', async ({ page, api }) => {
  const job = await api.createJob();
  await page.route(OLD_PATH, (route) => route.fulfill({ status: 404, json: {} }));
  const coverLetterFile = file('letter.txt', sampleTxt());
  const details = await openDetails(page, await api.apply(job.id, { coverLetterFile }));
  const kinds = [
    {
      call: '**/download-cv',
      button: 'Download CV',
      failed: MESSAGES.cvDownloadStatus(500),
      broken: /^Error downloading CV: ./,
    },
    {
      call: '**/download-cover-letter',
      button: 'Download cover letter',
      failed: MESSAGES.coverLetterDownloadStatus(500),
      broken: /^Error downloading cover letter: ./,
    },
  ];
  for (const { call, button, failed, broken } of kinds) {
    const press = () => details.getByRole('button', { name: button }).click();
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await press();
    await expect(portalAlert(page, failed)).toBeVisible();
    await page.route(call, (route) => route.abort(), { times: 1 });
    await press();
    await expect(portalAlert(page, broken)).toBeVisible();
    await page.route(call, (route) => route.fulfill({ status: 200, body: '' }), { times: 1 });
    await press();
    await expect(portalAlert(page, MESSAGES.emptyDownload)).toBeVisible();
  }
});

test('a download that fails is tried once more at the old address', async ({ page, api }) => {
  const job = await api.createJob();
  const letter = sampleTxt('A letter');
  const details = await openDetails(
    page,
    await api.apply(job.id, { coverLetterFile: file('letter.txt', letter) }),
  );
  for (const [button, call, name] of [
    ['Download CV', '**/download-cv', 'cv.pdf'],
    ['Download cover letter', '**/download-cover-letter', 'letter.txt'],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      details.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    if (name === 'letter.txt') expect((await readFile(await download.path())).equals(letter)).toBe(true);
  }
});

test('pictures are shown as pictures, and a broken one is said to be broken', async ({ page, api }) => {
  const job = await api.createJob();
  const application = await api.apply(job.id);
  await answerWith(page, { ...application, cv_filename: 'cv.png' });
  await openDetails(page, application);
  await page.route(FILE, (route) => route.fulfill({ body: ONE_PIXEL }), { times: 1 });
  const preview = await openPreview(page, 'CV');
  await expect(preview.getByRole('img', { name: 'cv.png' })).toHaveJSProperty('naturalWidth', 1);
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(preview).toHaveCount(0);

  await page.route(FILE, (route) => route.fulfill({ body: 'not a picture' }), { times: 1 });
  await openPreview(page, 'CV');
  await expect(preview.getByText(MESSAGES.imagePreviewFailed)).toBeVisible();
});

test('previews that fail say why and offer the download instead', async ({ page, api }) => {
  const job = await api.createJob();
  const coverLetterFile = file('letter.txt', sampleTxt());
  await openDetails(page, await api.apply(job.id, { coverLetterFile }));
  const cases = [
    { kind: 'CV', address: LINK, status: 500, text: MESSAGES.cvPreviewStatus(500) },
    { kind: 'CV', address: FILE, status: 0, text: /^Error loading CV: ./ },
    { kind: 'CV', address: FILE, status: 404, text: MESSAGES.cvPreviewStatus(404) },
    { kind: 'CV', address: FILE, status: 200, text: MESSAGES.cvPreviewEmpty },
    { kind: 'CV', address: FILE, status: 200, body: '<h1>Hello</h1>', text: MESSAGES.pdfPreviewFailed },
    { kind: 'cover letter', address: LINK, status: 500, text: /^Error loading cover letter: ./ },
    { kind: 'cover letter', address: FILE, status: 200, body: 'a\0b', text: MESSAGES.textPreviewFailed },
  ] as const;
  for (const { kind, address, status, text, ...rest } of cases) {
    const body = 'body' in rest ? rest.body : '';
    await page.route(address, (route) => (status === 0 ? route.abort() : route.fulfill({ status, body })), {
      times: 1,
    });
    const preview = await openPreview(page, kind);
    await expect(preview.getByText(text)).toBeVisible();
    if (kind === 'CV') {
      const hint = 'The CV file might not be accessible or the file path might be incorrect.';
      await expect(preview.getByText(hint)).toBeVisible();
    }
    await expect(preview.getByRole('button', { name: 'Try Download Instead' })).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect(preview).toHaveCount(0);
  }
});

test('says that a preview is loading', async ({ page, api }) => {
  const job = await api.createJob();
  await openDetails(page, await api.apply(job.id));
  const release = await holdRequests(page, LINK);
  const preview = await openPreview(page, 'CV');
  await expect(preview.getByText('Loading CV preview...')).toBeVisible();
  release();
  await expect(pdfText(preview)).toBeVisible();
});
