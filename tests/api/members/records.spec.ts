import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberDetails } from '@smash/contract/client';
import { joinAsAdministrator, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { joinAsMember, logInAsMember, type SignedUpMember } from '../../support/api/members.js';
import { deliver, kept, order, verify } from '../../support/api/shares.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aMemberCorrection, aSignUp, uniqueWord } from '../../support/samples/builders.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';

const unknownId = '0190a000-0000-7000-8000-000000000000';
const notFound = { detail: 'This member does not exist', code: 'member_not_found' };

describe('administrators', () => {
  let provider: PaymentStandIn;
  let app: ApiApp;
  let other: ApiApp;
  let owner: Member;
  let second: Member;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    app = await startApi(provider.environment);
    other = await startApi({ ...provider.environment, DATABASE_URL: app.site.databaseUrl });
    owner = await registerAndLogIn(app);
    second = await joinAsAdministrator(app, owner);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
    await provider.close();
  });

  const address = ({ id }: { id: string }) => `/api/members/${id}`;
  const read = async (member: { id: string }) =>
    (await owner.api.get(address(member)).expect(200)).body as MemberDetails;
  const actionsOn = ({ id }: { id: string }) =>
    app.query(
      `SELECT actor_id, action, data FROM audit_log WHERE object_type = 'member' AND object_id = $1
         AND actor_id IS NOT NULL ORDER BY id`,
      [id],
    );
  const auditEntry = (action: string, data = {}, actor = owner) => ({ actor_id: actor.id, action, data });
  const suspend = (member: { id: string }, status: unknown = 'suspended') =>
    owner.api.put(`${address(member)}/status`).send({ status });
  const logIn = ({ form }: SignedUpMember, password = form.password) =>
    app.visitor.post('/api/members/login').send({ email: form.email, password });

  async function buy(units: number, email: string, { token }: { token?: string } = {}): Promise<string> {
    const session = token ? withToken(app, token) : app.visitor;
    const { body } = await session.post('/api/shares/purchases').send({ units, email }).expect(201);
    const { reference } = body as { reference: string };
    provider.pay(reference);
    await verify(app, reference);
    return reference;
  }

  describe('who correct a member', () => {
    it('can change everything but the email address and the encrypted details', async () => {
      const member = await joinAsMember(app);
      const before = await read(member);
      const { body } = await owner.api
        .put(address(member))
        .send(aMemberCorrection({ version: before.version }))
        .expect(200);
      const { mname, ...corrected } = aMemberCorrection();
      expect(mname).toBe('');
      const changed = { ...before, ...corrected, mname: null, zone_name: 'South South', version: 2 };
      expect(body).toEqual({ ...changed, zone_id: (body as MemberDetails).zone_id });
      expect(await read(member)).toEqual(body);
      expect((await member.api.get('/api/members/me').expect(200)).body).toMatchObject(corrected);
      expect(await actionsOn(member)).toEqual([auditEntry('member.updated')]);
      await logInAsMember(app, member.form);
    });

    it('cannot overwrite a newer change, by another administrator or by the member', async () => {
      const member = await joinAsMember(app);
      await second.api
        .put(address(member))
        .send(aMemberCorrection({ version: 1 }))
        .expect(200);
      const late = await expectNothingChanged(app, () =>
        owner.api.put(address(member)).send(aMemberCorrection({ sname: 'Late', version: 1 })),
      );
      expect([late.status, (late.body as { code: string }).code]).toEqual([409, 'member_changed']);
      expect((late.body as { detail: string }).detail).toContain(second.account.username);
      // Repeating the change that succeeded is accepted.
      await expectNothingChanged(app, () =>
        second.api
          .put(address(member))
          .send(aMemberCorrection({ version: 1 }))
          .expect(200),
      );
      await member.api.put('/api/members/me/state').send({ state_of_resident: 'Kano' }).expect(200);
      const later = await owner.api.put(address(member)).send(aMemberCorrection({ version: 2 }));
      expect(later.status).toBe(409);
      expect(await read(member)).toMatchObject({ state_of_resident: 'Kano', version: 3 });
    });

    it.each([
      ['no surname', { sname: ' ' }, 'sname'],
      ['an invalid telephone number', { phone: '12' }, 'phone'],
      ['a state of another country', { state_of_resident: 'Accra' }, 'state_of_resident'],
      ['too long an address', { address: 'x'.repeat(501) }, 'address'],
      ['another e-mail address', { email: 'me@example.com' }, 'email'],
      ['an identity number', { id_number: '12345678901' }, 'id_number'],
    ])('are refused with %s', async (_, change, field) => {
      const member = await joinAsMember(app);
      const { status, body } = await expectNothingChanged(app, () =>
        owner.api.put(address(member)).send({ ...aMemberCorrection(), ...change }),
      );
      expect(status).toBe(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', field] }] });
    });
  });

  describe('who suspend a member', () => {
    it('end the member’s sessions on every server; only the right password then shows the suspension', async () => {
      const member = await joinAsMember(app);
      const elsewhere = withToken(other, await logInAsMember(app, member.form));
      await elsewhere.get('/api/members/me').expect(200);
      const { body } = await suspend(member).expect(200);
      expect((body as MemberDetails).suspended_at).not.toBeNull();
      await elsewhere.get('/api/members/me').expect(401);
      await member.api.get('/api/purchases/mine').expect(401);

      await logIn(member).expect(403, {
        detail: 'Your membership is suspended. Please email support@smashtechnology.example.',
        code: 'member_suspended',
      });
      const stranger = await logIn(member, 'not the password');
      const unknown = await app.visitor
        .post('/api/members/login')
        .send({ email: 'nobody@example.com', password: 'not the password' });
      expect([stranger.status, stranger.body]).toEqual([unknown.status, unknown.body]);
      expect(stranger.status).toBe(401);

      await suspend(member, 'active').expect(200);
      await member.api.get('/api/members/me').expect(401);
      await logInAsMember(app, member.form);
      expect(await actionsOn(member)).toEqual([
        auditEntry('member.status_changed', { from: 'active', to: 'suspended' }),
        auditEntry('member.status_changed', { from: 'suspended', to: 'active' }),
      ]);
    });

    it('also end a session that began during the suspension', async () => {
      const member = await joinAsMember(app);
      // Leaves the session, as if it had begun after all others were ended.
      await app.query('UPDATE members SET suspended_at = now() WHERE id = $1', [member.id]);
      await member.api.get('/api/members/me').expect(401);
    });

    it('leave one entry in the audit log, however often they ask at the same moment', async () => {
      const member = await joinAsMember(app);
      await Promise.all([1, 2, 3, 4].map(() => suspend(member).expect(200)));
      expect(await actionsOn(member)).toHaveLength(1);
    });

    it('find suspended members by that status', async () => {
      const sname = `Susp${uniqueWord()}`;
      const member = await joinAsMember(app, { sname });
      const found = async (status: string) => {
        const { body } = await owner.api.get('/api/members/').query({ status, search: sname }).expect(200);
        return (body as MemberDetails[]).length;
      };
      expect([await found('confirmed'), await found('suspended')]).toEqual([1, 0]);
      await suspend(member).expect(200);
      expect([await found('confirmed'), await found('suspended')]).toEqual([0, 1]);
    });

    it('are refused for an unconfirmed sign-up, and with any other status', async () => {
      const { email } = aSignUp();
      await app.visitor.post('/api/members/').send(aSignUp({ email })).expect(201);
      const [claim] = await app.query<{ id: string }>('SELECT id FROM members WHERE email = $1', [email]);
      const member = await joinAsMember(app);
      await expectNothingChanged(app, async () => {
        const { status, body } = await suspend(claim ?? { id: '' });
        expect([status, (body as { code: string }).code]).toEqual([409, 'member_unconfirmed']);
        for (const wrong of ['deleted', '', null, ['active']]) await suspend(member, wrong).expect(422);
        await suspend({ id: unknownId }).expect(404, notFound);
      });
    });
  });

  describe('who delete a member', () => {
    const remove = (member: { id: string }, { api } = owner) => api.delete(address(member));

    it('erase every trace of the person, and keep purchases, ledger and receipts', async () => {
      const word = `gone${uniqueWord()}`;
      const member = await joinAsMember(app, {
        fname: word,
        email: `${word}@example.com`,
        phone: '+234 809 111 2223',
        address: `1 ${word} Street`,
      });
      const own = await buy(21, `${word}.work@example.com`, member);
      const visit = await buy(22, `${word.toUpperCase()}@example.com`);
      const stranger = await buy(23, 'stays@example.com');
      const friend = await joinAsMember(app);
      const friends = await buy(24, member.form.email, friend);
      const refused = await order(app, 25, member.form.email);
      provider.pay(refused.reference, { amount: 1 });
      await verify(app, refused.reference);
      const { id: refusedId } = await kept(app, refused.reference);
      await owner.api
        .post(`/api/purchases/${refusedId}/refusal`)
        .send({ reason: `Dear ${word}, the amount differs.` })
        .expect(204);
      await app.visitor.post('/api/members/password-mails').send({ email: member.form.email }).expect(202);
      const question = { email: member.form.email, subject: 'My shares', body: 'When do I hear of them?' };
      await app.visitor.post('/api/send_email').send(question).expect(202);
      await remove(member, second).expect(204);

      await member.api.get('/api/members/me').expect(401);
      await logIn(member).expect(401);
      await owner.api.get(address(member)).expect(404, notFound);
      // Only the mail that announces the deletion stays until it is sent.
      expect(await tracesOf(word)).toEqual([expect.objectContaining({ name: 'mails' })]);
      await app.query(`DELETE FROM mails WHERE kind = 'member_deleted' AND recipient = $1`, [
        member.form.email,
      ]);
      expect(await tracesOf(word)).toEqual([]);
      for (const reference of [own, visit]) {
        expect(await kept(app, reference)).toMatchObject({ status: 'paid', credited: 1 });
        const { id } = await kept(app, reference);
        const { body } = await owner.api.get(`/api/purchases/${id}`).expect(200);
        expect(body).toMatchObject({ email: null, member_id: null, ledger: {} });
        const { receipt_url } = body as { receipt_url: string };
        await app.visitor.get(receipt_url).expect(200);
      }
      const [row] = await app.query('SELECT email, member_id FROM share_purchases WHERE reference = $1', [
        friends,
      ]);
      expect(row).toEqual({ email: friend.form.email, member_id: friend.id });
      const { body: ended } = await owner.api.get(`/api/purchases/${refusedId}`).expect(200);
      expect(ended).toMatchObject({ status: 'refused', decision: { refusal_reason: '' } });
      const { text } = await owner.api.get('/api/purchases/export').expect(200);
      expect(text).toContain('stays@example.com');
      expect(text).not.toContain(word);
      expect(await kept(app, stranger)).toMatchObject({ status: 'paid' });
      expect(await actionsOn(member)).toEqual([auditEntry('member.deleted', {}, second)]);

      await remove(member).expect(204);
      expect(await actionsOn(member)).toHaveLength(1);
    });

    /** Returns the tables and rows that still contain the word. */
    async function tracesOf(word: string): Promise<unknown[]> {
      const tables = await app.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
      );
      const hits = await Promise.all(
        tables.map(({ name }) =>
          app.query(`SELECT '${name}' AS name, t::text FROM ${name} t WHERE t::text ILIKE $1`, [`%${word}%`]),
        ),
      );
      return hits.flat();
    }

    it('leave the address free for a new sign-up', async () => {
      const member = await joinAsMember(app);
      await remove(member).expect(204);
      const again = await joinAsMember(app, { email: member.form.email });
      expect(again.id).not.toBe(member.id);
    });

    it('are refused while a purchase of the member is pending or in review', async () => {
      const member = await joinAsMember(app);
      const { body } = await member.api
        .post('/api/shares/purchases')
        .send({ units: 5, email: 'accountant@example.com' })
        .expect(201);
      const { reference } = body as { reference: string };
      const refused = await expectNothingChanged(app, () => remove(member));
      expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'purchases_open']);
      await member.api.get('/api/members/me').expect(200);

      provider.pay(reference, { amount: 1 });
      await verify(app, reference);
      expect(await kept(app, reference)).toMatchObject({ status: 'review' });
      await remove(member).expect(409);
    });

    it.each(['pending', 'failed'])(
      'are refused while a %s order of a visitor with that address is being paid, but not for an idle one',
      async (status) => {
        const member = await joinAsMember(app);
        const { reference } = await order(app, 6, member.form.email);
        await app.query('UPDATE share_purchases SET status = $2 WHERE reference = $1', [reference, status]);
        const idle = await order(app, 7, member.form.email);
        provider.pay(reference);
        provider.misbehave('error', 'verify');
        await deliver(app, provider.notice(reference)).expect(200);
        await remove(member).expect(409);
        provider.misbehave();
        await verify(app, reference);
        await remove(member).expect(204);
        expect(await kept(app, reference)).toMatchObject({ status: 'paid', credited: 1 });
        const [row] = await app.query('SELECT status, email FROM share_purchases WHERE reference = $1', [
          idle.reference,
        ]);
        expect(row).toEqual({ status: 'pending', email: null });
      },
    );

    it('still have a late payment of the member credited, without a mail', async () => {
      const member = await joinAsMember(app);
      const { reference } = await order(app, 30, member.form.email);
      await app.query(`UPDATE share_purchases SET status = 'failed' WHERE reference = $1`, [reference]);
      await remove(member).expect(204);
      provider.pay(reference);
      await verify(app, reference);
      const { id } = await kept(app, reference);
      expect(await kept(app, reference)).toMatchObject({ status: 'paid', credited: 1 });
      expect(await app.query('SELECT 1 FROM mails WHERE dedupe_key = $1', [`share_receipt:${id}`])).toEqual(
        [],
      );
    });

    it('who never confirmed leave purchases with that address untouched', async () => {
      const form = aSignUp();
      const reference = await buy(9, form.email);
      await app.visitor.post('/api/members/').send(form).expect(201);
      const [claim] = await app.query<{ id: string }>('SELECT id FROM members WHERE email = $1', [
        form.email,
      ]);
      await remove(claim ?? { id: '' }).expect(204);
      const { id } = await kept(app, reference);
      const { body } = await owner.api.get(`/api/purchases/${id}`).expect(200);
      expect(body).toMatchObject({ email: form.email });
    });

    it('get 404 if the member does not exist', async () => {
      await expectNothingChanged(app, async () => {
        await remove({ id: unknownId }).expect(404, notFound);
        await remove({ id: 'one' }).expect(422);
      });
    });

    it('change nothing if the audit log cannot be written, and leave one entry otherwise', async () => {
      const member = await joinAsMember(app);
      await app.query(`ALTER TABLE audit_log ADD CONSTRAINT broken CHECK (id < 0) NOT VALID`);
      await remove(member).expect(500);
      await app.query('ALTER TABLE audit_log DROP CONSTRAINT broken');
      await member.api.get('/api/members/me').expect(200);
      await Promise.all([1, 2, 3, 4].map(() => remove(member).expect(204)));
      expect(await actionsOn(member)).toHaveLength(1);
    });
  });
});
