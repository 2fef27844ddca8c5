import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExportLink, HistoryEntry, Job } from '@smash/contract/client';
import { strFromU8, unzipSync } from 'fflate';
import {
  apply,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { heldUp } from '../../support/api/held-up.js';
import { insertApplications } from '../../support/api/rows.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { DAY_MS } from '@smash/contract';
import { aCv } from '../../support/samples/builders.js';
import { pdfOfSize } from '../../support/samples/files.js';

const address = '/api/applications/exports';

describe('an export of applications', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const link = async (body: object, member = owner): Promise<ExportLink> =>
    (await member.api.post(address).send(body).expect(201)).body as ExportLink;
  async function download({ url }: ExportLink): Promise<{ response: Response; bytes: Buffer }> {
    const response = await fetch(`${app.url}${url}`);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  }
  async function csv(body: object): Promise<string> {
    const { response, bytes } = await download(await link({ kind: 'csv', ...body }));
    expect(response.status).toBe(200);
    return bytes.toString('utf8');
  }
  const column = (text: string, index: number): string[] =>
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split('","')[index] ?? '');

  describe('as a table', () => {
    it('holds what the list shows, with the same filters and order', async () => {
      const job = await postJob(owner, { title: 'Rider Lead' });
      await insertApplications(app, job.id, 450, {
        last_name: `'Name' || lpad(n::text, 3, '0')`,
        status: `CASE WHEN n % 2 = 0 THEN 'accepted' ELSE 'pending' END`,
        search_text: `'name' || lpad(n::text, 3, '0')`,
      });
      await app.query(`UPDATE applications SET removed_at = now() WHERE last_name = 'Name002'`);
      const all = await csv({ job_id: job.id });
      expect(all.startsWith('\uFEFF"Reference","Job","Status",')).toBe(true);
      expect(column(all, 7)).toHaveLength(449);
      const some = await csv({
        job_id: job.id,
        status: 'accepted',
        search: 'name00',
        sort: 'last_name',
        order: 'asc',
      });
      expect(column(some, 7)).toEqual(['Name004', 'Name006', 'Name008']);
      const yesterday = new Date(Date.now() - DAY_MS).toISOString();
      const moments = { since: yesterday, new_since: yesterday };
      expect(column(await csv({ job_id: job.id, ...moments }), 7)).toHaveLength(449);
      expect(await csv({ job_id: job.id, search: 'nobody' })).toMatch(
        /^\uFEFF"Reference".*"Withdrawn \(Lagos\)","Replaced","Job id","Cover letter file"\r\n$/,
      );
      expect((await link({ kind: 'csv', job_id: job.id })).name).toMatch(
        /^Applications for Rider Lead \d{4}-\d\d-\d\d\.csv$/,
      );
    });

    it('holds no formula that a spreadsheet would run, whatever applicants wrote', async () => {
      const job = await postJob(owner);
      const names = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '  =1', 'a"b,c', 'x\ny', '\u200b=1', 'Ọlá'];
      for (const [index, name] of names.entries()) {
        await insertApplications(app, job.id, 1, {
          first_name: `'${name}'`,
          applied_at: `'2026-01-01T12:00:00Z'::timestamptz + ${index} * interval '1 hour'`,
        });
      }
      await app.query(
        `UPDATE applications SET address = E'\\tcmd|''/c calc''!A1', phone = E'\\r=HYPERLINK("x")'`,
      );
      const text = await csv({ job_id: job.id, order: 'asc' });
      const expected = [
        `'=1+1`,
        `'+1`,
        `'-1`,
        `'@SUM(A1)`,
        `'＝1+1`,
        `'=1`,
        'a""b,c',
        'x\ny',
        `'\u200b=1`,
        'Ọlá',
      ];
      for (const value of expected) expect(text).toContain(`,"${value.normalize('NFC')}",`);
      expect(text).toContain(`"'=HYPERLINK(""x"")"`);
      expect(text).toContain(`"cmd|'/c calc'!A1"`);
      expect(text).toContain('"2026-01-01 13:00"');
      expect(text).not.toMatch(/(^|,)"?[\t\r]*[=+\-@＝]/m);
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    });

    it('has headers with which browsers save it and do not cache it', async () => {
      const { response } = await download(await link({ kind: 'csv' }));
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="Applications \d{4}-\d\d-\d\d\.csv"$/,
        ),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    });
  });

  describe('as an archive of CVs', () => {
    async function archive(job: Job, body: object = {}): Promise<Record<string, Uint8Array>> {
      const { response, bytes } = await download(await link({ kind: 'cvs', job_id: job.id, ...body }));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/zip');
      return unzipSync(bytes);
    }
    const pathOf = async (id: string): Promise<string> => {
      const [row] = await app.query<{ storage_key: string }>(
        'SELECT storage_key FROM application_files WHERE application_id = $1',
        [id],
      );
      const names = await readdir(app.site.storagePath, { recursive: true });
      return path.join(
        app.site.storagePath,
        names.find((name) => name.endsWith(row?.storage_key ?? '-')) ?? '',
      );
    };

    it('holds them byte for byte in one folder, under names that are safe and differ', async () => {
      const job = await postJob(owner, { title: '../Rider: "Lead" / CON' });
      const answers = { first_name: '../..\\Ada', last_name: 'Oko|nkwo' };
      const first = await apply(app, job.id, {
        answers,
        cv: await aCv({ content: await pdfOfSize(200_000) }),
      });
      const second = await apply(app, job.id, { answers, cv: await aCv() });
      const files = await archive(job);
      const names = Object.keys(files).sort();
      const folder = names[0]?.split('/')[0] ?? '';
      expect(folder).toMatch(/^CVs for Rider Lead CON \d{4}-\d\d-\d\d$/);
      expect(names).toEqual(
        [first, second].map(({ reference }) => `${folder}/Oko nkwo .. .. Ada (${reference}).pdf`).sort(),
      );
      const sizes = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.length]));
      expect(sizes[`${folder}/Oko nkwo .. .. Ada (${first.reference}).pdf`]).toBe(200_000);
      const { content } = await aCv();
      const same = files[`${folder}/Oko nkwo .. .. Ada (${second.reference}).pdf`];
      expect(Buffer.from(same ?? []).equals(content)).toBe(true);
    });

    it('holds cover letters that are files', async () => {
      const job = await postJob(owner);
      const letter = await aCv({ name: 'letter.pdf' });
      const { reference } = await apply(app, job.id, { letter });
      const files = Object.entries(await archive(job));
      expect(files).toHaveLength(2);
      const [, bytes] = files.find(([name]) => name.endsWith(` (${reference}) Cover letter.pdf`)) ?? [];
      expect(Buffer.from(bytes ?? []).equals(letter.content)).toBe(true);
    });

    it('has the beginning of a long title in its name', async () => {
      const job = await postJob(owner, { title: 'Rider Lead '.repeat(15) });
      expect((await link({ kind: 'cvs', job_id: job.id })).name).toMatch(
        /^CVs for .{38,40} \d{4}-\d\d-\d\d\.zip$/,
      );
    });

    it('holds those of the list, across batches, without removed ones', async () => {
      const job = await postJob(owner);
      const kept = await apply(app, job.id);
      await insertApplications(app, job.id, 205, { applied_at: `'2026-01-01T10:00:00.123456Z'` });
      const removed = await apply(app, job.id);
      await owner.api.delete(`/api/applications/${removed.id}`).expect(204);
      const files = await archive(job);
      const missing = Object.keys(files).find((name) => name.endsWith('/MISSING FILES.txt')) ?? '';
      expect(Object.keys(files)).toEqual([expect.stringContaining(kept.reference), missing]);
      const text = strFromU8(files[missing] ?? new Uint8Array());
      expect(text).toMatch(/^These applicants have no CV:\r\n\r\n- /);
      expect(text.match(/^- .*\(SMT-/gm)).toHaveLength(205);
      expect(Object.keys(await archive(job, { status: 'accepted' }))).toEqual([]);
    });

    it('lists files that are missing or damaged, and holds all others', async () => {
      const job = await postJob(owner);
      const people = [];
      for (let index = 0; index < 5; index += 1) people.push(await apply(app, job.id));
      const [gone, cut] = [people[1], people[3]];
      await rm(await pathOf(gone?.id ?? ''));
      await app.query('UPDATE application_files SET size = size + 1 WHERE application_id = $1', [cut?.id]);
      const files = await archive(job);
      const names = Object.keys(files);
      for (const [index, { reference }] of people.entries()) {
        expect(names.some((name) => name.includes(reference))).toBe(index !== 1 && index !== 3);
      }
      const list = names.find((name) => name.endsWith('/MISSING FILES.txt')) ?? '';
      const text = strFromU8(files[list] ?? new Uint8Array());
      expect(text).toContain(gone?.reference);
      expect(text).toContain(cut?.reference);
      expect(text.match(/^- /gm)).toHaveLength(2);
    });

    it('is read no further when its reader hangs up, and frees its place for others', async () => {
      const job = await postJob(owner);
      // Together far more than the buffers of a connection that nobody reads from.
      const cv = await aCv({ content: await pdfOfSize(5_000_000) });
      for (let index = 0; index < 6; index += 1) await apply(app, job.id, { cv });
      const { url } = await link({ kind: 'cvs', job_id: job.id });
      const readers = Array.from({ length: 4 }, () => new AbortController());
      const answers = await Promise.all(readers.map(({ signal }) => fetch(`${app.url}${url}`, { signal })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const table = await link({ kind: 'csv' });
      const busy = await app.visitor.get(table.url);
      expect({ status: busy.status, retryAfter: busy.headers['retry-after'] }).toEqual({
        status: 503,
        retryAfter: '5',
      });
      for (const reader of readers) reader.abort();
      await eventually(async () => {
        await app.visitor.get(table.url).expect(200);
      });
    });
  });

  describe('by a link', () => {
    it('opens with the address alone, without credentials', async () => {
      const before = Date.now();
      const made = await link({ kind: 'csv' });
      expect(Date.parse(made.expires_at)).toBeGreaterThanOrEqual(before + 300_000);
      expect(Date.parse(made.expires_at)).toBeLessThanOrEqual(Date.now() + 300_000);
      await app.visitor.get(made.url).expect(200);
      expect(made.url).not.toMatch(/search|okonkwo/i);
    });

    it('is refused if the link is forged, expired, of a file, or of a session that has ended', async () => {
      const job = await postJob(owner);
      const { id } = await apply(app, job.id);
      const { body: file } = await owner.api
        .post(`/api/applications/${id}/files/cv/link`)
        .send({ disposition: 'inline' })
        .expect(201);
      const fileToken = (file as { url: string }).url.split('/')[3] ?? '';
      const made = await link({ kind: 'csv' });
      const token = made.url.split('/')[3] ?? '';
      const refused = async (url: string) => {
        const { status, body } = await app.visitor.get(url);
        expect({ status, body: body as unknown }).toMatchObject({
          status: 403,
          body: { code: 'link_refused' },
        });
      };
      await refused('/api/exports/none/x.csv');
      await refused(`/api/exports/${token.slice(0, -2)}/x.csv`);
      await refused(`/api/exports/${fileToken}/x.csv`);
      await app.visitor.get(`/api/files/${token}/x.csv`).expect(403);
      await app.query(`UPDATE application_exports SET expires_at = now() - interval '1 second'`);
      await refused(made.url);

      const leaver = await joinAsAdministrator(app, owner);
      const ofLeaver = await link({ kind: 'csv' }, leaver);
      await app.visitor.get(ofLeaver.url).expect(200);
      await leaver.api.post('/api/logout').expect(204);
      await refused(ofLeaver.url);
    });

    it('is not made in a session that ends at that moment', async () => {
      const leaver = await joinAsAdministrator(app, owner);
      const [answer] = await heldUp(
        app,
        [`DELETE FROM sessions WHERE admin_id = '${leaver.id}'`],
        [() => leaver.api.post(address).send({ kind: 'csv' })],
      );
      expect([answer?.status, answer?.body]).toMatchObject([401, { code: 'unauthenticated' }]);
    });
  });

  it('stops when its session has ended', async () => {
    const job = await postJob(owner);
    await insertApplications(app, job.id, 600);
    const leaver = await joinAsAdministrator(app, owner);
    const { url } = await link({ kind: 'csv', job_id: job.id }, leaver);
    const whole = fetch(`${app.url}${url}`).then((response) => response.text());
    expect((await whole).split('\r\n').length).toBeGreaterThan(600);
    const [{ id }] = (await app.query(
      'SELECT id FROM applications WHERE job_id = $1 ORDER BY applied_at DESC OFFSET 300 LIMIT 1',
      [job.id],
    )) as [{ id: string }];
    const broken = heldUp(
      app,
      [
        `SELECT FROM applications WHERE id = '${id}' FOR UPDATE`,
        `DELETE FROM sessions WHERE admin_id = '${leaver.id}'`,
      ],
      [() => fetch(`${app.url}${url}`).then((response) => response.text())],
    );
    await expect(broken).rejects.toThrow();
  });

  it('is in the audit log, and in the history of each application that it holds', async () => {
    const job = await postJob(owner);
    const { id } = await apply(app, job.id);
    for (const kind of ['csv', 'cvs']) {
      const made = await link({ kind, job_id: job.id, search: 'adaeze' });
      await download(made);
      const audit = `SELECT actor_id, action, object_type, data FROM audit_log ORDER BY id DESC LIMIT 2`;
      const data = { kind, job_id: String(job.id), filters: 'search' };
      expect(await app.query(audit)).toEqual([
        { actor_id: owner.id, action: 'export.downloaded', object_type: 'export', data },
        { actor_id: owner.id, action: 'export.created', object_type: 'export', data },
      ]);
      const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
      expect((body as HistoryEntry[])[0]).toMatchObject({
        type: 'exported',
        actor: { id: owner.id, username: owner.account.username },
        data: { kind },
      });
    }
  });

  it('is not recorded as a download if only its headers are requested', async () => {
    const made = await link({ kind: 'csv' });
    const { headers } = await expectNothingChanged(app, () => app.visitor.head(made.url).expect(200));
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('Applications'),
    });
  });

  it.each([
    [{}, 422, 'kind'],
    [{ kind: 'xlsx' }, 422, 'kind'],
    [{ kind: ['csv'] }, 422, 'kind'],
    [{ kind: 'cvs' }, 422, 'job_id'],
    [{ kind: 'csv', job_id: 'x' }, 422, 'job_id'],
    [{ kind: 'csv', status: 'hired' }, 422, 'status'],
    [{ kind: 'csv', applied: 'ever' }, 422, 'applied'],
    [{ kind: 'csv', sort: 'search_text' }, 422, 'sort'],
    [{ kind: 'csv', order: 1 }, 422, 'order'],
    [{ kind: 'csv', search: { $ne: '' } }, 422, 'search'],
    [{ kind: 'csv', page: 1 }, 422, 'page'],
    [{ kind: 'cvs', job_id: 999_999 }, 404, undefined],
  ])('is refused for %j', async (body, status, field) => {
    await expectNothingChanged(app, async () => {
      const answer = await owner.api.post(address).send(body);
      expect(answer.status).toBe(status);
      if (field) expect(answer.body).toMatchObject({ detail: [{ loc: ['body', field] }] });
    });
  });
});
