import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Application, HistoryEntry, Schemas, Tag } from '@smash/contract/client';
import { strFromU8, unzipSync } from 'fflate';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { openPageWith, pageTokenFor } from '../../support/api/applicant.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { heldUp } from '../../support/api/held-up.js';
import { someApplications } from '../../support/api/rows.js';
import { eraseRemoved, expectNothingChanged } from '../../support/api/state.js';
import { someAnswers, uniqueWord } from '../../support/samples/builders.js';

type Tagged = Schemas['TaggedApplicationsDto'];

describe('tags', () => {
  let app: ApiApp;
  let owner: Member;
  let reviewer: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    reviewer = await joinAs(app, owner, 'reviewer');
    jobId = (await postJob(owner)).id;
  });
  beforeEach(() => app.query('DELETE FROM tags'));
  afterAll(() => app.close());

  const create = async (name: string, colour?: string): Promise<Tag> =>
    (await owner.api.post('/api/tags').send({ name, colour }).expect(201)).body as Tag;
  const list = async (): Promise<Tag[]> => (await reviewer.api.get('/api/tags').expect(200)).body as Tag[];
  const patch = (body: object, member = owner) => member.api.patch('/api/applications/tags').send(body);
  const tag = async (ids: string[], add: Tag[], remove: Tag[] = []): Promise<Tagged> => {
    const toIds = (tags: Tag[]) => tags.map(({ id }) => id);
    return (await patch({ ids, add: toIds(add), remove: toIds(remove) }).expect(200)).body as Tagged;
  };
  const read = async (id: string): Promise<Application> =>
    (await reviewer.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const names = async (id: string) => (await read(id)).tags.map(({ name }) => name);
  const found = async (query: string) => {
    const { body } = await reviewer.api.get(`/api/applications-list/?${query}`).expect(200);
    return (body as Application[]).map(({ id }) => id);
  };
  const someIds = (count: number) => someApplications(app, owner, count);

  it('are made once for each name, whatever its case, and listed by name with their number of applications', async () => {
    const strong = await create('Strong', 'green');
    const abuja = await create('  abuja ');
    expect(abuja).toEqual({ id: expect.any(Number), name: 'abuja', colour: 'grey', applications_count: 0 });
    await expectNothingChanged(app, async () => {
      expect(await create('STRONG', 'red')).toEqual(strong);
    });
    const ids = await someIds(2);
    await tag(ids, [strong]);
    expect(await list()).toEqual([abuja, { ...strong, applications_count: 2 }]);
    await app.query('UPDATE applications SET removed_at = now() WHERE id = $1', [ids[0]]);
    expect((await list())[1]).toMatchObject({ applications_count: 1 });
  });

  it('are listed by name without being counted, as filters show them', async () => {
    const { applications_count: _, ...strong } = await create('Strong', 'green');
    const { applications_count: __, ...abuja } = await create('abuja');
    await reviewer.api.get('/api/tags/names').expect(200, [abuja, strong]);
  });

  it.each([undefined, null, '', '  ', 'x'.repeat(31), 7])('are refused with the name %j', async (name) => {
    await owner.api.post('/api/tags').send({ name }).expect(422);
  });

  it('have up to 30 characters and one of five colours', async () => {
    expect(await create('x'.repeat(30), 'blue')).toMatchObject({ colour: 'blue' });
    await owner.api.post('/api/tags').send({ name: 'y', colour: '#ff0000' }).expect(422);
  });

  it('are limited to 300', async () => {
    await app.query(
      `INSERT INTO tags (name, colour) SELECT 'tag ' || n, 'grey' FROM generate_series(1, 299) n`,
    );
    await create('the last');
    const { body } = await owner.api.post('/api/tags').send({ name: 'one more' }).expect(409);
    expect(body).toMatchObject({ code: 'too_many_tags' });
    await create('THE LAST');
  });

  it('are made once if two people make the same one at once', async () => {
    const both = await Promise.all([create('Twin'), create('twin')]);
    expect(both[0].id).toBe(both[1].id);
  });

  it('are put on and taken off 200 applications by one request, with history, and a repetition changes nothing', async () => {
    const ids = await someIds(200);
    const [one, two] = [await create('One'), await create('Two')];
    const missing = randomUUID();
    expect(await tag([...ids.slice(1), missing], [one, two])).toEqual({
      changed: ids.slice(1),
      missing: [missing],
    });
    const [first = '', second = ''] = ids;
    expect((await tag(ids, [one])).changed).toEqual([first]);
    await expectNothingChanged(app, async () => {
      expect((await tag(ids, [one])).changed).toEqual([]);
      expect((await tag([first], [one], [one])).changed).toEqual([]);
    });
    expect((await tag([second], [], [one, two])).changed).toEqual([second]);
    const { body } = await owner.api.get(`/api/applications/${second}/history`).expect(200);
    const trace = (body as HistoryEntry[]).map(({ type, data, actor }) => [type, data['tag_id'], actor?.id]);
    expect(trace.sort()).toEqual(
      [
        ['tag_removed', String(two.id), owner.id],
        ['tag_removed', String(one.id), owner.id],
        ['tag_added', String(two.id), owner.id],
        ['tag_added', String(one.id), owner.id],
      ].sort(),
    );
    expect(await names(second)).toEqual([]);
    expect(await names(first)).toEqual(['One']);
  });

  it.each([
    ['201 applications', { ids: Array.from({ length: 201 }, () => randomUUID()), add: [1] }],
    ['21 tags', { ids: [randomUUID()], add: Array.from({ length: 21 }, (_, n) => n + 1) }],
    ['a tag twice', { ids: [randomUUID()], add: [1, 1] }],
    ['what is no id', { ids: [randomUUID()], add: ['Strong'] }],
  ])('are not put on with %s', async (_, body) => {
    await patch(body).expect(422);
  });

  it('are not put on at all if one of them does not exist', async () => {
    const { id } = await apply(app, jobId);
    const known = await create('Known');
    const { body } = await patch({ ids: [id], add: [known.id, 2_000_000_000] }).expect(404);
    expect(body).toMatchObject({ code: 'tag_not_found' });
    expect(await names(id)).toEqual([]);
  });

  it('are limited to 20 per application', async () => {
    const { id } = await apply(app, jobId);
    const tags = await Promise.all(Array.from({ length: 21 }, (_, n) => create(`tag ${n}`)));
    await tag([id], tags.slice(0, 20));
    await expectNothingChanged(app, async () => {
      const { body } = await patch({ ids: [id], add: [tags[20]?.id] }).expect(409);
      expect(body).toMatchObject({ detail: 'An application can have at most 20 tags' });
    });
  });

  it('filter the list by applications that have all of them', async () => {
    const [a = '', b = '', c = ''] = await someIds(3);
    const [one, two] = [await create('One'), await create('Two')];
    await tag([a, b], [one]);
    await tag([b, c], [two]);
    expect((await found(`tag=${one.id}`)).sort()).toEqual([a, b].sort());
    expect(await found(`tag=${one.id}&tag=${two.id}`)).toEqual([b]);
    const job = (await read(a)).job_id;
    const { body } = await reviewer.api.get(`/api/jobs/${job}/applications?tag=${two.id}`).expect(200);
    expect(body).toHaveLength(2);
    await reviewer.api.get('/api/applications-list/?tag=x').expect(422);
    await reviewer.api.get(`/api/applications-list/?tag=${one.id}&tag=${one.id}`).expect(422);
  });

  it('filter an export and are a column of it', async () => {
    const [a = '', b = ''] = await someIds(2);
    const [one, two] = [await create('Strong, on site'), await create('Abuja')];
    await tag([a], [one, two]);
    await tag([b], [two]);
    const { body } = await owner.api
      .post('/api/applications/exports')
      .send({ kind: 'csv', tag: [one.id] })
      .expect(201);
    const { text } = await app.visitor.get((body as { url: string }).url).expect(200);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('"Abuja, Strong, on site"');
  });

  it('can be given another name or colour; the name of another tag is refused with its id', async () => {
    const [one, two] = [await create('One'), await create('Two', 'red')];
    const rename = (name: string, colour?: string) =>
      owner.api.put(`/api/tags/${one.id}`).send({ name, colour });
    expect((await rename('ONE', 'blue').expect(200)).body).toMatchObject({ name: 'ONE', colour: 'blue' });
    await expectNothingChanged(app, () => rename('ONE').expect(200));
    await expectNothingChanged(app, async () => {
      const { body } = await rename('two').expect(409);
      expect(body).toMatchObject({ code: 'tag_exists', existing_id: two.id });
    });
    await owner.api.put('/api/tags/2000000000').send({ name: 'x' }).expect(404);
  });

  it('are merged: applications that had either one have the remaining one, once', async () => {
    const [a = '', b = ''] = await someIds(2);
    const [one, two] = [await create('One'), await create('Two')];
    await tag([a, b], [one]);
    await tag([b], [two]);
    const merge = (id: number, into_id: number) => owner.api.post(`/api/tags/${id}/merge`).send({ into_id });
    expect((await merge(one.id, two.id).expect(200)).body).toEqual({ ...two, applications_count: 2 });
    expect([await names(a), await names(b)]).toEqual([['Two'], ['Two']]);
    await expectNothingChanged(app, () => merge(one.id, two.id).expect(200));
    await merge(two.id, two.id).expect(404);
    await merge(2_000_000_000, two.id).expect(404);
  });

  it('are merged with what somebody tags at the same moment', async () => {
    const [a = ''] = await someIds(1);
    const [one, two] = [await create('One'), await create('Two')];
    await heldUp(
      app,
      [
        `SELECT FROM tags WHERE id = ${one.id} FOR KEY SHARE`,
        `INSERT INTO application_tags (application_id, tag_id) VALUES ('${a}', ${one.id})`,
      ],
      [() => owner.api.post(`/api/tags/${one.id}/merge`).send({ into_id: two.id }).expect(200)],
    );
    expect(await names(a)).toEqual(['Two']);
  });

  it('are not merged into one that is deleted at the same moment', async () => {
    const [one, two] = [await create('One'), await create('Two')];
    const [a = ''] = await someIds(1);
    await tag([a], [one]);
    await heldUp(
      app,
      [`DELETE FROM tags WHERE id = ${two.id}`],
      [() => owner.api.post(`/api/tags/${one.id}/merge`).send({ into_id: two.id }).expect(404)],
    );
    expect(await names(a)).toEqual(['One']);
  });

  it('are taken off all applications when they are deleted', async () => {
    const { id } = await apply(app, jobId);
    const one = await create('One');
    await tag([id], [one]);
    const remove = () => owner.api.delete(`/api/tags/${one.id}`).expect(204);
    await remove();
    expect(await names(id)).toEqual([]);
    await expectNothingChanged(app, remove);
    await owner.api.delete('/api/tags/2000000000').expect(404);
  });

  it('can be read by reviewers and changed by recruiters and above', async () => {
    const { id } = await apply(app, jobId);
    const recruiter = await joinAs(app, owner, 'recruiter');
    const { body } = await recruiter.api.post('/api/tags').send({ name: 'Mine' }).expect(201);
    await patch({ ids: [id], add: [(body as Tag).id] }, recruiter).expect(200);
    expect(await list()).toMatchObject([{ name: 'Mine', applications_count: 1 }]);
    await reviewer.api.post('/api/tags').send({ name: 'Theirs' }).expect(403);
    await patch({ ids: [id], remove: [(body as Tag).id] }, reviewer).expect(403);
  });

  it('are in the data of the applicant, and are erased with the application', async () => {
    const email = `ada.${uniqueWord()}@example.com`;
    const application = await apply(app, jobId, { answers: someAnswers({ email }) });
    await tag([application.id], [await create('Shortlist')]);
    const opened = await openPageWith(app, await pageTokenFor(app, { ...application, email })).expect(200);
    const archive = await fetch(`${app.url}/api/my-application/data`, {
      headers: { Authorization: `Bearer ${(opened.body as { access_token: string }).access_token}` },
    });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(strFromU8(files['application.json'] ?? new Uint8Array())).toContain('Shortlist');
    await owner.api.delete(`/api/applications/${application.id}`).expect(204);
    await eraseRemoved(app);
    expect(
      await app.query('SELECT FROM application_tags WHERE application_id = $1', [application.id]),
    ).toEqual([]);
    expect(await list()).toMatchObject([{ name: 'Shortlist', applications_count: 0 }]);
  });
});
