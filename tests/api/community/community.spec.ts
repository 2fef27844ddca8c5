import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NIGERIAN_STATES } from '@smash/contract';
import type { Activity, Message, Zone } from '@smash/contract/client';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';

describe('zones, activities and messages', () => {
  let app: ApiApp;
  let owner: Member;
  let zones: Zone[];

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    zones = (await owner.api.get('/api/zones/').query({ sort: 'name', order: 'asc' }).expect(200))
      .body as Zone[];
  });
  beforeEach(async () => {
    await app.query('DELETE FROM activities');
    await app.query('DELETE FROM messages');
    await app.query('DELETE FROM zones WHERE id > 6');
  });
  afterAll(() => app.close());

  async function post<Row>(collection: string, body: object): Promise<Row> {
    return (await owner.api.post(`/api/${collection}/`).send(body).expect(201)).body as Row;
  }

  const aMessage = (body: Partial<Message> & { is_published?: boolean } = {}) =>
    post<Message>('messages', { title: 'Welcome', body: 'Good to have you.', ...body });
  const anActivity = (body: Partial<Activity> = {}) =>
    post<Activity>('activities', { title: 'Members’ day', description: 'Everybody meets.', ...body });

  async function titles(address: string, query: Record<string, unknown>) {
    const { body, headers } = await owner.api.get(address).query(query).expect(200);
    const rows = body as { title?: string; name?: string }[];
    return [rows.map(({ title, name }) => title ?? name).join(' '), headers['x-total-count']];
  }

  async function refusal(request: PromiseLike<{ status: number; body: unknown }>) {
    const { status, body } = await request;
    const { detail } = body as { detail: { loc: unknown[]; msg: string }[] };
    return { status, loc: detail[0]?.loc, msg: detail[0]?.msg };
  }

  it('begin with the six geopolitical zones, which hold each state once', () => {
    expect(zones.map(({ name, states }) => [name, states.length])).toEqual([
      ['North Central', 7],
      ['North East', 6],
      ['North West', 7],
      ['South East', 5],
      ['South South', 6],
      ['South West', 6],
    ]);
    expect(zones.flatMap(({ states }) => states).sort()).toEqual([...NIGERIAN_STATES].sort());
  });

  it('let a state move to another zone only after it has left its own', async () => {
    const [north] = zones;
    if (!north) throw new Error('no zones');
    const { name, states } = north;
    const taken = owner.api.post('/api/zones/').send({ name: 'Capital', states: ['FCT'] });
    expect(await refusal(expectNothingChanged(app, () => taken))).toEqual({
      status: 422,
      loc: ['body', 'states'],
      msg: 'FCT already belongs to the zone North Central',
    });
    const rest = states.filter((state) => state !== 'FCT');
    await owner.api.put(`/api/zones/${north.id}`).send({ name, states: rest }).expect(200);
    const capital = await post<Zone>('zones', { name: 'Capital', states: ['FCT'] });
    expect(capital.states).toEqual(['FCT']);
    const back = { name, states: ['FCT', ...rest].reverse() };
    const refused = owner.api.put(`/api/zones/${north.id}`).send(back);
    expect(await refusal(refused)).toMatchObject({ msg: 'FCT already belongs to the zone Capital' });
    await owner.api.delete(`/api/zones/${capital.id}`).expect(204);
    const restored = await owner.api.put(`/api/zones/${north.id}`).send(back).expect(200);
    expect((restored.body as Zone).states).toEqual(states);
  });

  it('do not let a state into two zones that are made at the same moment', async () => {
    const [north] = zones;
    if (!north) throw new Error('no zones');
    const { id, name, states } = north;
    await owner.api
      .put(`/api/zones/${id}`)
      .send({ name, states: states.slice(1) })
      .expect(200);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        owner.api.post('/api/zones/').send({ name: title, states: [states[0]] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    await app.query('DELETE FROM zones WHERE id > 6');
    await owner.api.put(`/api/zones/${id}`).send({ name, states }).expect(200);
  });

  it('have only one zone of each name, whatever its case', async () => {
    const capital = await post<Zone>('zones', { name: 'Capital', states: [] });
    for (const name of ['capital', ' SOUTH  west '.replace('  ', ' ')]) {
      const refused = owner.api.post('/api/zones/').send({ name, states: [] });
      expect(await refusal(refused)).toEqual({
        status: 422,
        loc: ['body', 'name'],
        msg: 'A zone with this name already exists',
      });
    }
    const renamed = owner.api.put(`/api/zones/${capital.id}`).send({ name: 'South East', states: [] });
    expect((await renamed).status).toBe(422);
    await owner.api.put(`/api/zones/${capital.id}`).send({ name: 'CAPITAL', states: [] }).expect(200);
  });

  it.each([
    [undefined, 'A list is expected here'],
    ['Lagos', 'A list is expected here'],
    [{ 0: 'Lagos', length: 1 }, 'A list is expected here'],
    [['lagos'], 'Please choose from the list'],
    [[null], 'Please choose from the list'],
    [['Lagos', 'Lagos'], 'Please choose each one only once'],
  ])('refuse the states %j', async (states, msg) => {
    const refused = owner.api.post('/api/zones/').send({ name: 'Capital', states });
    expect(await refusal(refused)).toEqual({ status: 422, loc: ['body', 'states'], msg });
  });

  it.each(['activities', 'messages'])('refuse to delete a zone that has %s', async (collection) => {
    const zone = await post<Zone>('zones', { name: 'Capital', states: [] });
    const { id } =
      collection === 'messages'
        ? await aMessage({ zone_id: zone.id })
        : await anActivity({ zone_id: zone.id });
    const refused = await expectNothingChanged(app, () => owner.api.delete(`/api/zones/${zone.id}`));
    expect({ status: refused.status, body: refused.body as unknown }).toEqual({
      status: 409,
      body: {
        detail: 'This zone still has activities or messages. Move or delete them first.',
        code: 'zone_in_use',
      },
    });
    await owner.api.delete(`/api/${collection}/${id}`).expect(204);
    await owner.api.delete(`/api/zones/${zone.id}`).expect(204);
  });

  it('refuse a zone that does not exist, at its field', async () => {
    const message = await aMessage();
    const body = { title: 'Welcome', body: 'Good to have you.', zone_id: 999_999 };
    for (const request of [
      () => owner.api.post('/api/messages/').send(body),
      () => owner.api.put(`/api/messages/${message.id}`).send(body),
      () => owner.api.post('/api/activities/').send({ title: 'a', description: 'b', zone_id: 999_999 }),
    ]) {
      expect(await refusal(expectNothingChanged(app, request))).toEqual({
        status: 422,
        loc: ['body', 'zone_id'],
        msg: 'This zone does not exist',
      });
    }
  });

  it.each([0, -1, 1.5, '1', 'national', 2_147_483_648, [1]])('refuse the zone %j', async (zone_id) => {
    const refused = owner.api.post('/api/messages/').send({ title: 'a', body: 'b', zone_id });
    expect(await refusal(refused)).toMatchObject({ status: 422, loc: ['body', 'zone_id'] });
  });

  it('publish and withdraw a message, whose time stays the same while it is published', async () => {
    const draft = await aMessage();
    expect(draft.published_at).toBeNull();
    const { title, body } = draft;
    const save = async (more: object) =>
      (
        await owner.api
          .put(`/api/messages/${draft.id}`)
          .send({ title, body, ...more })
          .expect(200)
      ).body as Message;
    const before = Date.now();
    const published = await save({ is_published: true });
    expect(Date.parse(published.published_at ?? '')).toBeGreaterThanOrEqual(before);
    expect(await save({ is_published: true, title: 'Corrected' })).toMatchObject({
      published_at: published.published_at,
      title: 'Corrected',
    });
    expect(await save({})).toMatchObject({ published_at: published.published_at, title });
    const stale = { is_published: false, version: 1 };
    await owner.api
      .put(`/api/messages/${draft.id}`)
      .send({ title, body, ...stale })
      .expect(409);
    expect(await save({ is_published: false })).toMatchObject({ published_at: null });
    expect((await aMessage({ is_published: true })).published_at).not.toBeNull();
  });

  it('limit a message to 4,000 characters', async () => {
    expect((await aMessage({ body: 'x'.repeat(4_000) })).body).toHaveLength(4_000);
    const refused = owner.api.post('/api/messages/').send({ title: 'a', body: 'x'.repeat(4_001) });
    expect(await refusal(refused)).toMatchObject({ status: 422, loc: ['body', 'body'] });
  });

  it.each(['2026-02-30', '12/12/2026', 'tomorrow', 20261212, ['2026-12-12']])(
    'refuse the day %j',
    async (happens_on) => {
      const refused = owner.api.post('/api/activities/').send({ title: 'a', description: 'b', happens_on });
      expect(await refusal(refused)).toMatchObject({ status: 422, loc: ['body', 'happens_on'] });
    },
  );

  it('are listed by page, sorted, searched and filtered, and counted', async () => {
    const zone_id = zones[5]?.id ?? 0;
    await anActivity({ title: 'Alpha', happens_on: '2031-05-01', zone_id });
    await anActivity({ title: 'beta', happens_on: null, description: 'A 100% open evening.' });
    await anActivity({ title: 'Gamma', happens_on: '2031-03-01' });
    const activities = (query: object) => titles('/api/activities/', { ...query });
    expect(await activities({})).toEqual(['Gamma beta Alpha', '3']);
    expect(await activities({ page: 1, per_page: 2 })).toEqual(['Gamma beta', '3']);
    expect(await activities({ page: 2, per_page: 2 })).toEqual(['Alpha', '3']);
    expect(await activities({ page: 3, per_page: 2 })).toEqual(['', '3']);
    expect(await activities({ sort: 'happens_on', order: 'desc' })).toEqual(['Alpha Gamma beta', '3']);
    expect(await activities({ sort: 'happens_on', order: 'asc' })).toEqual(['Gamma Alpha beta', '3']);
    expect(await activities({ zone_id })).toEqual(['Alpha', '1']);
    expect(await activities({ scope: 'zonal' })).toEqual(['Alpha', '1']);
    expect(await activities({ scope: 'national', sort: 'created_at', order: 'asc' })).toEqual([
      'beta Gamma',
      '2',
    ]);
    expect(await activities({ search: '100% OPEN' })).toEqual(['beta', '1']);
    expect(await activities({ search: '_' })).toEqual(['', '0']);
    expect(await activities({ search: "'; DROP TABLE activities; --" })).toEqual(['', '0']);

    await aMessage({ title: 'Draft', zone_id });
    await aMessage({ title: 'Public', body: 'Read this.', is_published: true });
    const messages = (query: object) => titles('/api/messages/', { ...query });
    expect(await messages({ status: 'draft' })).toEqual(['Draft', '1']);
    expect(await messages({ status: 'published', scope: 'national', search: 'read' })).toEqual([
      'Public',
      '1',
    ]);
    expect(await messages({ sort: 'published_at', order: 'desc' })).toEqual(['Public Draft', '2']);
    expect(await titles('/api/zones/', { search: 'south', sort: 'name', order: 'asc' })).toEqual([
      'South East South South South West',
      '3',
    ]);
  });

  it.each([
    'zones/?page=0',
    'zones/?per_page=201',
    'zones/?sort=states',
    'zones/?zone_id=1',
    'activities/?zone_id=0',
    'activities/?zone_id=1.5',
    'activities/?scope=all',
    'activities/?sort=published_at',
    'messages/?status=open',
    'messages/?order=up',
    'messages/?page=1&page=2',
    'messages/?search[]=a',
    `messages/?search=${'a'.repeat(201)}`,
    'messages/?unknown=1',
  ])('refuse the parameters %s', async (address) => {
    const { status, body } = await owner.api.get(`/api/${address}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation_failed', detail: [{ msg: expect.any(String) }] });
  });
});
