import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, HistoryEntry, MailPreview } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';
import { expectNothingChanged } from '../../support/api/state.js';

describe('a chat with an applicant', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { title: 'Rider Lead' })).id;
  });
  afterAll(() => app.close());

  const chatsOf = (id: string) => `/api/applications/${id}/chats`;
  const anApplicant = (phone = '0803 555 0100') => apply(app, jobId, { answers: { phone } });
  const refusal = async (id: string) => {
    const { status, body } = await expectNothingChanged(app, () => owner.api.post(chatsOf(id)));
    return [status, (body as { code: string }).code];
  };

  it('is recorded in the history and in the audit log, with whoever opened it', async () => {
    const { id } = await anApplicant();
    const recruiter = await joinAs(app, owner, 'recruiter');
    const entries = await auditOf(app, () => recruiter.api.post(chatsOf(id)).expect(204));
    expect(entries).toMatchObject([{ action: 'application.chat_opened', object_id: id }]);
    const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    expect((body as HistoryEntry[])[0]).toMatchObject({
      type: 'chat_opened',
      actor: { username: recruiter.account.username },
      data: {},
    });
  });

  it('is only for those who may write to applicants', async () => {
    const { id } = await anApplicant();
    await app.visitor.post(chatsOf(id)).expect(401);
    await (await joinAs(app, owner, 'reviewer')).api.post(chatsOf(id)).expect(403);
    await owner.api.post(chatsOf('nobody')).expect(422);
    expect(await refusal(randomUUID())).toEqual([404, 'application_not_found']);
  });

  it('is refused if the application is withdrawn or deleted, or has no valid phone number', async () => {
    const withdrawn = await anApplicant();
    await app.query('UPDATE applications SET withdrawn_at = now() WHERE id = $1', [withdrawn.id]);
    const deleted = await anApplicant();
    await owner.api.delete(`/api/applications/${deleted.id}`).expect(204);
    const nowhere = await anApplicant('+999 123 4567');
    expect(await refusal(withdrawn.id)).toEqual([409, 'application_withdrawn']);
    expect(await refusal(deleted.id)).toEqual([404, 'application_not_found']);
    expect(await refusal(nowhere.id)).toEqual([409, 'no_phone_number']);
  });

  it('goes to the number in international form, which the application shows', async () => {
    const numberOf = async ({ id }: { id: string }) =>
      ((await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application).phone_e164;
    expect(await numberOf(await anApplicant())).toBe('+2348035550100');
    expect(await numberOf(await anApplicant('+999 123 4567'))).toBeNull();
  });

  it('starts with the text of a template, without what a mail adds', async () => {
    const { id } = await anApplicant();
    const body = 'Dear {{first_name}},\n\nabout {{job_title}}: {{interview_time}}';
    const preview = { application_id: id, subject: 'Any', body };
    const { body: shown } = await owner.api.post('/api/mail-templates/preview').send(preview).expect(200);
    expect(shown as MailPreview).toMatchObject({
      message: 'Dear Adaeze,\n\nabout Rider Lead: {{interview_time}}',
      has_all_values: false,
    });
  });
});
