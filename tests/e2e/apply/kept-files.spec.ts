import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { someAnswers } from '../../support/e2e/api.js';
import { keepFile, keptNames } from '../../support/e2e/kept-files.js';
import {
  applicationForm,
  attach,
  expectAnswers,
  fillAnswers,
  field,
  openFilledForm,
  openForm,
  pdfFile,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';

const CV_NAME = 'Adaeze Okonkwo CV.pdf';
const keptCv = (page: Page) => applicationForm(page).getByText(', kept from before');
const stays = (page: Page) =>
  applicationForm(page).getByText('Kept on this device for a day, or until sent or cleared.');

/** Waits until the form runs and holds no CV. Its field is empty already in the page that the server drew. */
async function expectNoCv(page: Page): Promise<void> {
  await expect(applicationForm(page).getByRole('group', { name: 'Photos of your CV' })).toBeVisible();
  await expect(applicationForm(page).getByText('PDF, DOC or DOCX, smaller than 5 MB')).toBeVisible();
}

/** Makes the next calls of a method of the device's store fail, this many times. */
const refuse = (page: Page, method: 'put' | 'getAll', times: number) =>
  page.evaluate(refuseHere, { method, times });

function refuseHere({ method, times }: { method: 'put' | 'getAll'; times: number }): void {
  const real: unknown = Reflect.get(IDBObjectStore.prototype, method);
  let left = times;
  Object.assign(window, { isRefusing: true });
  IDBObjectStore.prototype[method] = () => {
    left -= 1;
    if (left === 0) {
      Reflect.set(IDBObjectStore.prototype, method, real);
      Object.assign(window, { isRefusing: false });
    }
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
}

/** Waits for the last of the refused calls. */
const refusalsEnd = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'isRefusing'))).toBe(false);

/** Holds the next file back that the form stores, until `release` lets the device store or refuse it. */
const holdPut = (page: Page, isRefused = false) =>
  page.evaluate((refused) => {
    const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put');
    let isReleased = false;
    window.addEventListener('release', () => (isReleased = true));
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      Reflect.set(IDBObjectStore.prototype, 'put', put);
      const request = this.put(value, key);
      document.documentElement.dataset['held'] = '';
      const hold = () => {
        if (!isReleased) this.count().addEventListener('success', hold);
        else if (refused) this.transaction.abort();
      };
      hold();
      return request;
    };
  }, isRefused);

const isHeld = (page: Page) => expect(page.locator('html[data-held]')).toBeAttached();

const release = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('release')));

