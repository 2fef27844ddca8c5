import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FILE_MESSAGES, FILE_RULES, FILE_SIZE_LIMIT } from '@smash/contract';
import { UNSAFE_FILE_MESSAGE } from '../../../backend/src/platform/files/inspection/file-rejected.error.js';
import { postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { answerParts, filePart, multipartBody, multipartType } from '../../support/api/multipart.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aCv, someAnswers } from '../../support/samples/builders.js';
import {
  docxBomb,
  docxOverlapBomb,
  docxWithHugeDeclaredSize,
  docxWithManyEntries,
  emptyFile,
  macroDoc,
  macroDocx,
  sampleDocx,
  sampleMsi,
  samplePng,
  sampleTxt,
  sampleXlsWithWordInside,
} from '../../support/samples/files.js';

const cvType = FILE_RULES.cv.typeMessage;

// Files are checked before anything is stored, so one kind of storage is enough.
describe('the check of uploaded files', () => {
  let app: ApiApp;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    jobId = (await postJob(await registerAndLogIn(app))).id;
  });
  afterAll(() => app.close());

  it('refuses a form without a CV', async () => {
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { cv: undefined }));
    expect(status).toBe(422);
    expect(body).toEqual({
      detail: [{ loc: ['body', 'cv_file'], msg: FILE_MESSAGES.cvRequired, type: 'missing' }],
      code: 'validation_failed',
    });
  });

  it('treats an empty CV as a missing one', async () => {
    const cv = { name: 'cv.pdf', content: emptyFile() };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { cv }));
    expect(status).toBe(422);
    expect(body).toEqual({
      detail: [{ loc: ['body', 'cv_file'], msg: FILE_MESSAGES.cvRequired, type: 'file_empty' }],
      code: 'validation_failed',
    });
  });

  it('refuses an empty cover letter file', async () => {
    const letter = { name: 'letter.txt', content: emptyFile() };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { letter }));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      detail: [{ loc: ['body', 'cover_letter_file'], msg: FILE_MESSAGES.empty }],
    });
  });

  it.each([FILE_SIZE_LIMIT, FILE_SIZE_LIMIT + 1, 11 * 1024 * 1024])('refuses %d bytes', async (size) => {
    const content = Buffer.alloc(size, '%PDF-1.4 ');
    for (const files of [{ cv: { name: 'cv.pdf', content } }, { letter: { name: 'l.pdf', content } }]) {
      const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, files));
      expect({ status, body }).toEqual({
        status: 413,
        body: { detail: FILE_MESSAGES.tooLarge, code: 'file_too_large' },
      });
    }
  });

  it.each([
    ['a picture named .pdf', 'cv.pdf', samplePng],
    ['a picture named .docx', 'cv.docx', samplePng],
    ['a picture', 'cv.png', samplePng],
    ['an installer named .doc', 'cv.doc', sampleMsi],
    ['a spreadsheet with a document inside named .doc', 'cv.doc', sampleXlsWithWordInside],
    ['text named .pdf', 'cv.pdf', sampleTxt],
    ['text', 'cv.txt', sampleTxt],
    ['a document without extension', 'cv', sampleDocx],
    ['a program behind two extensions', 'cv.pdf.exe', () => Buffer.from('MZ')],
    ['a web page named .pdf', 'cv.pdf', () => Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing named .pdf', 'cv.pdf', () => Buffer.from('<svg onload="alert(1)"/>')],
  ])('refuses as a CV %s', async (_, name, content) => {
    const { status, body } = await expectNothingChanged(app, () =>
      submit(app, jobId, { cv: { name, content: content() } }),
    );
    expect({ status, body }).toEqual({ status: 415, body: { detail: cvType, code: 'file_type' } });
  });

  it('refuses as a cover letter a picture named .txt', async () => {
    const letter = { name: 'letter.txt', content: samplePng() };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { letter }));
    const detail = FILE_RULES.cover_letter.typeMessage;
    expect({ status, body }).toEqual({ status: 415, body: { detail, code: 'file_type' } });
  });

  it.each([
    ['that unpacks to more than a gigabyte', 'cv.docx', docxBomb],
    ['whose parts overlap', 'cv.docx', docxOverlapBomb],
    ['that claims to unpack to four gigabytes', 'cv.docx', docxWithHugeDeclaredSize],
    ['of 30,000 parts', 'cv.docx', () => docxWithManyEntries(30_000)],
    ['with macros', 'cv.docx', macroDocx],
    ['with macros in the old format', 'cv.doc', macroDoc],
  ])('refuses a document %s', async (_, name, make) => {
    const content = make();
    const { status, body } = await expectNothingChanged(app, () =>
      submit(app, jobId, { cv: { name, content } }),
    );
    expect(status).toBe(422);
    expect(body).toEqual({
      detail: [{ loc: ['body', 'cv_file'], msg: UNSAFE_FILE_MESSAGE, type: 'file_unsafe' }],
      code: 'validation_failed',
    });
  });

  it.each([
    ['.docm', macroDocx],
    ['.exe', () => Buffer.from('MZ')],
  ])('refuses the extension %s', async (extension, make) => {
    const cv = { name: `cv${extension}`, content: make() };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { cv }));
    expect({ status, body }).toEqual({ status: 415, body: { detail: cvType, code: 'file_type' } });
  });

  it('refuses two CVs in one form', async () => {
    const cv = await aCv();
    const parts = [...answerParts(someAnswers()), filePart('cv_file', cv), filePart('cv_file', cv)];
    const { status, body } = await expectNothingChanged(app, () =>
      app.visitor
        .post(`/api/jobs/${jobId}/apply`)
        .set('Content-Type', multipartType)
        .send(multipartBody(parts)),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'cv_file'], type: 'unexpected_file' }] });
  });
});
