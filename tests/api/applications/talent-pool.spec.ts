import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS, endOfTalentPool, TALENT_POOL_CONSENT } from '@smash/contract';
import type { Application, CandidateApplication, HistoryEntry } from '@smash/contract/client';
import { strFromU8, unzipSync } from 'fflate';
import { type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { type Applicant, openOwnPage, openPageWith } from '../../support/api/applicant.js';
import { mailedToken } from '../../support/api/candidate-link.js';
import { withRefusedMails } from '../../support/api/held-up.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aCv, someAnswers } from '../../support/samples/builders.js';

describe('the talent pool', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { title: 'Pool Lead' })).id;
  });
  afterAll(() => app.close());

  const anApplicant = (talent_pool = 'true') => openOwnPage(app, jobId, {}, { fields: { talent_pool } });
  const until = async ({ own }: Applicant) =>
    ((await own.get('/api/my-application').expect(200)).body as CandidateApplication).talent_pool_until;
  const change = async ({ own }: Applicant, method: 'put' | 'delete') =>
    (await own[method]('/api/my-application/talent-pool').expect(200)).body as CandidateApplication;
  const members = async (search = '') => {
    const query = { talent_pool: 'yes', job_id: jobId, ...(search && { search }) };
    const { body } = await owner.api.get('/api/applications-list/').query(query).expect(200);
    return (body as Application[]).map(({ id }) => id);
  };
  const historyOf = async ({ id }: Applicant) =>
    ((await owner.api.get(`/api/applications/${id}/history`).expect(200)).body as HistoryEntry[])
      .map(({ type }) => type)
      .filter((type) => type.startsWith('pool_'));
  const later = (iso: string | null, days: number) =>
    new Date(Date.parse(iso ?? '') + days * DAY_MS).toISOString();
  const noticesTo = ({ id }: Applicant) =>
    app.query<{ subject: string; text: string; recipient: string }>(
      `SELECT subject, text, recipient FROM mails WHERE kind = 'talent_pool_ending' AND application_id = $1`,
      [id],
    );

  it('holds whoever ticked the box in the form, for 12 months, with the text that they agreed to', async () => {
    const inPool = await anApplicant();
    const outside = await anApplicant('false');
    const end = endOfTalentPool(new Date(inPool.applied_at)).toISOString();
    expect(await until(inPool)).toBe(end);
    expect(await until(outside)).toBeNull();
    expect(await members()).toEqual([inPool.id]);
    expect(await members(inPool.email)).toEqual([inPool.id]);
    expect(await members(outside.email)).toEqual([]);
    expect((await owner.api.get(`/api/applications/${inPool.id}`).expect(200)).body).toMatchObject({
      talent_pool_since: inPool.applied_at,
      talent_pool_until: end,
    });
    expect(await historyOf(inPool)).toEqual(['pool_joined']);
    expect(await historyOf(outside)).toEqual([]);
    const { version, text } = TALENT_POOL_CONSENT;
    expect(await app.query('SELECT text FROM consent_texts WHERE version = $1', [version])).toEqual([
      { text },
    ]);

    const { body } = await inPool.own.get('/api/my-application/data').responseType('blob').expect(200);
    const data = JSON.parse(strFromU8(unzipSync(body as Buffer)['application.json'] ?? new Uint8Array()));
    expect(data).toMatchObject({ talent_pool_since: inPool.applied_at, talent_pool_until: end });
  });

  it('takes only true or false, and no other choice under the same key', async () => {
    const { body } = await expectNothingChanged(app, () =>
      submit(app, jobId, { fields: { talent_pool: 'maybe' } }).then((response) => {
        expect(response.status).toBe(422);
        return response;
      }),
    );
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'talent_pool'] }] });
    const same = { key: randomUUID(), cv: await aCv(), answers: someAnswers() };
    const send = (talent_pool?: string) =>
      submit(app, jobId, { ...same, ...(talent_pool && { fields: { talent_pool } }) });
    expect((await send()).status).toBe(201);
    expect((await send('false')).status).toBe(200);
    expect((await send('true')).status).toBe(422);
  });

  it('can be left and joined on the own page, as often as wanted, and a repetition changes nothing', async () => {
    const applicant = await anApplicant();
    await expectNothingChanged(app, () => change(applicant, 'put'));
    expect((await change(applicant, 'delete')).talent_pool_until).toBeNull();
    await expectNothingChanged(app, () => change(applicant, 'delete'));
    expect(await members(applicant.email)).toEqual([]);
    expect((await change(applicant, 'put')).talent_pool_until).not.toBeNull();
    expect(await members(applicant.email)).toEqual([applicant.id]);
    expect(await historyOf(applicant)).toEqual(['pool_joined', 'pool_left', 'pool_joined']);
  });

  it('is left by withdrawing, and cannot be joined again', async () => {
    const applicant = await anApplicant();
    const { body } = await applicant.own.post('/api/my-application/withdrawal').expect(200);
    expect(body).toMatchObject({ talent_pool_until: null });
    expect(await members(applicant.email)).toEqual([]);
    expect(await historyOf(applicant)).toEqual(['pool_left', 'pool_joined']);
    const { body: refused } = await expectNothingChanged(app, () =>
      applicant.own.put('/api/my-application/talent-pool').expect(409),
    );
    expect(refused).toMatchObject({ code: 'application_withdrawn' });
  });

  it.each(['put', 'delete'] as const)('cannot be changed by anybody else (%s)', async (method) => {
    await app.visitor[method]('/api/my-application/talent-pool').expect(401);
    await owner.api[method]('/api/my-application/talent-pool').expect(401);
  });

  it('sends one mail, two weeks before the end, with a link to the own page where it is renewed', async () => {
    const applicant = await anApplicant();
    // As if the consent had been given long ago.
    await app.query(
      `UPDATE applications SET pool_since = pool_since - interval '300 days', pool_until = pool_until - interval '300 days'
       WHERE id = $1`,
      [applicant.id],
    );
    const end = await until(applicant);
    await app.inside.remindTalentPool(later(end, -14.1));
    expect(await noticesTo(applicant)).toEqual([]);
    const soon = later(end, -13.9);
    await Promise.all([app.inside.remindTalentPool(soon), app.inside.remindTalentPool(soon)]);
    await app.inside.remindTalentPool(later(end, -1));
    const notices = await noticesTo(applicant);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({
      recipient: applicant.email,
      subject: expect.stringMatching(/^May we keep your details after \d+ \w+ \d{4}\?$/),
    });
    await openPageWith(app, await mailedToken(app, applicant.id, 'talent_pool_ending')).expect(200);

    const { talent_pool_until: renewed } = await change(applicant, 'put');
    expect(Date.parse(renewed ?? '')).toBeGreaterThan(Date.parse(end ?? '') + 299 * DAY_MS);
    await app.inside.remindTalentPool(soon);
    expect(await noticesTo(applicant)).toHaveLength(1);
    await app.inside.remindTalentPool(later(renewed, -1));
    expect(await noticesTo(applicant)).toHaveLength(2);
  });

  it('sends the other mails if one cannot be written, which is tried again', async () => {
    const [first, refused, last] = [await anApplicant(), await anApplicant(), await anApplicant()];
    const soon = later(await until(last), -1);
    await withRefusedMails(app, [refused.email], () =>
      expect(app.inside.remindTalentPool(soon)).rejects.toThrow('refused'),
    );
    const counts = async () =>
      (await Promise.all([first, refused, last].map(noticesTo))).map(({ length }) => length);
    expect(await counts()).toEqual([1, 0, 1]);
    await app.inside.remindTalentPool(soon);
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it('sends no late mail to somebody who has renewed or left it meanwhile', async () => {
    const [renewed, left, asked] = [await anApplicant(), await anApplicant(), await anApplicant()];
    const [updated, updatedAndRenewed] = [await anApplicant(), await anApplicant()];
    const ids = [renewed, left, asked, updated, updatedAndRenewed].map(({ id }) => id);
    // As if the consent had been given long ago.
    await app.query(
      `UPDATE applications SET pool_since = pool_since - interval '300 days', pool_until = pool_until - interval '300 days'
       WHERE id = ANY($1)`,
      [ids],
    );
    await app.inside.remindTalentPool(later(await until(asked), -1));
    await change(renewed, 'put');
    await change(left, 'delete');
    // A newer version has the consent of the earlier one, or another that was given with it.
    const replace = async (earlier: Applicant, days: number) => {
      const newer = await anApplicant();
      await app.query(
        `UPDATE applications newer SET pool_since = own.pool_since, pool_until = own.pool_until + make_interval(days => $3)
         FROM applications own WHERE own.id = $1 AND newer.id = $2`,
        [earlier.id, newer.id, days],
      );
      await app.query(
        `UPDATE applications SET replaced_by = $2, withdrawn_at = now(), pool_since = NULL, pool_until = NULL WHERE id = $1`,
        [earlier.id, newer.id],
      );
    };
    await replace(updated, 0);
    await replace(updatedAndRenewed, 300);
    const given = await app.query<{ id: string; application_id: string }>(
      `UPDATE mails SET status = 'failed' WHERE kind = 'talent_pool_ending' AND application_id = ANY($1) RETURNING id, application_id`,
      [ids],
    );
    const statusOf = async (applicationId: string) => {
      const { id = '' } = given.find(({ application_id }) => application_id === applicationId) ?? {};
      return (await owner.api.post(`/api/mail/${id}/retry`)).status;
    };
    expect([await statusOf(renewed.id), await statusOf(left.id)]).toEqual([409, 409]);
    expect(await statusOf(updatedAndRenewed.id)).toBe(409);
    expect([await statusOf(asked.id), await statusOf(updated.id)]).toEqual([200, 200]);
  });

  it('promises no erasure if applications are kept without a limit', async () => {
    const keeping = await startApi({ DATABASE_URL: app.site.databaseUrl, APPLICATION_RETENTION_MONTHS: '0' });
    const wordsFrom = async ({ inside }: ApiApp) => {
      const applicant = await anApplicant();
      await inside.remindTalentPool(later(await until(applicant), -1));
      return (await noticesTo(applicant))[0]?.text;
    };
    expect(await wordsFrom(app)).toContain('your application will be erased as our privacy policy says');
    const words = await wordsFrom(keeping);
    expect(words).toContain('stop emailing you about other openings');
    expect(words).not.toContain('will be erased');
    await keeping.close();
  });

  it('sends no mail to somebody who has left it, or whose application was removed or withdrawn before', async () => {
    const [left, deleted, withdrawn] = [await anApplicant(), await anApplicant(), await anApplicant()];
    const soon = later(await until(left), -1);
    await change(left, 'delete');
    await owner.api.delete(`/api/applications/${deleted.id}`).expect(204);
    // As an earlier release left it: withdrawn with its consent.
    await app.query('UPDATE applications SET withdrawn_at = now() WHERE id = $1', [withdrawn.id]);
    await app.inside.remindTalentPool(soon);
    const notices = await Promise.all([left, deleted, withdrawn].map(noticesTo));
    expect(notices.flat()).toEqual([]);
  });

  it('ends for an application at the end of its consent', async () => {
    const applicant = await anApplicant();
    const end = (await until(applicant)) ?? '';
    await app.inside.endTalentPool(later(end, -0.001));
    expect(await historyOf(applicant)).toEqual(['pool_joined']);
    await app.inside.endTalentPool(end);
    await app.inside.endTalentPool(end);
    expect(await until(applicant)).toBeNull();
    expect(await historyOf(applicant)).toEqual(['pool_ended', 'pool_joined']);
  });

  it('leaves out those whose consent has ended, even before the sweep', async () => {
    const applicant = await anApplicant();
    await app.query(
      `UPDATE applications SET pool_since = now() - interval '1 year', pool_until = now() WHERE id = $1`,
      [applicant.id],
    );
    expect(await members(applicant.email)).toEqual([]);
    expect(await until(applicant)).toBeNull();
    // Nor does a mail go to them from a list that was read while the consent held.
    const filter = { talent_pool: 'yes', job_id: jobId, search: applicant.email };
    const seen_at = new Date(Date.parse(applicant.applied_at) + 1).toISOString();
    const mails = { filter, seen_at, subject: 'News', body: 'Hello.' };
    await owner.api.post('/api/applications/mails').send(mails).expect(422);
  });
});
