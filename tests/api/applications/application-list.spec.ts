import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startOfPeriod } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';
import { someAnswers, uniqueWord } from '../../support/samples/builders.js';
import { awayFromMidnight } from '../../support/samples/midnight.js';

describe('the list of applications', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  beforeEach(async () => {
    await app.query('DELETE FROM applications');
    await app.query('DELETE FROM idempotency_keys');
  });
  afterAll(() => app.close());

  async function ask(query: Record<string, string | number>, address = '/api/applications-list/') {
    const { body, headers } = await owner.api.get(address).query(query).expect(200);
    return {
      rows: body as Application[],
      total: headers['x-total-count'],
      capped: headers['x-total-count-capped'],
    };
  }
  const lastNames = async (query: Record<string, string | number>): Promise<string[]> =>
    (await ask(query)).rows.map(({ last_name }) => last_name);

  describe('by pages', () => {
    it('covers every row once, newest first, even if many arrived in the same moment', async () => {
      await insertApplications(app, jobId, 130, { applied_at: `'2026-01-01T10:00:00Z'` });
      const pages = [];
      for (let page = 1; page <= 3; page += 1) pages.push(await ask({ page, per_page: 50 }));
      expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 30]);
      expect(pages.map(({ total }) => total)).toEqual(['130', '130', '130']);
      const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(new Set(ids).size).toBe(130);
      expect([...ids].sort().reverse()).toEqual(ids);
      expect((await ask({ page: 4, per_page: 50 })).rows).toEqual([]);
    });

    it('gives the current total each time, whichever backend changed it', async () => {
      const { DATABASE_URL = '', JWT_SECRET = '' } = app.site.environment;
      const other = await startApi({ DATABASE_URL, JWT_SECRET });
      try {
        const totals = () =>
          Promise.all(
            [owner.api, withToken(other, owner.token)].map(async (api) => {
              const { headers } = await api
                .get('/api/applications-list/?per_page=1&status=pending')
                .expect(200);
              return headers['x-total-count'] as string;
            }),
          );
        await insertApplications(app, jobId, 3);
        for (let i = 0; i < 3; i += 1) expect(await totals()).toEqual(['3', '3']);
        const { id } = await apply(other, jobId);
        expect(await totals()).toEqual(['4', '4']);
        await owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);
        expect(await totals()).toEqual(['3', '3']);
        await owner.api.delete(`/api/applications/${id}`).expect(204);
        await app.query('DELETE FROM applications WHERE last_name = $1', ['Okonkwo 2']);
        expect(await totals()).toEqual(['2', '2']);
      } finally {
        await other.close();
      }
    });

    it('has 25 rows if no size is asked for, and at most 200', async () => {
      await insertApplications(app, jobId, 210);
      expect((await ask({ page: 1 })).rows).toHaveLength(25);
      expect((await ask({ per_page: 200 })).rows).toHaveLength(200);
      await owner.api.get('/api/applications-list/?per_page=201').expect(422);
    });

    it.each([
      ['applied_at', 'applied_at'],
      ['last_name', 'last_name'],
      ['email', 'email'],
      ['status', 'status'],
    ] as const)('sorts by %s in both directions', async (sort, column) => {
      await insertApplications(app, jobId, 60, {
        last_name: `chr(97 + n % 26) || n`,
        email: `chr(97 + (n * 7) % 26) || n || '@example.com'`,
        status: `(ARRAY['pending','reviewed','accepted','rejected'])[1 + n % 4]`,
      });
      const order = await app.query<{ id: string }>(
        `SELECT id FROM applications ORDER BY ${column} ASC${column === 'status' ? ', applied_at DESC' : ''}`,
      );
      const expected = order.map(({ id }) => id);
      const ascending = (await ask({ sort, order: 'asc', per_page: 200 })).rows.map(({ id }) => id);
      const descending = (await ask({ sort, order: 'desc', per_page: 200 })).rows.map(({ id }) => id);
      expect(ascending).toEqual(expected);
      expect(descending).toEqual([...expected].reverse());
    });

    it('filters by status, by job and by both', async () => {
      const otherJob = (await postJob(owner)).id;
      await insertApplications(app, jobId, 6, {
        status: `CASE WHEN n < 3 THEN 'accepted' ELSE 'pending' END`,
      });
      await insertApplications(app, otherJob, 4, { status: `'accepted'` });
      expect((await ask({ status: 'accepted' })).total).toBe('6');
      expect((await ask({ job_id: otherJob })).total).toBe('4');
      expect((await ask({ job_id: jobId, status: 'accepted' })).total).toBe('2');
      expect((await ask({ status: 'accepted' }, `/api/jobs/${jobId}/applications`)).total).toBe('2');
      expect((await ask({ status: 'rejected' })).total).toBe('0');
      const whole = await owner.api.get(`/api/jobs/${otherJob}/applications`).expect(200);
      expect(whole.body).toHaveLength(4);
      expect(whole.headers['x-total-count']).toBeUndefined();
    });
  });

  it('filters by withdrawal, independently of the status', async () => {
    await insertApplications(app, jobId, 5, {
      status: `CASE WHEN n < 3 THEN 'accepted' ELSE 'pending' END`,
      withdrawn_at: `CASE WHEN n IN (1, 4, 5) THEN now() END::timestamptz`,
    });
    expect((await ask({ withdrawn: 'yes' })).total).toBe('3');
    expect((await ask({ withdrawn: 'no' })).total).toBe('2');
    expect((await ask({ withdrawn: 'yes', status: 'accepted' })).total).toBe('1');
    expect((await ask({ per_page: 25 })).total).toBe('5');
    const { rows } = await ask({ withdrawn: 'yes' }, `/api/jobs/${jobId}/applications`);
    expect(rows.map(({ withdrawn_at }) => typeof withdrawn_at)).toEqual(['string', 'string', 'string']);
    await owner.api.get('/api/applications-list/?withdrawn=maybe').expect(422);
  });

  it('filters by whether the person had applied for the same job before', async () => {
    const answers = { email: `${uniqueWord()}@example.com` };
    const { id: otherJob } = await postJob(owner);
    const first = await apply(app, jobId, { answers });
    const elsewhere = await apply(app, otherJob, { answers });
    const again = await apply(app, jobId, { answers, fields: { cover_letter: 'Once more' } });
    const idsOf = async (filter: Record<string, string | number>) =>
      (await ask(filter)).rows.map(({ id }) => id);
    expect(await idsOf({ applied_before: 'yes' })).toEqual([again.id]);
    expect(await idsOf({ applied_before: 'no' })).toEqual([elsewhere.id, first.id]);
    expect(await idsOf({ applied_before: 'yes', job_id: otherJob })).toEqual([]);
    await owner.api.delete(`/api/applications/${first.id}`).expect(204);
    expect(await idsOf({ applied_before: 'yes' })).toEqual([]);
    await owner.api.get('/api/applications-list/?applied_before=maybe').expect(422);
  });

  describe('counts', () => {
    it('exactly up to 10,000 and says when there are more', async () => {
      await insertApplications(app, jobId, 10_000);
      expect(await ask({ per_page: 1 })).toMatchObject({ total: '10000', capped: undefined });
      await insertApplications(app, jobId, 1, { last_name: `'Latest'`, search_text: `'latest'` });
      expect(await ask({ per_page: 1 })).toMatchObject({ total: '10000', capped: 'true' });
      expect(await ask({ search: 'latest' })).toMatchObject({ total: '1', capped: undefined });
      expect(await ask({ status: 'pending' })).toMatchObject({ total: '10000', capped: 'true' });
    });
  });

  describe('by period', () => {
    it.each(['today', 'week', 'month'] as const)(
      'begins exactly where %s begins in Lagos',
      async (applied) => {
        await awayFromMidnight();
        const start = startOfPeriod(applied, new Date());
        // The week began seven days before now, and now moves on while the test runs.
        const margin = applied === 'week' ? 60_000 : 1;
        const at = (offset: number) => `'${new Date(start.getTime() + offset).toISOString()}'`;
        await insertApplications(app, jobId, 1, { last_name: `'before'`, applied_at: at(-margin) });
        await insertApplications(app, jobId, 1, { last_name: `'first'`, applied_at: at(margin - 1) });
        await insertApplications(app, jobId, 1, { last_name: `'now'`, applied_at: 'now()' });
        expect(await lastNames({ applied })).toEqual(['now', 'first']);
      },
    );

    it('takes midnight in Lagos, an hour before midnight in UTC, as the beginning of today', () => {
      const start = startOfPeriod('today', new Date('2026-05-10T23:30:00Z'));
      expect(start.toISOString()).toBe('2026-05-10T23:00:00.000Z');
    });
  });

  describe('by search', () => {
    beforeEach(async () => {
      const people = [
        { first_name: 'Ọláyínká', middle_name: '', last_name: 'Adébáyọ̀', email: 'olayinka@example.com' },
        { first_name: 'José', middle_name: 'María', last_name: 'Niño', email: 'jose_100%@example.com' },
        { first_name: 'Ngozi', middle_name: 'Back\\slash', last_name: "O'Brien", email: 'ngozi@example.com' },
      ];
      for (const person of people) await apply(app, jobId, { answers: someAnswers(person) });
    });

    it.each([
      ['olayinka', ['Adébáyọ̀']],
      ['Ọláyínká', ['Adébáyọ̀']],
      ['ADEBAYO', ['Adébáyọ̀']],
      ['ola adebayo', ['Adébáyọ̀']],
      ['adebayo ola', ['Adébáyọ̀']],
      ['jose maria', ['Niño']],
      ['nino', ['Niño']],
      ['ola nino', []],
      ['%', ['Niño']],
      ['_', ['Niño']],
      ['100%', ['Niño']],
      ['jose_100', ['Niño']],
      ['\\', ["O'Brien"]],
      ["o'brien", ["O'Brien"]],
      ['o’brien', ["O'Brien"]],
      ['OBrien', ["O'Brien"]],
      ["'; DROP TABLE applications; --", []],
      ["' OR '1'='1", []],
      ['SMT-', ["O'Brien", 'Niño', 'Adébáyọ̀']],
      ['$1', []],
      ['  ', ["O'Brien", 'Niño', 'Adébáyọ̀']],
      ['\u0007', ["O'Brien", 'Niño', 'Adébáyọ̀']],
    ])('for %j finds %j', async (search, expected) => {
      expect(await lastNames({ search, page: 1 })).toEqual(expected.map((name) => name.normalize('NFC')));
    });

    it('finds a phone number without a country code as it was written', async () => {
      const person = { last_name: 'Abroad', phone: '(415) 555-0132' };
      const { id } = await apply(app, jobId, { answers: someAnswers(person) });
      const found = (await ask({ search: '415-555' })).rows;
      expect(found.map((row) => [row.id, row.phone_e164])).toEqual([[id, null]]);
    });

    it('finds by reference', async () => {
      const [first] = (await ask({ page: 1 })).rows;
      const found = await ask({ search: first?.reference.toLowerCase() ?? '' });
      expect(found.rows).toEqual([first]);
    });
  });

  it.each([
    'page=0',
    'page=x',
    'per_page=1000',
    'sort=applied_at;DROP TABLE applications',
    'sort=search_text',
    'order=random',
    'status=hired',
    'job_id=abc',
    'job_id=0',
    'applied=year',
    'search[]=a',
    'status=pending&status=accepted',
    'limit=5',
  ])('refuses the parameters %s', async (query) => {
    const { status, body } = await owner.api.get(`/api/applications-list/?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'validation_failed',
      detail: [{ loc: ['query', expect.any(String)] }],
    });
  });

  it('is never cached', async () => {
    for (const address of ['/api/applications-list/', '/api/applications-list/?page=1']) {
      const { headers } = await owner.api.get(address).expect(200);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });
});
