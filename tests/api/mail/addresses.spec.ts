import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Slot } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { addSlots, choose, lagosInstants, offer } from '../../support/api/interviews.js';
import { anAlert } from '../../support/api/job-alerts.js';
import { joinAsMember, tokenInMail } from '../../support/api/members.js';
import { kept, order, verify } from '../../support/api/shares.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';

const HR = 'people@careers.example';
const SUPPORT = 'help@careers.example';

describe('the contact addresses in mails', () => {
  let provider: PaymentStandIn;
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    provider = await startPaymentStandIn();
    app = await startApi({ ...provider.environment, HR_EMAIL: HR, SUPPORT_EMAIL: SUPPORT });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  /** Returns the kinds of the queued mails whose text contains the address. */
  async function kindsNaming(address: string): Promise<string[]> {
    const rows = await app.query<{ kind: string }>(
      `SELECT DISTINCT kind FROM mails WHERE concat(text, html) LIKE '%' || $1 || '%' ORDER BY kind`,
      [address],
    );
    return rows.map(({ kind }) => kind);
  }

  /** Returns the kinds of the queued mails whose replies go to the address. */
  async function kindsAnsweredTo(address: string): Promise<string[]> {
    const rows = await app.query<{ kind: string }>('SELECT DISTINCT kind FROM mails WHERE reply_to = $1', [
      address,
    ]);
    return rows.map(({ kind }) => kind);
  }

  it('are HR_EMAIL for applicants', async () => {
    const { id: jobId } = await postJob(owner);
    const { id, own } = await openOwnPage(app, jobId, {}, { fields: { talent_pool: 'true' } });
    await owner.api.post(`/api/applications/${id}/status-mail`).send({ status: 'pending' }).expect(202);
    const times = lagosInstants(4, ['09:00', '10:00']);
    const [first, second] = (await addSlots(owner, times)) as [Slot, Slot];
    const { id: interview } = await offer(owner, id, [first, second]);
    // Each mail about an interview replaces the waiting ones, so they are read at every step.
    const offered = await kindsNaming(HR);
    expect(await kindsAnsweredTo(HR)).toEqual(expect.arrayContaining(offered));
    await choose(own, first.id).expect(200);
    const earlier = [...offered, ...(await kindsNaming(HR))];
    // An applicant who never got the first mail gets a move as a new booking; here the first was sent.
    await app.query(`UPDATE mails SET status = 'sent' WHERE kind = 'interview_booked'`);
    await choose(own, second.id).expect(200);
    earlier.push(...(await kindsNaming(HR)));
    await owner.api.post(`/api/interviews/${interview}/cancellation`).send({}).expect(200);
    const [pool] = await app.query<{ until: Date }>('SELECT pool_until AS until FROM applications');
    await app.inside.remindTalentPool(new Date((pool?.until.getTime() ?? 0) - 1).toISOString());

    expect([...new Set([...earlier, ...(await kindsNaming(HR))])].sort()).toEqual([
      'application_page_link',
      'application_received',
      'interview_booked',
      'interview_cancelled',
      'interview_moved',
      'interview_offered',
      'interview_reminder_2',
      'interview_reminder_24',
      'status_changed',
      'talent_pool_ending',
    ]);
    const toInterviewer = `SELECT DISTINCT reply_to FROM mails WHERE kind LIKE 'interview%' AND recipient = $1`;
    expect(await app.query(toInterviewer, [owner.account.email])).toEqual([{ reply_to: HR }]);
  });

  it('are SUPPORT_EMAIL for members and buyers', async () => {
    const { form, id } = await joinAsMember(app);
    await app.visitor.post('/api/members/password-mails').send({ email: form.email }).expect(202);
    const token = await tokenInMail(app, 'member_password', form.email);
    const password = 'a new password of mine';
    await app.visitor.post('/api/members/password').send({ token, new_password: password }).expect(204);
    await owner.api.put(`/api/members/${id}/status`).send({ status: 'suspended' }).expect(200);
    const refused = await app.visitor.post('/api/members/login').send({ email: form.email, password });
    expect(refused.body).toMatchObject({ detail: `Your membership is suspended. Please email ${SUPPORT}.` });
    const told = await kindsNaming(SUPPORT);
    const answered = await kindsAnsweredTo(SUPPORT);
    await owner.api.delete(`/api/members/${id}`).expect(204);

    const paid = await order(app);
    provider.pay(paid.reference);
    await verify(app, paid.reference);
    const { reference } = await order(app);
    provider.pay(reference, { amount: 1 });
    await verify(app, reference);
    const { id: purchase } = await kept(app, reference);
    await owner.api.post(`/api/purchases/${purchase}/refusal`).send({ reason: 'Too little' }).expect(204);

    expect([...told, ...(await kindsNaming(SUPPORT))].sort()).toEqual([
      'member_deleted',
      'member_password_changed',
      'member_suspended',
      'share_refused',
    ]);
    expect([...answered, ...(await kindsAnsweredTo(SUPPORT))].sort()).toEqual([
      'member_confirm',
      'member_deleted',
      'member_password',
      'member_password_changed',
      'member_suspended',
      'share_receipt',
      'share_refused',
    ]);
  });

  it('are SUPPORT_EMAIL for readers of job alerts', async () => {
    await app.visitor.post('/api/job-alerts').send(anAlert()).expect(202);
    expect(await kindsAnsweredTo(SUPPORT)).toContain('job_alert_confirm');
  });

  it('still receive replies after a member with the same address was erased', async () => {
    const { reference } = await order(app);
    provider.pay(reference);
    await verify(app, reference);
    const { id } = await joinAsMember(app, { email: SUPPORT });
    await owner.api.delete(`/api/members/${id}`).expect(204);
    expect(await kindsAnsweredTo(SUPPORT)).toContain('share_receipt');
  });

  it('are never the defaults once HR_EMAIL and SUPPORT_EMAIL are set', async () => {
    expect(await kindsNaming('@smashtechnology.example')).toEqual([]);
  });
});
