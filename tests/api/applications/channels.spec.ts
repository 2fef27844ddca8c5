import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, ApplicationStatistics, ExportLink } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn, sendForm } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { aCv, someAnswers, uniqueWord } from '../../support/samples/builders.js';

describe('the channel of an application', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const applyThrough = (channel?: string, job = jobId) =>
    apply(app, job, channel === undefined ? {} : { fields: { channel } });
  const channelOf = async (id: string) =>
    ((await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application).channel;
  const change = (id: string, status: string) =>
    owner.api.put(`/api/applications/${id}/status`).send({ status }).expect(200);

  it('is the one in the form, or none if that is not valid', async () => {
    const said = ['WhatsApp', 'job-fair_2026', 'a'.repeat(41), 'two words', '<b>', '', undefined];
    const kept: (string | null)[] = [];
    for (const channel of said) kept.push(await channelOf((await applyThrough(channel)).id));
    expect(kept).toEqual(['whatsapp', 'job-fair_2026', null, null, null, null, null]);
  });

  it('may differ when an application is sent again, which still counts as the same', async () => {
    const same = { answers: someAnswers(), key: uniqueWord(), cv: await aCv() };
    const first = await apply(app, jobId, { ...same, fields: { channel: 'x' } });
    const { status, body } = await sendForm(app, jobId, same);
    expect({ status, body }).toEqual({ status: 200, body: first });
    expect(await channelOf(first.id)).toBe('x');
  });

  it('is shown only to administrators, and a newer version keeps it', async () => {
    const applicant = await openOwnPage(app, jobId, {}, { fields: { channel: 'poster' } });
    const { body: page } = await applicant.own.get('/api/my-application').expect(200);
    const { body: sent } = await applicant.own.get('/api/my-application/update').expect(200);
    expect(JSON.stringify([page, sent])).not.toMatch(/channel|poster/);
    const { email: _email, ...answers } = someAnswers();
    const form = applicant.own.post('/api/my-application/update').set('Idempotency-Key', uniqueWord());
    for (const [name, value] of Object.entries(answers)) void form.field(name, value);
    const { body } = await form.expect(201);
    expect(await channelOf((body as { application: { id: string } }).application.id)).toBe('poster');
  });

  it('filters the list and is a column of the exported table', async () => {
    const job = (await postJob(owner)).id;
    const { id } = await applyThrough('linkedin', job);
    await applyThrough('x', job);
    const query = { job_id: job, channel: 'linkedin' };
    const { body } = await owner.api.get('/api/applications-list/').query(query).expect(200);
    expect((body as Application[]).map((application) => application.id)).toEqual([id]);
    await owner.api
      .get('/api/applications-list/')
      .query({ channel: 'a'.repeat(41) })
      .expect(422);
    const { body: link } = await owner.api
      .post('/api/applications/exports')
      .send({ kind: 'csv', ...query })
      .expect(201);
    const table = await (await fetch(`${app.url}${(link as ExportLink).url}`)).text();
    expect(table).toMatch(/^[^\r]*"Channel"[^\r]*\r\n[^\r]*"LinkedIn"[^\r]*\r\n$/);
  });

  it('is counted with what became of its applications and how many still wait, for one job and for all', async () => {
    const job = (await postJob(owner)).id;
    const through = (channel?: string) => applyThrough(channel, job).then(({ id }) => id);
    await change(await through('poster'), 'accepted');
    await change(await through('poster'), 'rejected');
    await through('poster');
    const withdrawn = [await through('poster'), await through('poster'), await through()];
    await change(await through('alert'), 'reviewed');
    await change(await through(), 'accepted');
    await change(withdrawn[0] ?? '', 'reviewed');
    await app.query('UPDATE applications SET withdrawn_at = now() WHERE id = ANY($1)', [withdrawn]);
    const byChannel = async (query: object = {}) => {
      const { body } = await owner.api.get('/api/applications/figures').query(query).expect(200);
      return (body as ApplicationStatistics).by_channel;
    };
    expect(await byChannel({ job_id: job })).toEqual([
      { channel: 'poster', count: 5, reviewed: 3, waiting: 1, accepted: 1 },
      { channel: 'alert', count: 1, reviewed: 1, waiting: 0, accepted: 0 },
      { channel: null, count: 2, reviewed: 1, waiting: 0, accepted: 1 },
    ]);
    const alert = { channel: 'alert', count: 1, reviewed: 1, waiting: 0, accepted: 0 };
    expect(await byChannel()).toContainEqual(alert);
    expect(await byChannel({ to: '2026-01-01' })).toEqual([]);
  });
});
