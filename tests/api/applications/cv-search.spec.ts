import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, CvText } from '@smash/contract/client';
import type { QueryRunner } from 'typeorm';
import { HeadersAndFormsOfCvs1798990000000 } from '../../../backend/src/database/migrations/1798990000000-headers-and-forms-of-cvs.js';
import { WordsOfCvs1799050000000 } from '../../../backend/src/database/migrations/1799050000000-words-of-cvs.js';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eraseRemoved, eventually } from '../../support/api/state.js';
import { docxWithMoreThanItsBody, sampleDoc, sampleDocx, samplePdf } from '../../support/samples/files.js';

const letTryForTheLastTime = (app: ApiApp, id: string) =>
  app.query(
    `UPDATE cv_texts SET state = 'waiting', attempts = 2, next_attempt_at = now() WHERE application_id = $1`,
    [id],
  );

describe('search inside CVs', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi({}, { cvTextPoll: 50, cvIntake: 50 });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const stateOf = async (id: string) =>
    (await app.query<{ state: string }>('SELECT state FROM cv_texts WHERE application_id = $1', [id]))[0]
      ?.state;
  const isRead = (id: string, state = 'read') =>
    eventually(async () => expect(await stateOf(id)).toBe(state));
  const runner = () => ({ query: (sql: string, values: unknown[]) => app.query(sql, values) }) as QueryRunner;
  async function applyWith(content: Buffer, name = 'cv.pdf'): Promise<string> {
    const { id } = await apply(app, jobId, { cv: { content, name } });
    return id;
  }
  async function find(query: Record<string, string>): Promise<string[]> {
    const { body } = await owner.api
      .get('/api/applications-list/')
      .query({ page: '1', ...query })
      .expect(200);
    return (body as Application[]).map(({ id }) => id);
  }
  async function textOf(id: string, cv = ''): Promise<CvText> {
    const { body } = await owner.api.get(`/api/applications/${id}/cv-text`).query({ cv }).expect(200);
    return body as CvText;
  }

  it('finds whole words in PDF and DOCX, in any English form of them, with the other filters', async () => {
    const pdf = await applyWith(await samplePdf('Audited the ledgers of a bakery in Enugu'));
    const docx = await applyWith(sampleDocx('Managing\naudits\nfor banks'), 'cv.docx');
    await isRead(pdf);
    await isRead(docx);
    expect(await find({ cv: 'AUDITING' })).toEqual([docx, pdf]);
    expect(await find({ cv: 'audit ledger' })).toEqual([pdf]);
    expect(await find({ cv: 'baker' })).toEqual([]);
    expect(await find({ cv: 'audit', status: 'accepted' })).toEqual([]);
    expect(await find({ cv: '&' })).toEqual([]);
  });

  it('shows the text with the places of the words, which is recorded as an opening of the CV', async () => {
    const id = await applyWith(await samplePdf('Welded hulls. Welding since 2019'));
    await isRead(id);
    const { text, hits } = await textOf(id, 'welds');
    expect(hits.map(({ start, end }) => text.slice(start, end))).toEqual(['Welded', 'Welding']);
    const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    expect((body as { type: string }[])[0]?.type).toBe('cv_opened');
  });

  it('marks a word that is divided at the end of a line once, from its first part to its last', async () => {
    const id = await applyWith(sampleDocx('Ran hospital-\nity for a hospital'), 'cv.docx');
    await isRead(id);
    const { text, hits } = await textOf(id, 'hospitality');
    expect(hits.map(({ start, end }) => text.slice(start, end))).toEqual(['hospital-\nity', 'hospital']);
  });

  it('stores no word of a CV in plain text', async () => {
    const id = await applyWith(await samplePdf('Xylophonist'));
    await isRead(id);
    const [row] = await app.query<{ kept: string }>(
      'SELECT cv_texts::text AS kept FROM cv_texts WHERE application_id = $1',
      [id],
    );
    expect(row?.kept).not.toMatch(/xylophon/i);
    expect(await find({ cv: 'xylophonist' })).toEqual([id]);
  });

  it('reads Word documents of former versions again, and still finds and shows them meanwhile', async () => {
    const docx = await applyWith(sampleDocx('Taught drumming'), 'cv.docx');
    await isRead(docx);
    await new HeadersAndFormsOfCvs1798990000000().up(runner());
    expect(await find({ cv: 'drumming' })).toEqual([docx]);
    expect(await textOf(docx)).toEqual({ state: 'read', text: 'Taught drumming', hits: [] });
    const [row] = await app.query(
      `SELECT state, attempts, next_attempt_at > now() + interval '50 minutes' AS is_later FROM cv_texts WHERE application_id = $1`,
      [docx],
    );
    expect(row).toEqual({ state: 'waiting', attempts: 0, is_later: true });
  });

  it('finds words of headers and text boxes, and reads CVs again that were read without them', async () => {
    const docx = await applyWith(docxWithMoreThanItsBody(), 'cv.docx');
    const doc = await applyWith(sampleDoc(), 'cv.doc');
    const scan = await applyWith(await samplePdf(' '));
    await isRead(docx);
    await isRead(doc, 'without_text');
    await isRead(scan, 'without_text');
    expect(await find({ cv: 'telephone skill' })).toEqual([docx]);
    await new HeadersAndFormsOfCvs1798990000000().up(runner());
    expect(await Promise.all([docx, doc, scan].map(stateOf))).toEqual(['waiting', 'without_text', 'waiting']);
    await app.query(`UPDATE cv_texts SET next_attempt_at = now() WHERE application_id = $1`, [docx]);
    await isRead(docx);
  });

  it('reads CVs of former versions again for words in letters of other looks, also those that were given up', async () => {
    const docx = await applyWith(sampleDocx('Measured CO₂'), 'cv.docx');
    const doc = await applyWith(sampleDoc(), 'cv.doc');
    const scan = await applyWith(await samplePdf(' '));
    const givenUp = await applyWith(sampleDocx('Luthier'), 'cv.docx');
    await isRead(docx);
    await isRead(doc, 'without_text');
    await isRead(scan, 'without_text');
    await isRead(givenUp);
    // As the former version left them.
    await app.query(`UPDATE cv_texts SET lexemes = '' WHERE application_id = $1`, [docx]);
    await app.query(
      `UPDATE cv_texts SET state = 'unreadable', attempts = 3, encrypted_text = NULL, lexemes = NULL WHERE application_id = $1`,
      [givenUp],
    );
    await new WordsOfCvs1799050000000().up(runner());
    const rows = await app.query(
      `SELECT state, attempts, next_attempt_at > now() + interval '50 minutes' AS is_later
       FROM cv_texts WHERE application_id = ANY($1)`,
      [[docx, scan, givenUp]],
    );
    expect(rows).toEqual(Array(3).fill({ state: 'waiting', attempts: 0, is_later: true }));
    expect(await stateOf(doc)).toBe('without_text');
    await app.query('UPDATE cv_texts SET next_attempt_at = now() WHERE application_id = ANY($1)', [
      [docx, givenUp],
    ]);
    await isRead(docx);
    await isRead(givenUp);
    expect(await find({ cv: 'CO2' })).toEqual([docx]);
    expect(await find({ cv: 'luthier' })).toEqual([givenUp]);
  });

  it('says of a DOC and of a page without words that there is no text', async () => {
    const doc = await applyWith(sampleDoc(), 'cv.doc');
    const scan = await applyWith(await samplePdf(' '));
    await isRead(doc, 'without_text');
    await isRead(scan, 'without_text');
    expect(await textOf(doc)).toEqual({ state: 'without_text', text: '', hits: [] });
  });

  it('reads CVs that are missing in its queue, and gives up one after three attempts that never ended', async () => {
    const id = await applyWith(await samplePdf('Falconer'));
    await isRead(id);
    await app.query('DELETE FROM cv_texts WHERE application_id = $1', [id]);
    await isRead(id);
    await app.query(
      `UPDATE cv_texts SET state = 'waiting', attempts = 3, next_attempt_at = now() WHERE application_id = $1`,
      [id],
    );
    await isRead(id, 'unreadable');
  });

  it('gives up a file that cannot be read at its third attempt', async () => {
    const id = await applyWith(Buffer.from('%PDF-1.4\nnothing that is a page\n%%EOF\n'));
    await letTryForTheLastTime(app, id);
    await isRead(id, 'unreadable');
  });

  it('gives up a CV whose file is missing at its third attempt', async () => {
    const id = await applyWith(await samplePdf('Cooper'));
    await isRead(id);
    await app.query(
      `UPDATE application_files SET storage_key = 'cv/' || gen_random_uuid() WHERE application_id = $1`,
      [id],
    );
    await letTryForTheLastTime(app, id);
    await isRead(id, 'unreadable');
  });

  it('forgets what it read when the application is erased', async () => {
    const id = await applyWith(await samplePdf('Lamplighter'));
    await isRead(id);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    expect(await find({ cv: 'lamplighter' })).toEqual([]);
    await eraseRemoved(app);
    expect(await stateOf(id)).toBeUndefined();
  });
});

it('a CV waits, and no attempt is counted, if not even an empty page can be read', async () => {
  const app = await startApi({}, { cvTextPoll: 50, cvRead: 1 });
  const owner = await registerAndLogIn(app);
  const { id } = await apply(app, (await postJob(owner)).id, {
    cv: { content: await samplePdf('Falconer'), name: 'cv.pdf' },
  });
  await letTryForTheLastTime(app, id);
  await eventually(async () => {
    const [row] = await app.query(
      `SELECT state, attempts, next_attempt_at > now() + interval '1 minute' AS was_tried FROM cv_texts WHERE application_id = $1`,
      [id],
    );
    expect(row).toEqual({ state: 'waiting', attempts: 2, was_tried: true });
  });
  await app.close();
});
