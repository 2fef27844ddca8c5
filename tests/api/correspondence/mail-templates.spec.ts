import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailPreview, MailTemplate, MailTemplateVersion } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';

const text = { name: 'Thanks', subject: 'Thanks: {{job_title}}', body: 'Dear {{first_name}},\n\nThank you.' };

describe('mail templates', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const create = async (values = text): Promise<MailTemplate> =>
    (await owner.api.post('/api/mail-templates/').send(values).expect(201)).body as MailTemplate;

  it('exist from the start: for both decisions, a review and a request', async () => {
    const { body } = await owner.api.get('/api/mail-templates/').expect(200);
    const told = (body as MailTemplate[]).map(({ name, tells_status }) => [name, tells_status]);
    expect(told).toEqual([
      ['Accepted', 'accepted'],
      ['Ask for a document', null],
      ['Rejected', 'rejected'],
      ['Still under review', 'reviewed'],
    ]);
  });

  it('keep every version with its author', async () => {
    const { id, version } = await create();
    const other = await joinAs(app, owner, 'administrator');
    const changed = { ...text, body: 'Thanks.', version };
    await other.api.put(`/api/mail-templates/${id}`).send(changed).expect(200);
    await expectNothingChanged(app, () =>
      owner.api
        .put(`/api/mail-templates/${id}`)
        .send({ ...changed, version: 2 })
        .expect(200),
    );
    const { body } = await owner.api.get(`/api/mail-templates/${id}/versions`).expect(200);
    expect(body as MailTemplateVersion[]).toMatchObject([
      { version: 2, body: 'Thanks.', updated_by: other.account.username },
      { version: 1, body: text.body, updated_by: owner.account.username },
    ]);
    const late = await owner.api.put(`/api/mail-templates/${id}`).send({ ...text, body: 'x', version });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'template_changed' });
    expect((late.body as { detail: string }).detail).toContain(`${other.account.username} saved changes`);
  });

  it.each([
    ['subject', { ...text, subject: 'Dear {{firstname}}' }, '{{firstname}}'],
    ['body', { ...text, body: '{{first_name}} {{constructor}} {{x}}' }, '{{constructor}}, {{x}}'],
  ])('are refused with an unknown placeholder in the %s, which is named', async (field, values, names) => {
    const { status, body } = await owner.api.post('/api/mail-templates/').send(values);
    const [issue] = (body as { detail: { loc: string[]; msg: string }[] }).detail;
    expect({ status, loc: issue?.loc }).toEqual({ status: 422, loc: ['body', field] });
    expect(issue?.msg).toContain(`: ${names}. Please use only {{first_name}}`);
  });

  it('can be read by recruiters, who may not edit them', async () => {
    const recruiter = await joinAs(app, owner, 'recruiter');
    const { id } = await create();
    await recruiter.api.get(`/api/mail-templates/${id}`).expect(200);
    await recruiter.api.put(`/api/mail-templates/${id}`).send(text).expect(403);
    await (await joinAs(app, owner, 'reviewer')).api.get('/api/mail-templates/').expect(403);
  });

  it('are gone once they are deleted, and deleting again changes nothing', async () => {
    const { id } = await create();
    await owner.api.delete(`/api/mail-templates/${id}`).expect(204);
    await owner.api.delete(`/api/mail-templates/${id}`).expect(204);
    await owner.api.get(`/api/mail-templates/${id}`).expect(404);
  });

  it('are previewed for a real applicant, or with examples', async () => {
    const job = await postJob(owner, { title: 'Rider <Lead>' });
    const { id, reference } = await apply(app, job.id, {
      answers: { first_name: '{{job_title}}', email: 'preview@example.com' },
    });
    const preview = async (application_id?: string) =>
      (
        await owner.api
          .post('/api/mail-templates/preview')
          .send({ subject: text.subject, body: text.body, application_id })
          .expect(200)
      ).body as MailPreview;
    expect(await preview(id)).toMatchObject({
      recipient: 'preview@example.com',
      subject: `Thanks: Rider <Lead> (${reference})`,
      text: expect.stringContaining('Dear {{job_title}},'),
      html: expect.stringContaining('Thanks: Rider &lt;Lead&gt;'),
    });
    expect((await preview()).text).toContain('Dear Adaeze,');
  });

  it.each([
    ['smashfood', 'Rider', 'Smashfood'],
    ['group', 'Rider', 'Smash Technology'],
    [null, 'Rider', 'Smash Technology'],
    [null, 'Rider at Owenas', 'Owenas'],
  ] as const)('name the employer of a job of %s, "%s": %s', async (brand, title, name) => {
    const job = await postJob(owner, { brand, title });
    const { id: application_id } = await apply(app, job.id);
    const body = { subject: 'At {{brand}}', body: '{{brand}}', application_id };
    const preview = await owner.api.post('/api/mail-templates/preview').send(body).expect(200);
    expect(preview.body).toMatchObject({ subject: expect.stringMatching(`^At ${name}`) });
  });
});
