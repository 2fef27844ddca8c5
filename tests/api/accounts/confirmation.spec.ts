import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '@smash/contract/client';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { type AccountDetails, anAccount } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

const unconfirmed = {
  detail:
    "This account's email address hasn't been confirmed yet. You can approve the account once the link in the email has been opened.",
  code: 'email_unconfirmed',
};

describe('the address of an account', () => {
  let mails: TestMailServer;
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    mails = await startMailServer();
    app = await startApi({ SMTP_URL: mails.url, ...publicServer });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await mails.close();
  });

  async function register(account = anAccount()): Promise<AccountDetails & { id: string }> {
    const { body } = await app.visitor.post('/api/register').send(account).expect(201);
    expect(body).toMatchObject({
      status: 'pending',
      detail:
        "Your account has been created. Please open the link in the email we've just sent you. An owner can then approve your account.",
    });
    return { ...account, id: (body as { id: string }).id };
  }

  /** Waits for this many mails to an address, and returns their tokens, the newest last. */
  async function tokensFor({ email }: AccountDetails, count = 1): Promise<string[]> {
    const sent = () => mails.received.filter(({ recipients }) => recipients.includes(email));
    await eventually(async () => {
      expect(sent()).toHaveLength(count);
      // The row changes just after the mail server has taken the mail.
      expect(await app.query(`SELECT id FROM mails WHERE status = 'queued'`)).toEqual([]);
    });
    return sent().map(
      ({ content }) => /\/hidden-portal\/confirm#([\w-]{43})$/m.exec(content.text ?? '')?.[1] ?? '',
    );
  }
  const confirm = (token: string, password: string) =>
    app.visitor.post('/api/accounts/confirmations').send({ token, password });
  const approve = (id: string) =>
    owner.api.put(`/api/accounts/${id}/status`).send({ status: 'active', role: 'reviewer' });
  const listed = async (id: string) => {
    const { body } = await owner.api.get('/api/accounts/').expect(200);
    return (body as Account[]).find((account) => account.id === id);
  };

  it('must be confirmed by the link in a mail before an owner can approve the account', async () => {
    const account = await register();
    expect(await listed(account.id)).toMatchObject({ email_confirmed_at: null, awaits_confirmation: true });
    // Waits until the mail is sent, so that its row does not change below.
    const [token = ''] = await tokensFor(account);
    const { status, body } = await expectNothingChanged(app, async () => approve(account.id));
    expect({ status, body: body as unknown }).toEqual({ status: 409, body: unconfirmed });

    await confirm(token, account.password).expect(204);
    const confirmed = await listed(account.id);
    expect(confirmed).toMatchObject({ awaits_confirmation: false, status: 'pending' });
    expect(confirmed?.email_confirmed_at).not.toBeNull();
    await approve(account.id).expect(200);
    // The same again, as if the response had been lost.
    await confirm(token, account.password).expect(204);
    await confirm(token, 'the password of somebody else').expect(404);
    const actions = await app.query(
      'SELECT actor_id, action, data FROM audit_log WHERE object_id = $1 ORDER BY id',
      [account.id],
    );
    expect(actions.slice(1)).toEqual([
      { actor_id: account.id, action: 'account.email_confirmed', data: {} },
      { actor_id: owner.id, action: 'account.status_changed', data: { from: 'pending', to: 'active' } },
      { actor_id: owner.id, action: 'account.role_changed', data: { from: 'administrator', to: 'reviewer' } },
    ]);
  });

  it('is not confirmed by its owner if a stranger registered with it', async () => {
    const stranger = await register();
    const [token = ''] = await tokensFor(stranger);
    const { status, body } = await expectNothingChanged(app, async () =>
      confirm(token, 'the password of the owner'),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'password'], type: 'wrong_password' }] });
    await approve(stranger.id).expect(409, unconfirmed);
  });

  it('must be confirmed before the account can be suspended', async () => {
    const account = await register();
    const { body } = await owner.api
      .put(`/api/accounts/${account.id}/status`)
      .send({ status: 'suspended' })
      .expect(409);
    expect(body).toMatchObject({ code: 'email_unconfirmed' });
    expect(await listed(account.id)).toMatchObject({ status: 'pending' });
  });

  it.each(['', 'made-up', 'x'.repeat(43)])('is not confirmed by the token %j', async (token) => {
    const { status } = await expectNothingChanged(app, async () => confirm(token, 'seven horses'));
    expect([404, 422]).toContain(status);
  });

  it('is not confirmed by a link that has expired or whose account is removed', async () => {
    const account = await register();
    const [token = ''] = await tokensFor(account);
    await app.query(
      `UPDATE one_time_links SET expires_at = expires_at - interval '2 days' WHERE subject_id = $1`,
      [account.id],
    );
    await confirm(token, account.password).expect(404);
    await owner.api.post(`/api/accounts/${account.id}/confirmation-mails`).expect(202);
    const [, newer = ''] = await tokensFor(account, 2);
    await owner.api.delete(`/api/accounts/${account.id}`).expect(204);
    await confirm(newer, account.password).expect(404);
  });

  it('can be sent a new link by an owner, only while it is unconfirmed', async () => {
    const account = await register();
    await tokensFor(account);
    await owner.api.post(`/api/accounts/${account.id}/confirmation-mails`).expect(202);
    const [, token = ''] = await tokensFor(account, 2);
    await confirm(token, account.password).expect(204);
    const { body } = await owner.api.post(`/api/accounts/${account.id}/confirmation-mails`).expect(409);
    expect(body).toMatchObject({ code: 'nothing_to_confirm' });
  });

  it('needs no confirmation for the owner who has the set-up token, or for an account approved before', async () => {
    expect(await listed(owner.id)).toMatchObject({ email_confirmed_at: null, awaits_confirmation: false });
    const account = await register();
    await app.query(`UPDATE admins SET status = 'suspended' WHERE id = $1`, [account.id]);
    await approve(account.id).expect(200);
  });
});

describe('the address of an account, on a server that sends no mail', () => {
  it('stays unconfirmed when an owner approves the account, and the audit log says so', async () => {
    const app = await startApi();
    try {
      const owner = await registerAndLogIn(app);
      const { body } = await app.visitor.post('/api/register').send(anAccount()).expect(201);
      const { id } = body as { id: string };
      expect(body).toMatchObject({
        detail: 'Your account has been created. An owner needs to approve it before you can log in.',
      });
      const { body: approved } = await owner.api
        .put(`/api/accounts/${id}/status`)
        .send({ status: 'active' })
        .expect(200);
      expect(approved).toMatchObject({ email_confirmed_at: null, awaits_confirmation: false });
      expect(await app.query(`SELECT data FROM audit_log WHERE action = 'account.status_changed'`)).toEqual([
        { data: { from: 'pending', to: 'active', address: 'unconfirmed' } },
      ]);
      expect(await app.query(`SELECT 1 FROM mails`)).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
