import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Application, Desk, Note } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eraseRemoved, expectNothingChanged } from '../../support/api/state.js';

describe('a mention in a note', () => {
  let app: ApiApp;
  let owner: Member;
  let ngozi: Member;
  let tunde: Member;
  let jobId: number;
  let id: string;
  let reference: string;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    ngozi = await joinAs(app, owner, 'reviewer');
    tunde = await joinAs(app, owner, 'recruiter');
    jobId = (await postJob(owner, { title: 'Rider Lead' })).id;
  });
  beforeEach(async () => {
    ({ id, reference } = await apply(app, jobId));
  });
  afterAll(() => app.close());

  const write = (mentioned: unknown, text = 'Please look at this letter') =>
    owner.api.post(`/api/applications/${id}/notes`).send({ text, mentioned_ids: mentioned });
  const listed = async (member: Member, mentioned: string) => {
    const { body } = await member.api.get(`/api/applications-list?mentioned=${mentioned}`).expect(200);
    return (body as Application[]).map((application) => application.id);
  };
  const isMarked = async (member: Member) =>
    ((await member.api.get(`/api/applications/${id}`).expect(200)).body as Application).is_mentioned;
  const onDesk = async (member: Member) => {
    const { parts } = (await member.api.get('/api/desk').expect(200)).body as Desk;
    return parts.find(({ part }) => part === 'mentioned')?.count;
  };
  const read = (member: Member) => member.api.delete(`/api/applications/${id}/mentions`).expect(204);
  const mailsAbout = () =>
    app.query<{ recipient: string; subject: string; text: string }>(
      `SELECT recipient, subject, text FROM mails WHERE kind = 'note_mention' AND application_id = $1 ORDER BY recipient`,
      [id],
    );
  const named = ({ id: accountId, account }: Member) => ({ id: accountId, username: account.username });

  it('marks the application for those it names until they have read the notes', async () => {
    const { body } = await write([ngozi.id, owner.id]).expect(201);
    expect((body as Note).mentions).toEqual([named(ngozi)]);
    const { body: notes } = await tunde.api.get(`/api/applications/${id}/notes`).expect(200);
    expect(notes).toEqual([body]);
    expect([await isMarked(ngozi), await isMarked(tunde), await isMarked(owner)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await onDesk(ngozi)).toBe(1);
    expect(await listed(ngozi, 'unread')).toEqual([id]);
    expect(await listed(tunde, 'unread')).toEqual([]);
    // Neither lists nor the notes, which are fetched before they are shown, remove the mark.
    await ngozi.api.get(`/api/applications/${id}/notes`).expect(200);
    const status = await ngozi.api.put(`/api/applications/${id}/status`).send({ status: 'reviewed' });
    expect(status.body).toMatchObject({ is_mentioned: true });
    await read(tunde);
    expect(await isMarked(ngozi)).toBe(true);

    await read(ngozi);
    expect(await isMarked(ngozi)).toBe(false);
    expect([await listed(ngozi, 'unread'), await listed(ngozi, 'all')]).toEqual([[], [id]]);
    expect(await onDesk(ngozi)).toBe(0);
    await expectNothingChanged(app, () => read(ngozi));
    await write([ngozi.id]).expect(201);
    expect(await isMarked(ngozi)).toBe(true);
    await read(ngozi);
  });

  it('is mailed with the reference, and with nothing of the note or the applicant', async () => {
    await write([ngozi.id, tunde.id], 'Adaeze is a cousin of mine').expect(201);
    const mails = await mailsAbout();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [ngozi, tunde].map(({ account }) => account.email).sort(),
    );
    for (const { subject, text } of mails) {
      expect(subject).toBe(`${owner.account.username} mentioned you: Rider Lead (${reference})`);
      expect(text).toContain(`/applications/${id}/show`);
      expect(text).not.toMatch(/Adaeze|cousin|Okonkwo/);
    }
    await read(ngozi);
  });

  it('is limited to twenty accounts, all of which may read the application', async () => {
    const desk = await joinAs(app, owner, 'investor_desk');
    for (const mentioned of [[desk.id], [randomUUID()], ['x'], 'x', [ngozi.id, ngozi.id]]) {
      await expectNothingChanged(app, () => write(mentioned).expect(422));
    }
    const { body } = await write(Array.from({ length: 21 }, () => randomUUID())).expect(422);
    expect(JSON.stringify(body)).toContain('Please choose at most 20');
    await write([]).expect(201);
    expect(await mailsAbout()).toEqual([]);
    await desk.api.delete(`/api/applications/${id}/mentions`).expect(403);
    await ngozi.api.delete(`/api/applications/${randomUUID()}/mentions`).expect(404);
    await ngozi.api.get('/api/applications-list?mentioned=me').expect(422);
  });

  it('is removed with its note, with the account, and with the application', async () => {
    const leaver = await joinAs(app, owner, 'reviewer');
    const { body } = await write([ngozi.id, leaver.id]).expect(201);
    await owner.api.delete(`/api/accounts/${leaver.id}`).expect(204);
    const { body: notes } = await owner.api.get(`/api/applications/${id}/notes`).expect(200);
    expect(notes).toMatchObject([{ mentions: [named(ngozi)] }]);
    await owner.api.delete(`/api/applications/${id}/notes/${(body as Note).id}`).expect(204);
    expect(await isMarked(ngozi)).toBe(false);
    await write([ngozi.id]).expect(201);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    expect(await listed(ngozi, 'unread')).toEqual([]);
    await eraseRemoved(app);
    expect(
      await app.query('SELECT FROM note_mentions WHERE account_id = $1 AND read_at IS NULL', [ngozi.id]),
    ).toEqual([]);
  });

  it('is shown in the list beside the last reply of the applicant', async () => {
    const row = async () =>
      ((await ngozi.api.get('/api/applications-list?per_page=1').expect(200)).body as Application[])[0];
    expect(await row()).toMatchObject({ id, notes_count: 0, is_mentioned: false, last_reply: null });
    await write([ngozi.id]).expect(201);
    await app.query(
      `INSERT INTO application_events (application_id, type, actor_id) VALUES
         ($1, 'interview_booked', NULL), ($1, 'page_link_sent', NULL), ($1, 'interview_moved', $2)`,
      [id, owner.id],
    );
    expect(await row()).toMatchObject({
      id,
      notes_count: 1,
      is_mentioned: true,
      last_reply: { type: 'interview_booked', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
  });
});