test('a draft and its files survive a reload, stay with their job, and are deleted once sent', async ({
  page,
  api,
}) => {
  const [job, other] = [await api.createJob(), await api.createJob()];
  const answers = await openFilledForm(page, job.id);
  await attach(page, 'cover_letter_file', await pdfFile('letter.pdf'));
  await expect(stays(page)).toHaveCount(2);
  await expect(applicationForm(page).getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(keptCv(page)).toHaveCount(2);
  await expectAnswers(page, answers);
  const held = await applicationForm(page)
    .getByLabel('CV / Resume')
    .evaluate((input: HTMLInputElement) => input.files?.item(0)?.name);
  expect(held).toBe(CV_NAME);
  await expectStateAccessible(page);

  await page.getByRole('button', { name: 'Remove letter.pdf' }).click();
  await expect.poll(() => keptNames(page)).toEqual([CV_NAME]);
  await openForm(page, other.id);
  await expectNoCv(page);
  await expect(field(page, 'first_name')).toHaveValue('');

  await openForm(page, job.id);
  await expect(keptCv(page)).toHaveCount(1);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toMatchObject([{ cv_filename: CV_NAME, cover_letter: null }]);
  await expect.poll(() => keptNames(page)).toEqual([]);
  await page.goto('/careers');
  await openForm(page, job.id);
  for (const name of ['first_name', 'dob', 'state_of_origin', 'email', 'social_link'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
});

test('a kept file is deleted after a day, with the draft, and when a file that cannot be kept replaces it', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await page.clock.install();
  await openFilledForm(page, job.id);
  await expect(stays(page)).toBeVisible();
  await page.clock.setSystemTime(Date.now() - 60_000);
  await page.reload();
  await expect(keptCv(page), 'after the clock was put right').toBeVisible();
  const day = 24 * 60 * 60 * 1000;
  await page.clock.setSystemTime(Date.now() + day + 60_000);
  await page.reload();
  await expect.poll(() => keptNames(page)).toEqual([]);
  await expectNoCv(page);

  await attach(page, 'cv_file', await pdfFile());
  await expect(stays(page)).toBeVisible();
  await refuse(page, 'put', 3);
  await attach(page, 'cv_file', await pdfFile('newer.pdf'));
  await expect.poll(() => keptNames(page), 'the one that was replaced').toEqual([]);
  await expect(stays(page)).toHaveCount(0);
  await page.reload();
  await expectNoCv(page);

  await attach(page, 'cv_file', await pdfFile());
  await expect(stays(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear draft' }).click();
  await page.getByRole('button', { name: 'Yes, clear everything' }).click();
  await expect.poll(() => keptNames(page)).toEqual([]);
});

test('storing and reading a file are retried when the device refuses, and storing again with Submit', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await refuse(page, 'put', 2);
  await attach(page, 'cv_file', await pdfFile());
  await expect(stays(page)).toBeVisible();

  await page.addInitScript(refuseHere, { method: 'getAll' as const, times: 2 });
  await page.reload();
  await expect(keptCv(page)).toBeVisible();

  await openForm(page, job.id);
  await expect(keptCv(page), 'read before the device refuses').toBeVisible();
  await fillAnswers(page, someAnswers());
  await refuse(page, 'put', 3);
  await attach(page, 'cv_file', await pdfFile('newer.pdf'));
  await refusalsEnd(page);
  expect(await keptNames(page)).toEqual([]);
  await page.route('**/apply', () => undefined);
  await submitButton(page).click();
  await expect(stays(page)).toBeVisible();
  expect(await keptNames(page)).toEqual(['newer.pdf']);
});

test('a file that the device refuses late does not delete the one chosen after it', async ({ page, api }) => {
  const job = await api.createJob();
  await page.clock.install();
  await openForm(page, job.id);
  await holdPut(page, true);
  await attach(page, 'cv_file', await pdfFile());
  await isHeld(page);
  await attach(page, 'cv_file', await pdfFile('newer.pdf'));
  await expect(applicationForm(page).getByText('newer.pdf', { exact: true })).toBeVisible();
  await release(page);
  await expect(stays(page)).toBeVisible();
  // The refused file is tried again.
  await page.clock.runFor(2_000);
  expect(await keptNames(page)).toEqual(['newer.pdf']);
});

test('a file that is stored late does not stand for one that Submit could not store again', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await fillAnswers(page, someAnswers());
  await holdPut(page);
  await attach(page, 'cv_file', await pdfFile());
  await isHeld(page);
  await page.route('**/apply', () => undefined);
  const sending = page.waitForRequest('**/apply');
  await submitButton(page).click();
  await sending;
  await refuse(page, 'put', 3);
  await release(page);
  await refusalsEnd(page);
  await expect(stays(page)).toHaveCount(0);
  expect(await keptNames(page)).toEqual([]);
});

test('a file that an earlier release kept as a File object is read', async ({ page, api }) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await attach(page, 'cv_file', await pdfFile());
  await expect(stays(page)).toBeVisible();
  await page.evaluate(
    (key) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('smash.application-files');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('files', 'readwrite');
          const file = new File(['%PDF-'], 'yesterday.pdf');
          writing.objectStore('files').put({ file, keptAt: Date.now() }, key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    `${job.id}/cv_file`,
  );
  await page.reload();
  await expect(applicationForm(page).getByText('yesterday.pdf', { exact: true })).toBeVisible();
});

test('a file that was deleted from its folder is restored from the kept copy', async ({
  page,
  api,
}, testInfo) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  const { name, buffer } = await pdfFile();
  const file = testInfo.outputPath(name);
  await writeFile(file, buffer);
  await field(page, 'cv_file').setInputFiles(file);
  await expect(stays(page)).toBeVisible();
  await page.goto('/about');
  await rm(file);
  // The browser puts the file into its input again by its path, which leads to nothing now.
  await page.goBack();
  await expect(keptCv(page)).toBeVisible();
  expect(await keptNames(page)).toEqual([CV_NAME]);
});

test('clearing the draft and logging out delete kept files even if the script for them does not load', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  await expect(stays(page)).toBeVisible();
  await page.route(/\/assets\/kept-files-[\w-]+\.js$/, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Clear draft' }).click();
  await page.getByRole('button', { name: 'Yes, clear everything' }).click();
  await expect.poll(() => keptNames(page)).toEqual([]);

  await keepFile(page, 'CV.pdf');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptNames(page)).toEqual([]);
});

test('a form restored by the Back button does not show a draft that was cleared meanwhile', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  await expect(applicationForm(page).getByText('Draft saved on this device')).toBeVisible();
  const comeBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await comeBack();
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  // What another page clears after this one was left stays cleared.
  await field(page, 'first_name').fill('Ngozi');
  // A timer, so that the page does not reload while this call still waits for its result.
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() =>
    setTimeout(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      localStorage.clear();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }),
  );
  await reloaded;
  await expect(field(page, 'first_name')).toHaveValue('');
});
