import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import { SCANS_MS } from '../../../backend/src/platform/files/files.service.js';
import { STORAGE_TIMEOUTS } from '../../../backend/src/platform/files/storage/file-storage.js';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { TIME_LIMIT_MS } from '../../../backend/src/platform/files/scanning/clamd-scanner.js';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { uniqueWord } from '../../support/samples/builders.js';
import { mailedToken } from '../../support/api/candidate-link.js';
import { docxEntries } from '../../support/samples/docx.js';
import { sampleDocx, samplePdf, sampleTxt } from '../../support/samples/files.js';
import { zipOf } from '../../support/samples/zip.js';
import { createProxy, type SwitchableProxy } from '../../support/doubles/switchable-proxy.js';
import {
  eicar,
  hasVirusScanner,
  shippedSettings,
  startVirusScanner,
  type TestVirusScanner,
} from '../../support/doubles/virus-scanner.js';

const found = (field: string) => ({
  detail: [
    {
      loc: ['body', field],
      msg: 'Our virus scanner refused this file. Please choose another file, and check your device for viruses',
      type: 'file_infected',
    },
  ],
  code: 'validation_failed',
});

it('the shipped scanner ends a scan before the backend stops waiting for it', async () => {
  const settings = (await shippedSettings()).map((line) => line.split(' '));
  const [, most] = settings.find(([name]) => name === 'MaxScanTime') ?? [];
  expect(Number(most)).toBeLessThan(TIME_LIMIT_MS);
});

it('a form is answered before nginx stops waiting, however slow scanner and storage are', async () => {
  const text = await readFile(inRoot('nginx', 'conf', 'backend.conf'), 'utf8');
  const seconds = Number(/^proxy_read_timeout (\d+)s;$/m.exec(text)?.[1]);
  const { lock } = TIMINGS;
  expect(SCANS_MS + STORAGE_TIMEOUTS.put + lock).toBeLessThan(seconds * 1_000);
});

(hasVirusScanner ? describe : describe.skip)('the API with a virus scanner', () => {
  let scanner: TestVirusScanner;
  let connection: SwitchableProxy;
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    scanner = await startVirusScanner();
    connection = await createProxy(scanner.port);
    await connection.switchOn();
    app = await startApi({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(connection.port) });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(async () => {
    await app.close();
    await connection.switchOff();
    await scanner.close();
  });

  it('accepts clean files, and reports that the scanner is up', async () => {
    const letter = { name: 'letter.txt', content: sampleTxt() };
    const { id } = await apply(app, jobId, { letter });
    await owner.api.get(`/api/applications/${id}/download-cv`).expect(200);
    await eventually(async () => {
      const { body } = await app.visitor.get('/api/health/ready').expect(200);
      expect(body).toEqual({
        status: 'ok',
        database: 'up',
        storage: 'up',
        scanner: 'up',
        version: expect.any(String),
        site: expect.any(String),
      });
    });
  });

  it('refuses a PDF with a virus in it, and keeps nothing of the application', async () => {
    const cv = { name: 'cv.pdf', content: Buffer.concat([await samplePdf(), Buffer.from(eicar)]) };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { cv }));
    expect({ status, body: body as unknown }).toEqual({ status: 422, body: found('cv_file') });
  });

  it('finds a virus inside a Word document', async () => {
    const cv = { name: 'cv.docx', content: sampleDocx(eicar) };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { cv }));
    expect({ status, body: body as unknown }).toEqual({ status: 422, body: found('cv_file') });
  });

  it('refuses a document that is nested too deeply to be scanned', async () => {
    let nested: Buffer = Buffer.from('deep');
    for (let depth = 0; depth < 20; depth += 1) nested = zipOf([{ name: 'next.zip', data: nested }]);
    const content = zipOf([...docxEntries(), { name: 'word/embeddings/nested.bin', data: nested }]);
    const cv = { name: 'cv.docx', content };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { cv }));
    const msg = 'This file is too complex for our virus scanner. Please save it as a simpler or smaller PDF';
    expect({ status, body: body as unknown }).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'cv_file'], msg, type: 'file_unsafe' }] },
    });
  });

  it('refuses an application with a virus in its cover letter, and does not keep the CV', async () => {
    const letter = { name: 'letter.txt', content: Buffer.from(eicar) };
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, { letter }));
    expect({ status, body: body as unknown }).toEqual({ status: 422, body: found('cover_letter_file') });
  });

  it('refuses a virus from an applicant who replaces the CV', async () => {
    const email = `ada.${uniqueWord()}@example.com`;
    const { id, reference } = await apply(app, jobId, { answers: { email } });
    await app.visitor.post('/api/my-application/link').send({ reference, email }).expect(202);
    const token = await mailedToken(app, id);
    const session = await app.visitor.post('/api/my-application/session').send({ token }).expect(200);
    const own = withToken(app, (session.body as { access_token: string }).access_token);
    const { status, body } = await expectNothingChanged(app, () =>
      own.put('/api/my-application/cv').attach('cv_file', sampleDocx(eicar), 'cv.docx'),
    );
    expect({ status, body: body as unknown }).toEqual({ status: 422, body: found('cv_file') });
  });

  it('returns 503 to uploads while the scanner is down, keeps nothing unscanned, and serves all else', async () => {
    await connection.switchOff();
    const { status, body, headers } = await expectNothingChanged(app, () => submit(app, jobId));
    expect({ status, body: body as unknown }).toEqual({
      status: 503,
      body: { detail: MESSAGES.submitFailed, code: 'unavailable' },
    });
    expect(headers['retry-after']).toBe('5');
    await app.visitor.get('/api/jobs/').expect(200);
    await eventually(async () => {
      const health = await app.visitor.get('/api/health/ready').expect(200);
      expect(health.body).toMatchObject({
        status: 'degraded',
        database: 'up',
        storage: 'up',
        scanner: 'down',
      });
    });
    await connection.switchOn();
    await apply(app, jobId);
  });
});
