import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@smash/contract';
import type {
  Application,
  CandidateApplication,
  ErasureCertificate,
  HistoryEntry,
  SentApplication,
} from '@smash/contract/client';
import { strFromU8, unzipSync } from 'fflate';
import request from 'supertest';
import { joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { aCv, uniqueWord, type UploadedFile } from '../../support/samples/builders.js';
import {
  type Applicant,
  downloadData,
  openOwnPage,
  openPageWith,
  pageTokenFor,
} from '../../support/api/applicant.js';
import { publicServer } from '../../support/servers/public-server.js';
import { samplePdf } from '../../support/samples/files.js';

describe("an applicant's own page", () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    // Without a mail server: mails wait in the database, where their text can be read.
    app = await startApi({ ...publicServer });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { title: 'Rider Lead' })).id;
  });
  afterAll(() => app.close());

  const anApplicant = (answers?: object) => openOwnPage(app, jobId, answers);
  const pageOf = async ({ own }: Applicant) =>
    (await own.get('/api/my-application').expect(200)).body as CandidateApplication;
  const asAdministrators = async ({ id }: { id: string }) =>
    (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const historyOf = async ({ id }: { id: string }) =>
    ((await owner.api.get(`/api/applications/${id}/history`).expect(200)).body as HistoryEntry[]).map(
      ({ type }) => type,
    );
  const sendCv = ({ own }: Applicant, cv: UploadedFile) =>
    own.put('/api/my-application/cv').attach('cv_file', cv.content, cv.name);

  it('shows the status, as administrators change it', async () => {
    const applicant = await anApplicant({ first_name: 'Bola' });
    expect(await pageOf(applicant)).toEqual({
      reference: applicant.reference,
      job_title: 'Rider Lead',
      first_name: 'Bola',
      status: 'pending',
      is_decision_mailed: false,
      applied_at: applicant.applied_at,
      withdrawn_at: null,
      is_replaced: false,
      replaced_by: null,
      cv_filename: 'Adaeze Okonkwo CV.pdf',
      can_replace_cv: true,
      talent_pool_until: null,
      can_update: true,
      consent_text: expect.stringContaining('By submitting, you agree'),
    });
    await owner.api.put(`/api/applications/${applicant.id}/status`).send({ status: 'reviewed' }).expect(200);
    expect(await pageOf(applicant)).toMatchObject({ status: 'reviewed', can_replace_cv: false });
  });

  it('stays open for another hour when the form for a newer version is loaded, however late', async () => {
    const applicant = await anApplicant();
    const minutesLeft = async () => {
      const [session] = await app.query<{ minutes: number }>(
        `SELECT extract(epoch FROM expires_at - now())::float / 60 AS minutes FROM one_time_links
         WHERE subject_id = $1 AND purpose = 'candidate_session'`,
        [applicant.id],
      );
      return session?.minutes ?? 0;
    };
    const soon = `UPDATE one_time_links SET expires_at = now() + interval '5 minutes' WHERE subject_id = $1`;
    await app.query(soon, [applicant.id]);
    await pageOf(applicant);
    expect(await minutesLeft()).toBeLessThan(6);
    const { body } = await applicant.own.get('/api/my-application/update').expect(200);
    expect(await minutesLeft()).toBeGreaterThan(55);
    const end = Date.parse((body as SentApplication).page_expires_at);
    expect(end - Date.now()).toBeGreaterThan(55 * MINUTE_MS);
  });

  describe('takes a new CV', () => {
    it('in place of the former one, which is erased', async () => {
      const applicant = await anApplicant();
      const before = await app.storedObjects();
      const content = await samplePdf('Twelve years of keeping riders happy');
      const { body } = await sendCv(applicant, { name: 'Newer.pdf', content }).expect(200);
      expect(body).toMatchObject({ cv_filename: 'Newer.pdf' });
      const after = await app.storedObjects();
      expect(after).toHaveLength(before.length);
      expect(after).not.toEqual(before);
      const download = await owner.api.get(`/api/applications/${applicant.id}/download-cv`).expect(200);
      expect(content.equals(download.body as Buffer)).toBe(true);
      expect(await historyOf(applicant)).toEqual([
        'cv_downloaded',
        'cv_replaced',
        'page_link_sent',
        'submitted',
      ]);
    });

    it('once, however often the same file is sent', async () => {
      const applicant = await anApplicant();
      const cv = { name: 'Newer.pdf', content: await samplePdf('Twelve years of keeping riders happy') };
      await sendCv(applicant, cv).expect(200);
      const stored = await app.storedObjects();
      await expectNothingChanged(app, () => sendCv(applicant, cv).expect(200));
      expect(await app.storedObjects()).toEqual(stored);
      await sendCv(applicant, { ...cv, name: 'Newest.pdf' }).expect(200);
    });

    it('only while the application is pending', async () => {
      const applicant = await anApplicant();
      await owner.api
        .put(`/api/applications/${applicant.id}/status`)
        .send({ status: 'accepted' })
        .expect(200);
      const { status, body } = await expectNothingChanged(app, async () => sendCv(applicant, await aCv()));
      expect([status, (body as { code: string }).code]).toEqual([409, 'not_pending']);
    });

    it.each<[string, UploadedFile, number]>([
      ['another type', { name: 'cv.exe', content: Buffer.from('MZ') }, 415],
      ['a type that its content is not', { name: 'cv.pdf', content: Buffer.from('hello') }, 415],
      ['5 MB', { name: 'cv.pdf', content: Buffer.alloc(5_242_880, 'x') }, 413],
      ['nothing in it', { name: 'cv.pdf', content: Buffer.alloc(0) }, 422],
    ])('but not with %s', async (_, cv, expected) => {
      const applicant = await anApplicant();
      const { status } = await expectNothingChanged(app, () => sendCv(applicant, cv));
      expect(status).toBe(expected);
    });

    it('but not from strangers', async () => {
      const { content, name } = await aCv();
      const { status } = await expectNothingChanged(app, () =>
        request(app.url).put('/api/my-application/cv').attach('cv_file', content, name),
      );
      expect(status).toBe(401);
    });
  });

  describe('withdraws the application', () => {
    it('once, keeps its status, and shows administrators when', async () => {
      const applicant = await anApplicant();
      const { body } = await applicant.own.post('/api/my-application/withdrawal').expect(200);
      const { withdrawn_at } = body as CandidateApplication;
      expect(withdrawn_at).not.toBeNull();
      const { body: again } = await applicant.own.post('/api/my-application/withdrawal').expect(200);
      expect(again).toEqual(body);
      expect(await asAdministrators(applicant)).toMatchObject({ status: 'pending', withdrawn_at });
      const { body: list } = await owner.api.get(`/api/applications-list/?search=${applicant.email}`);
      expect(list).toEqual([expect.objectContaining({ id: applicant.id, withdrawn_at })]);
      expect(await historyOf(applicant)).toEqual(['withdrawn', 'page_link_sent', 'submitted']);
      expect(
        await app.query(
          `SELECT recipient FROM mails WHERE kind = 'application_withdrawn' AND application_id = $1`,
          [applicant.id],
        ),
      ).toEqual([{ recipient: 'hr@smashtechnology.example' }]);
    });

    it('and then takes no CV, and no mail about a status is sent', async () => {
      const applicant = await anApplicant();
      await applicant.own.post('/api/my-application/withdrawal').expect(200);
      await expectNothingChanged(app, async () => {
        const cv = await sendCv(applicant, await aCv());
        expect([cv.status, (cv.body as { code: string }).code]).toEqual([409, 'application_withdrawn']);
        const mail = await owner.api
          .post(`/api/applications/${applicant.id}/status-mail`)
          .send({ status: 'pending' });
        expect([mail.status, (mail.body as { code: string }).code]).toEqual([409, 'application_withdrawn']);
      });
    });

    it('and its status can still be changed, alone and with many others', async () => {
      const applicant = await anApplicant();
      await applicant.own.post('/api/my-application/withdrawal').expect(200);
      await owner.api
        .put(`/api/applications/${applicant.id}/status`)
        .send({ status: 'accepted' })
        .expect(200);
      expect(await asAdministrators(applicant)).toMatchObject({ status: 'accepted' });
      const change = { changes: [{ id: applicant.id, status: 'rejected' }] };
      const { body } = await owner.api.put('/api/applications/statuses').send(change).expect(200);
      expect(body).toMatchObject({ changed: [{ id: applicant.id }], missing: [] });
    });

    it('and the table that administrators export says when', async () => {
      const applicant = await anApplicant();
      await applicant.own.post('/api/my-application/withdrawal').expect(200);
      const { body } = await owner.api
        .post('/api/applications/exports')
        .send({ kind: 'csv', search: applicant.email })
        .expect(201);
      const { text } = await app.visitor.get((body as { url: string }).url).expect(200);
      const [headings = '', row = ''] = text.trim().split('\r\n');
      const names = headings.split(',');
      // Counted from the end: there may be commas in the texts before.
      const column = names.indexOf('"Withdrawn (Lagos)"') - names.length;
      expect(row.split(',').at(column)).toMatch(/^"\d{4}-\d{2}-\d{2} \d{2}:\d{2}"$/);
    });
  });

  it('gives all that is stored as an archive of JSON and files, without the affairs of colleagues', async () => {
    const applicant = await anApplicant({ last_name: 'Ọláyínká' });
    const colleague = await joinAs(app, owner);
    const note = { text: 'Look', mentioned_ids: [colleague.id] };
    const own = `/api/applications/${applicant.id}`;
    await owner.api.post(`${own}/notes`).send(note).expect(201);
    await owner.api.put(`${own}/assignee`).send({ assignee_id: colleague.id }).expect(200);
    const letter = { ids: [applicant.id], subject: 'Not yet', body: 'Taken back in a minute' };
    await owner.api.post('/api/applications/mails').send(letter).expect(202);
    await eventually(async () =>
      expect(await app.query(`SELECT 1 FROM mails WHERE subject LIKE 'Not yet%'`)).toHaveLength(1),
    );
    const response = await fetch(`${app.url}/api/my-application/data`, {
      headers: { Authorization: `Bearer ${await sessionToken(applicant)}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toContain(`Application ${applicant.reference}.zip`);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['cv/Adaeze Okonkwo CV.pdf', 'application.json']);
    expect(Buffer.from(files['cv/Adaeze Okonkwo CV.pdf'] ?? []).equals((await aCv()).content)).toBe(true);
    const data = JSON.parse(strFromU8(files['application.json'] ?? new Uint8Array())) as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({
      reference: applicant.reference,
      last_name: 'Ọláyínká',
      email: applicant.email,
      status: 'pending',
      consent_version: '2026-11',
      consent_text: expect.stringContaining('By submitting'),
      files: [{ kind: 'cv', name: 'Adaeze Okonkwo CV.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
    expect((data['history'] as { type: string }[]).map(({ type }) => type)).toContain('data_downloaded');
    expect((data['mails'] as { kind: string }[]).map(({ kind }) => kind)).toContain('application_received');
    const { body: shown } = await owner.api.get(own).expect(200);
    const ownAffair = [
      ...['assignee', 'is_mentioned', 'last_reply', 'notes_count', 'other_applications', 'person_id'],
      ...['rating', 'ratings_count', 'repeat_of'],
    ];
    // Every field that the portal shows is in the archive, except these.
    expect(
      Object.keys(shown as object)
        .filter((name) => !(name in data))
        .sort(),
    ).toEqual(ownAffair);
    expect(JSON.stringify(data)).not.toMatch(/"Look"|"(un)?assigned"|Taken back in a minute/);
    for (const { account } of [owner, colleague]) {
      expect(JSON.stringify(data)).not.toContain(account.username);
      expect(JSON.stringify(data)).not.toContain(account.email);
    }
  });

  it('gives the whole history, although administrators see only the newest thousand entries', async () => {
    const { id, own } = await anApplicant();
    await app.query(
      `INSERT INTO application_events (application_id, type, data) SELECT $1, 'exported', '{}' FROM generate_series(1, 1000)`,
      [id],
    );
    const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    expect(body).toHaveLength(1000);
    const json = (await downloadData(own))['application.json'];
    const { history } = JSON.parse(strFromU8(json ?? new Uint8Array())) as { history: { type: string }[] };
    expect(history.at(-1)).toMatchObject({ type: 'submitted' });
  });

  /** Another session of the same applicant, as a bare token. */
  async function sessionToken(applicant: Applicant): Promise<string> {
    const { body } = await openPageWith(app, await pageTokenFor(app, applicant)).expect(200);
    return (body as { access_token: string }).access_token;
  }

  describe('erases', () => {
    it('everything at once, and leaves a certificate without personal data', async () => {
      const word = uniqueWord();
      const applicant = await anApplicant({ last_name: word, address: `1 ${word} Street` });
      const objects = await app.storedObjects();
      const { body } = await applicant.own.delete('/api/my-application').expect(200);
      expect(body).toEqual({
        certificate_id: expect.any(String),
        file_count: 1,
        erased_at: expect.any(String),
      });
      await owner.api.get(`/api/applications/${applicant.id}`).expect(404);
      expect(await app.storedObjects()).toHaveLength(objects.length - 1);
      const certificates = await app.query('SELECT * FROM erasure_certificates WHERE application_id = $1', [
        applicant.id,
      ]);
      expect(certificates).toEqual([
        {
          id: (body as ErasureCertificate).certificate_id,
          application_id: applicant.id,
          reason: 'request',
          file_count: 1,
          erased_at: expect.any(Date),
        },
      ]);
      expect(await tablesThatHold([word, applicant.email])).toEqual([]);

      const { body: again } = await applicant.own.delete('/api/my-application').expect(200);
      expect(again).toEqual(body);
      await applicant.own.get('/api/my-application').expect(404);
    });

    it('also an application that was just removed, which then cannot be restored', async () => {
      const applicant = await anApplicant();
      await owner.api.delete(`/api/applications/${applicant.id}`).expect(204);
      await applicant.own.get('/api/my-application').expect(404);
      await applicant.own.delete('/api/my-application').expect(200);
      const { body } = await owner.api.post('/api/applications/restorations').send({ ids: [applicant.id] });
      expect(body).toMatchObject({ restored: [], missing: [applicant.id] });
    });

    it('nothing twice if the sweep runs at the same moment', async () => {
      const applicant = await anApplicant();
      await owner.api.delete(`/api/applications/${applicant.id}`).expect(204);
      await app.query(`UPDATE applications SET removed_at = now() - interval '1 day' WHERE id = $1`, [
        applicant.id,
      ]);
      const answers = await Promise.all([
        applicant.own.delete('/api/my-application'),
        app.inside.eraseRemoved(),
        applicant.own.delete('/api/my-application'),
      ]);
      expect([answers[0].status, answers[2].status]).toEqual([200, 200]);
      expect(
        await app.query('SELECT FROM erasure_certificates WHERE application_id = $1', [applicant.id]),
      ).toHaveLength(1);
    });

    /** Names of the tables in which any of these words occurs. */
    async function tablesThatHold(words: string[]): Promise<string[]> {
      const tables = await app.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
      );
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await app.query(`SELECT FROM ${name} t WHERE t::text ILIKE ANY($1) LIMIT 1`, [
          words.map((word) => `%${word}%`),
        ]);
        if (rows.length > 0) found.push(name);
      }
      return found;
    }
  });
});
