import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import type { FileLink, Job } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { aCv, someAnswers } from '../../support/samples/builders.js';
import { pdfHtmlPolyglot, pdfWithPackedScript, sampleDocx, sampleTxt } from '../../support/samples/files.js';

describe('a file that is served', () => {
  let app: ApiApp;
  let owner: Member;
  let job: Job;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    job = await postJob(owner);
  });
  afterAll(() => app.close());

  async function linkTo(id: string, kind: string, disposition: string): Promise<FileLink> {
    const { body } = await owner.api.post(`/api/applications/${id}/files/${kind}/link`).send({ disposition });
    return body as FileLink;
  }

  it('is shown with warnings of what it can do when it is opened', async () => {
    const { id } = await apply(app, job.id, { cv: await aCv({ content: pdfWithPackedScript() }) });
    const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
    expect(body).toMatchObject({ cv_warnings: ['script'], cover_letter_warnings: [] });
  });

  it('has headers against being taken for another type, being cached and running scripts', async () => {
    const cv = await aCv({ content: await pdfHtmlPolyglot() });
    const letter = { name: 'letter.txt', content: sampleTxt() };
    const { id } = await apply(app, job.id, { cv, letter });
    const pdf = await app.visitor.get((await linkTo(id, 'cv', 'inline')).url).expect(200);
    const text = await app.visitor.get((await linkTo(id, 'cover_letter', 'attachment')).url).expect(200);
    for (const { headers } of [pdf, text]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
      });
    }
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toMatch(/^inline; filename=/);
    // Chromium shows no PDF under a sandbox.
    expect(pdf.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.headers['content-disposition']).toMatch(/^attachment; filename=/);
    expect(text.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'self'; sandbox",
    );
  });

  it.each([
    ['utf-16', Buffer.from('\ufeffI’m Adé', 'utf16le')],
    ['windows-1252', Buffer.from('I\x92m Ad\xe9', 'latin1')],
  ])('is returned as it was sent, also a letter in %s', async (charset, content) => {
    const { id } = await apply(app, job.id, { letter: { name: 'letter.txt', content } });
    const { url } = await linkTo(id, 'cover_letter', 'inline');
    const response = await fetch(`${app.url}${url}`);
    expect(response.headers.get('content-type')).toBe(`text/plain; charset=${charset}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  });

  it('is a text file if the cover letter came as text', async () => {
    const letter = 'Dear team,\n\nI keep riders happy.';
    const { id } = await apply(app, job.id, { fields: { cover_letter: letter } });
    const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
    expect(body).toMatchObject({ cover_letter: letter, cover_letter_kind: 'text' });
    const { text, headers } = await owner.api
      .get(`/api/applications/${id}/download-cover-letter`)
      .expect(200);
    expect(text).toBe(letter);
    expect(headers['content-disposition']).toContain('Adaeze Okonkwo cover letter.txt');
  });

  it('is reported with its own message if it does not exist', async () => {
    const { id } = await apply(app, job.id, { answers: someAnswers() });
    await owner.api
      .get(`/api/applications/${id}/download-cover-letter`)
      .expect(404, { detail: MESSAGES.noCoverLetter, code: 'no_file' });
    const { status, body } = await owner.api
      .post(`/api/applications/${id}/files/cover_letter/link`)
      .send({ disposition: 'inline' });
    expect({ status, body: body as unknown }).toEqual({
      status: 404,
      body: { detail: MESSAGES.noCoverLetter, code: 'no_file' },
    });
    await owner.api.get('/api/nobody/cv/cv.pdf').expect(404, { detail: MESSAGES.noCv, code: 'no_file' });
  });

  it.each(['photo', 'CV', '..', 'cover-letter'])('cannot be of the kind %s', async (kind) => {
    const { id } = await apply(app, job.id);
    const { status } = await owner.api
      .post(`/api/applications/${id}/files/${kind}/link`)
      .send({ disposition: 'inline' });
    expect([404, 422]).toContain(status);
  });

  it.each(['', 'download', null, ['inline'], undefined])(
    'cannot have the disposition %j',
    async (disposition) => {
      const { id } = await apply(app, job.id);
      const { status, body } = await owner.api
        .post(`/api/applications/${id}/files/cv/link`)
        .send({ disposition });
      expect(status).toBe(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', 'disposition'] }] });
    },
  );

  it('is found at its old address by the whole name of the mailbox, the newest one', async () => {
    const name = 'same name.docx';
    const first = { name, content: sampleDocx('first') };
    const second = { name, content: sampleDocx('second') };
    await apply(app, job.id, { answers: someAnswers({ email: 'chi@example.com' }), cv: first });
    await apply(app, job.id, { answers: someAnswers({ email: 'chidi@example.com' }), cv: first });
    await apply(app, job.id, { answers: someAnswers({ email: 'chidi@Example.com' }), cv: second });
    const address = (prefix: string) => `/api/${prefix}/cv/${encodeURIComponent(name)}`;
    const bytes = async (prefix: string) => {
      const response = await fetch(`${app.url}${address(prefix)}`, {
        headers: { Authorization: `Bearer ${owner.token}` },
      });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    expect((await bytes('chi')).equals(first.content)).toBe(true);
    expect((await bytes('chidi')).equals(second.content)).toBe(true);
    for (const prefix of ['ch', 'ch%25', 'chid_', "chi'--"]) {
      await owner.api.get(address(encodeURIComponent(prefix))).expect(404);
    }
    await app.visitor.get(address('chi')).expect(401);
  });

  it('is not found at an old address that two people share, even after one of them is deleted', async () => {
    const cv = await aCv({ name: 'shared name.pdf' });
    const address = `/api/obi/cv/${encodeURIComponent(cv.name)}`;
    await apply(app, job.id, { answers: someAnswers({ email: 'obi@example.org' }), cv });
    await owner.api.get(address).expect(200);
    const { id } = await apply(app, job.id, { answers: someAnswers({ email: 'obi@example.com' }), cv });
    await owner.api.get(address).expect(404);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await owner.api.get(address).expect(404);
  });

  it('is answered with an error, not with half a file, if the stored bytes were changed', async () => {
    const { id } = await apply(app, job.id);
    const [row] = await app.query<{ storage_key: string }>(
      'SELECT storage_key FROM application_files WHERE application_id = $1',
      [id],
    );
    await spoilStoredFile(row?.storage_key ?? '');
    const { status, body } = await owner.api.get(`/api/applications/${id}/download-cv`);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(body).toMatchObject({ code: expect.any(String), detail: expect.any(String) });
  });

  it('is answered with an error if the stored bytes are gone', async () => {
    const { id } = await apply(app, job.id);
    const [row] = await app.query<{ storage_key: string }>(
      'SELECT storage_key FROM application_files WHERE application_id = $1',
      [id],
    );
    await rm(await storedPath(row?.storage_key ?? ''));
    const { status, body } = await owner.api.get(`/api/applications/${id}/download-cv`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ code: expect.any(String), detail: expect.any(String) });
  });

  async function storedPath(key: string): Promise<string> {
    const { storagePath } = app.site;
    const names = await readdir(storagePath, { recursive: true });
    return join(storagePath, names.find((name) => name.endsWith(key)) ?? 'missing');
  }

  async function spoilStoredFile(key: string): Promise<void> {
    const path = await storedPath(key);
    const bytes = await readFile(path);
    bytes.writeUInt8((bytes.at(-5) ?? 0) ^ 1, bytes.length - 5);
    await writeFile(path, bytes);
  }
});
