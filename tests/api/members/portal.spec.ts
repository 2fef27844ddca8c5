import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Member as MemberRow, MemberDetails, MemberMessage, Zone } from '@smash/contract/client';
import { joinAs, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { joinAsMember, type SignedUpMember } from '../../support/api/members.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aCorrectionOfSecrets, aSignUp } from '../../support/samples/builders.js';

const masked = {
  id_number: '••••8901',
  nok_fullname: 'E••• O•••',
  nok_address: '3••• O••• R••• E•••',
  nok_phone: '••••0177',
};

describe('members', () => {
  let app: ApiApp;
  let owner: Member;
  let lagos: SignedUpMember;
  let kano: SignedUpMember;
  let zones: Zone[];

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    lagos = await joinAsMember(app, { fname: 'Bisi', sname: 'Adeyemi' });
    kano = await joinAsMember(app, { fname: 'Musa', sname: 'Yusuf', state_of_resident: 'Kano' });
    await app.visitor
      .post('/api/members/')
      .send(aSignUp({ sname: 'Zaki' }))
      .expect(201);
    zones = (await owner.api.get('/api/zones/').expect(200)).body as Zone[];
  });
  afterAll(() => app.close());

  const zoneId = (name: string) => zones.find((zone) => zone.name === name)?.id;
  const list = async (query: Record<string, unknown> = {}) => {
    const { body, headers } = await owner.api.get('/api/members/').query(query).expect(200);
    return { names: (body as MemberRow[]).map(({ sname }) => sname), total: headers['x-total-count'] };
  };

  const refusals = () =>
    app.query(`SELECT actor_id, data FROM audit_log WHERE action = 'account.password_refused' ORDER BY id`);
  const reveal = ({ api, account }: Member, id: string, password: unknown = account.password) =>
    api.post(`/api/members/${id}/reveal`).send({ password });

  it('are listed by pages, newest first, without their encrypted details', async () => {
    expect(await list()).toEqual({ names: ['Zaki', 'Yusuf', 'Adeyemi'], total: '3' });
    expect(await list({ page: 2, per_page: 2 })).toEqual({ names: ['Adeyemi'], total: '3' });
    const { text } = await owner.api.get('/api/members/').expect(200);
    for (const secret of [lagos.form.id_number, lagos.form.nok_fullname, 'sealed', 'encrypted', 'argon2']) {
      expect(text).not.toContain(secret);
    }
  });

  it('can be sorted, and found by name, address and status', async () => {
    expect((await list({ sort: 'sname', order: 'asc' })).names).toEqual(['Adeyemi', 'Yusuf', 'Zaki']);
    expect((await list({ search: 'musa yus' })).names).toEqual(['Yusuf']);
    expect((await list({ search: lagos.form.email })).names).toEqual(['Adeyemi']);
    expect((await list({ status: 'unconfirmed' })).names).toEqual(['Zaki']);
    expect((await list({ status: 'confirmed', order: 'asc' })).names).toEqual(['Adeyemi', 'Yusuf']);
    await owner.api.get('/api/members/').query({ sort: 'password_hash' }).expect(422);
    await owner.api.get('/api/members/').query({ status: 'x' }).expect(422);
  });

  it('are found without regard to accents, apostrophes and spaces', async () => {
    const names = { fname: 'Ọláyínká', mname: 'Sa’adatu', sname: 'Ɗanladi', phone: '+234 (0)803-555-0199' };
    const { id } = await joinAsMember(app, names);
    const searches = [
      'olayinka',
      'SA`ADATU danladi',
      'dan 0199',
      '0803 555 0199',
      '+2348035550199',
      '5550199',
    ];
    for (const search of searches)
      expect({ search, ...(await list({ search })) }).toMatchObject({ search, names: ['Ɗanladi'] });
    expect((await list({ search: '5550199%' })).names).toEqual([]);
    await app.query('DELETE FROM members WHERE id = $1', [id]);
  });

  it('are shown with their zone, and identity number and next of kin masked', async () => {
    const { body, text } = await owner.api.get(`/api/members/${lagos.id}`).expect(200);
    const { id_number, nok_fullname, nok_address, nok_phone, ...rest } = lagos.form;
    const { fname, sname, email, address, means_of_id, state_of_resident } = rest;
    const open = { fname, sname, email, address, means_of_id, state_of_resident };
    expect(body as MemberDetails).toMatchObject({ ...open, masked, zone_name: 'South West' });
    for (const secret of [id_number, nok_fullname, nok_address, nok_phone])
      expect(text).not.toContain(secret);
  });

  it.each(['GET ', 'POST /reveal'])('are not found if they do not exist: %s', async (call) => {
    const [method, path = ''] = call.split(' ');
    const address = (id: string) => `/api/members/${id}${path}`;
    const ask = (id: string) => (method === 'GET' ? owner.api.get(address(id)) : reveal(owner, id));
    const unknown = await expectNothingChanged(app, () => ask('0190a000-0000-7000-8000-000000000000'));
    expect([unknown.status, (unknown.body as { code: string }).code]).toEqual([404, 'member_not_found']);
    expect((await ask('1')).status).toBe(422);
  });

  it('are revealed to the investor desk, which the audit log records', async () => {
    const other = await joinAs(app, owner, 'investor_desk');
    const { body, headers } = await reveal(other, lagos.id).expect(200);
    const { id_number, nok_fullname, nok_address, nok_phone } = lagos.form;
    expect(body).toEqual({ id_number, nok_fullname, nok_address, nok_phone });
    expect(headers['cache-control']).toContain('no-store');
    const actions = await app.query(
      `SELECT actor_id, object_id, data FROM audit_log WHERE action = 'member.details_revealed'`,
    );
    expect(actions).toEqual([{ actor_id: other.id, object_id: lagos.id, data: {} }]);
  });

  it.each([
    ['a missing password', undefined],
    ['an empty password', ''],
    ['a wrong password', 'seven horses'],
    ['an object in place of a password', { length: 20 }],
  ])('are not revealed to a request with %s', async (_, password) => {
    const before = await refusals();
    const { status, body, text } = await owner.api.post(`/api/members/${lagos.id}/reveal`).send({ password });
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'password'] }] });
    expect(text).not.toContain(lagos.form.id_number);
    const isTyped = password === 'seven horses';
    expect(await refusals()).toEqual(
      isTyped ? [...before, { actor_id: owner.id, data: { for: 'members.reveal' } }] : before,
    );
  });

  it('can have identity number and next of kin corrected by the investor desk, which the audit log records', async () => {
    const { id } = await joinAsMember(app);
    const desk = await joinAs(app, owner, 'investor_desk');
    const wanted = aCorrectionOfSecrets();
    const correct = (body: object, password = desk.account.password) =>
      desk.api.put(`/api/members/${id}/secrets`).send({ ...wanted, version: 1, password, ...body });
    await expectNothingChanged(app, () => correct({ id_number: '12' }).expect(422));
    await correct({}, 'seven horses').expect(422);
    // The second request stands for a client that lost the first response.
    for (const _ of [1, 2]) {
      const { body } = await correct({}).expect(200);
      const shown = { id_number: '••••4567', nok_fullname: 'C••• O•••' };
      expect(body).toMatchObject({ means_of_id: wanted.means_of_id, masked: shown, version: 2 });
    }
    const { means_of_id: _, ...secrets } = wanted;
    expect((await reveal(desk, id).expect(200)).body).toEqual(secrets);
    const late = await correct({ nok_fullname: 'Late Comer' }).expect(409);
    expect(late.body).toMatchObject({ code: 'member_changed' });
    const entries = await app.query(
      `SELECT actor_id, data FROM audit_log WHERE object_id = $1 AND action = 'member.details_corrected'`,
      [id],
    );
    expect(entries).toEqual([{ actor_id: desk.id, data: {} }]);
    const administrator = await joinAs(app, owner, 'administrator');
    await administrator.api.put(`/api/members/${id}/secrets`).send(wanted).expect(403);
    await app.query('DELETE FROM members WHERE id = $1', [id]);
  });

  it('are not revealed if their encrypted details are those of another member', async () => {
    await app.query(
      'UPDATE members SET sealed_details = (SELECT sealed_details FROM members WHERE id = $2) WHERE id = $1',
      [kano.id, lagos.id],
    );
    const { status } = await reveal(owner, kano.id);
    expect(status).toBe(500);
  });

  it('see their own details masked', async () => {
    const { body } = await lagos.api.get('/api/members/me').expect(200);
    expect(body).toMatchObject({
      id: lagos.id,
      fname: 'Bisi',
      masked,
      zone_name: 'South West',
      is_admin: false,
    });
  });

  it('can read what is published for the whole nation and for their zone', async () => {
    const post = async (title: string, zone: string | null, is_published: boolean) =>
      owner.api
        .post('/api/messages/')
        .send({ title, body: 'x', zone_id: zone && zoneId(zone), is_published })
        .expect(201);
    await post('For all', null, true);
    await post('South West', 'South West', true);
    await post('North West', 'North West', true);
    await post('Draft for all', null, false);
    await post('Draft for South West', 'South West', false);
    const titles = async ({ api }: SignedUpMember) => {
      const { body } = await api.get('/api/members/me/messages').expect(200);
      return (body as MemberMessage[]).map(({ title }) => title);
    };
    expect(await titles(lagos)).toEqual(['South West', 'For all']);
    expect(await titles(kano)).toEqual(['North West', 'For all']);

    // Even 60 newer messages for the nation do not push out that of the zone.
    await app.query(
      `INSERT INTO messages (title, body, published_at) SELECT 'Later', 'x', now() FROM generate_series(1, 60)`,
    );
    const shown = await titles(lagos);
    expect(shown.filter((title) => title === 'Later')).toHaveLength(50);
    expect(shown.at(-1)).toBe('South West');
    await app.query(`DELETE FROM messages WHERE title = 'Later'`);

    const nowhere = await joinAsMember(app, { state_of_resident: '' });
    expect(await titles(nowhere)).toEqual(['For all']);
    const { body } = await nowhere.api
      .put('/api/members/me/state')
      .send({ state_of_resident: 'Kano' })
      .expect(200);
    expect(body).toMatchObject({ state_of_resident: 'Kano', zone_name: 'North West' });
    expect(await titles(nowhere)).toEqual(['North West', 'For all']);
    await expectNothingChanged(app, async () => {
      await nowhere.api.put('/api/members/me/state').send({ state_of_resident: 'Kano' }).expect(200);
      await nowhere.api.put('/api/members/me/state').send({ state_of_resident: 'Accra' }).expect(422);
    });
  });

  it('belong to the zone that the portal puts their state into', async () => {
    const southWest = zones.find(({ name }) => name === 'South West');
    const states = southWest?.states.filter((state) => state !== 'Lagos');
    await owner.api.put(`/api/zones/${southWest?.id}`).send({ name: 'South West', states }).expect(200);
    expect((await lagos.api.get('/api/members/me').expect(200)).body).toMatchObject({
      state_of_resident: 'Lagos',
      zone_id: null,
      zone_name: null,
    });
    const { body } = await owner.api
      .post('/api/zones/')
      .send({ name: 'Eko', states: ['Lagos'] })
      .expect(201);
    expect((await lagos.api.get('/api/members/me').expect(200)).body).toMatchObject({
      zone_id: (body as Zone).id,
      zone_name: 'Eko',
    });
  });

  it('are counted in public once they are confirmed, as are zones and activities', async () => {
    const counts = async () => (await app.visitor.get('/api/counts/').expect(200)).body as object;
    const before = await counts();
    expect(before).toEqual({ members: 3, zones: 7, activities: 0 });
    await app.visitor.post('/api/members/').send(aSignUp()).expect(201);
    expect(await counts()).toEqual(before);
    await joinAsMember(app);
    await owner.api.post('/api/activities/').send({ title: 'Day', description: 'We meet.' }).expect(201);
    expect(await counts()).toEqual({ members: 4, zones: 7, activities: 1 });
  });
});
