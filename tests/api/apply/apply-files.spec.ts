import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FILE_SIZE_LIMIT } from '@smash/contract';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { testStorages } from '../../support/api/storages.js';
import { aCv } from '../../support/samples/builders.js';
import { pdfOfSize, sampleDoc, sampleDocx } from '../../support/samples/files.js';

describe.each(testStorages())('files of an application on $name', ({ prepare }) => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi(await prepare());
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  it('are accepted at one byte less than the limit, both of them', async () => {
    const content = await pdfOfSize(FILE_SIZE_LIMIT - 1);
    const cv = { name: 'cv.pdf', content };
    const { id } = await apply(app, jobId, { cv, letter: { name: 'letter.pdf', content } });
    for (const file of ['download-cv', 'download-cover-letter']) {
      const { body } = await owner.api.get(`/api/applications/${id}/${file}`).expect(200);
      expect(content.equals(body as Buffer)).toBe(true);
    }
  });

  it.each([
    ['PDF', 'cv.PDF', undefined, 'application/pdf'],
    ['DOC', 'cv.doc', sampleDoc, 'application/msword'],
    [
      'DOCX',
      'cv.docx',
      sampleDocx,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('are accepted as %s and served with that type', async (_, name, make, type) => {
    const cv = await aCv({ name, ...(make && { content: make() }) });
    const { id } = await apply(app, jobId, { cv });
    const { body, headers } = await owner.api.get(`/api/applications/${id}/download-cv`).buffer(true);
    expect(headers['content-type']).toBe(type);
    expect(sha256(await downloaded(id))).toBe(sha256(cv.content));
    expect(body).toBeDefined();
  });

  it('are kept apart if they have the same name', async () => {
    const cv = await aCv({ name: 'same.pdf', content: await pdfOfSize(3000) });
    const letter = { name: 'same.pdf', content: await pdfOfSize(4000) };
    const first = await apply(app, jobId, { cv, letter });
    const second = await apply(app, jobId, { cv: letter, letter: cv });
    expect(sha256(await downloaded(first.id))).toBe(sha256(cv.content));
    expect(sha256(await downloaded(first.id, 'download-cover-letter'))).toBe(sha256(letter.content));
    expect(sha256(await downloaded(second.id))).toBe(sha256(letter.content));
    expect(sha256(await downloaded(second.id, 'download-cover-letter'))).toBe(sha256(cv.content));
  });

  it('leave nothing in the spool folder, and one stored object each, which is encrypted', async () => {
    const cv = await aCv({ content: await pdfOfSize(100_000) });
    const before = await app.storedObjects();
    await apply(app, jobId, { cv });
    await eventually(async () => expect(await app.spooledUploads()).toEqual([]));
    expect(await app.storedObjects()).toHaveLength(before.length + 1);
    const rows = await app.query<{ sha256: string; storage_key: string }>(
      'SELECT sha256, storage_key FROM application_files ORDER BY created_at DESC LIMIT 1',
    );
    expect(rows[0]?.sha256).toBe(sha256(cv.content));
    expect(rows[0]?.storage_key).toMatch(/^[0-9a-f-]{36}$/);
    const stored = Buffer.from(await app.inside.storedBytes(rows[0]?.storage_key ?? ''), 'base64');
    expect(stored.subarray(0, 3).toString()).toBe('SMF');
    for (let start = 0; start + 16 <= cv.content.length; start += 1000)
      expect(stored.includes(cv.content.subarray(start, start + 16))).toBe(false);
  });

  const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

  /** The bytes as sent, whatever their type. */
  async function downloaded(id: string, file = 'download-cv'): Promise<Buffer> {
    const response = await fetch(`${app.url}/api/applications/${id}/${file}`, {
      headers: { Authorization: `Bearer ${owner.token}` },
    });
    return Buffer.from(await response.arrayBuffer());
  }
});
