import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Application, HistoryEntry, Scorecards } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eraseRemoved, expectNothingChanged } from '../../support/api/state.js';
import { aJob, threeCriteria } from '../../support/samples/builders.js';

const [writing, city] = ['writing', 'city'];

describe('the scorecards of an application', () => {
  let app: ApiApp;
  let owner: Member;
  let amina: Member;
  let bola: Member;
  let jobId: number;
  let id: string;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    amina = await joinAs(app, owner, 'reviewer');
    bola = await joinAs(app, owner, 'recruiter');
    jobId = (await postJob(owner, { criteria: threeCriteria() })).id;
  });
  beforeEach(async () => {
    ({ id } = await apply(app, jobId));
  });
  afterAll(() => app.close());

  const address = (of = id) => `/api/applications/${of}/scorecard`;
  /** Scores of the criteria in their order; 0 for one that is not judged. */
  const scoresOf = (...scores: number[]) =>
    threeCriteria().flatMap((criterion, i) =>
      scores[i] ? [{ criterion_id: criterion.id, score: scores[i] }] : [],
    );
  const rate = (who: Member, scores: number[], comment?: string) =>
    who.api
      .put(address())
      .send({ scores: scoresOf(...scores), comment })
      .expect(200);
  const readAs = async (who: Member): Promise<Scorecards> =>
    (await who.api.get(`${address()}s`).expect(200)).body as Scorecards;
  const listAs = async (who: Member, query: object = {}) =>
    ((await who.api.get(`/api/jobs/${jobId}/applications`).query(query)).body as Application[]).map(
      (application) => [application.id, application.rating, application.ratings_count],
    );
  const applicationAs = async (who: Member) =>
    (await who.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const who = ({ id: actorId, account }: Member) => ({ id: actorId, username: account.username });

  it('are hidden from everybody who has not given one, owners too', async () => {
    await rate(amina, [4, 0, 3], 'Writes like a poet.');
    for (const reader of [bola, owner]) {
      expect(await readAs(reader)).toEqual({
        criteria: threeCriteria(),
        own: null,
        given_by: [{ author: who(amina) }],
        others: null,
        rating: null,
      });
      await reader.api.get(address()).expect(404);
      expect(await applicationAs(reader)).toMatchObject({ rating: null, ratings_count: 1 });
    }
    await rate(bola, [1, 2, 0]);
    const seen = await readAs(bola);
    expect(seen).toMatchObject({
      own: { author: who(bola), comment: null },
      rating: 2.5,
      others: [
        {
          author: who(amina),
          scores: [
            { criterion_id: 'writing', name: 'Writes clearly', score: 4 },
            { criterion_id: 'calm', name: 'Stays calm', score: 3 },
          ],
          comment: 'Writes like a poet.',
        },
      ],
    });
    expect((await bola.api.get(address()).expect(200)).body).toEqual(seen.own);
    expect(await applicationAs(bola)).toMatchObject({ rating: 2.5, ratings_count: 2 });
  });

  it('are not revealed by any filter, order, board, export or bulk action to somebody who gave none', async () => {
    await rate(amina, [4, 4, 4]);
    const mine = await listAs(amina, { rating_min: 4, sort: 'rating' });
    expect(mine).toContainEqual([id, 4, 1]);
    for (const query of [{ rating_min: 1 }, { rating_min: 4 }, { rating_min: 1, sort: 'rating' }]) {
      expect((await listAs(owner, query)).map(([found]) => found)).not.toContain(id);
    }
    const { body } = await owner.api.get('/api/applications-list/').query({ sort: 'rating' }).expect(422);
    expect(body).toMatchObject({ detail: [{ loc: ['query', 'sort'] }] });
    expect(await listAs(owner)).toContainEqual([id, null, 1]);
    expect(await listAs(owner, { page: 1 })).toContainEqual([id, null, 1]);
    const board = await owner.api.get(`/api/jobs/${jobId}/board`).expect(200);
    expect(JSON.stringify(board.body)).toContain('"rating":null,"ratings_count":1');
    const column = await owner.api.get(`/api/jobs/${jobId}/board/column`).query({ status: 'pending' });
    expect(JSON.stringify(column.body)).not.toMatch(/"rating":\d/);
    expect(JSON.stringify((await amina.api.get(`/api/jobs/${jobId}/board`)).body)).toContain('"rating":4,');
    for (const [reader, cells] of [
      [owner, ',0,"",1,'],
      [bola, ',0,4,2,'],
    ] as const) {
      if (reader === bola) await rate(bola, [4]);
      const link = await reader.api
        .post('/api/applications/exports')
        .send({ kind: 'csv', job_id: jobId })
        .expect(201);
      const { text } = await app.visitor.get((link.body as { url: string }).url).expect(200);
      const { reference } = await applicationAs(owner);
      expect(text.split('\r\n').find((line) => line.includes(reference))).toContain(cells);
    }
    const everybody = { filter: { job_id: jobId, rating_min: 1 }, action: 'set_status', status: 'reviewed' };
    const refused = await owner.api.post('/api/applications/bulk').send(everybody).expect(422);
    expect(refused.body).toMatchObject({ code: 'nothing_chosen' });
    await owner.api.put(`/api/applications/${id}/status`).send({ status: 'reviewed' }).expect(200);
    expect(await listAs(owner, { status: 'reviewed' })).toContainEqual([id, null, 2]);
  });

  it('give the mean of their means as rating, also if two are given at once', async () => {
    await Promise.all([rate(amina, [4, 4, 4]), rate(bola, [1])]);
    await rate(owner, [2, 3]);
    expect(await applicationAs(owner)).toMatchObject({ rating: 2.5, ratings_count: 3 });
    await Promise.all([rate(amina, [4, 4, 1]), bola.api.delete(address()).expect(204)]);
    expect(await applicationAs(owner)).toMatchObject({ rating: 2.8, ratings_count: 2 });
    expect((await listAs(owner, { rating_min: 3 })).map(([found]) => found)).not.toContain(id);
  });

  it('can be changed and withdrawn by their author, once each, with a trace that holds no scores', async () => {
    await rate(amina, [1], 'No.');
    await expectNothingChanged(app, () => rate(amina, [1], 'No.'));
    await rate(amina, [2], 'Perhaps.');
    await rate(bola, [4]);
    await amina.api.delete(address()).expect(204);
    await expectNothingChanged(app, () => amina.api.delete(address()).expect(204));
    expect(await readAs(amina)).toMatchObject({ own: null, given_by: [{ author: who(bola) }], others: null });
    const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    expect((body as HistoryEntry[]).slice(0, 4).map(({ type, actor, data }) => [type, actor, data])).toEqual([
      ['scorecard_withdrawn', who(amina), {}],
      ['scorecard_given', who(bola), {}],
      ['scorecard_changed', who(amina), {}],
      ['scorecard_given', who(amina), {}],
    ]);
    const audit = 'SELECT action, data FROM audit_log WHERE object_id = $1 AND actor_id = $2 ORDER BY id';
    expect(await app.query(audit, [id, amina.id])).toEqual(
      ['given', 'changed', 'withdrawn'].map((what) => ({
        action: `application.scorecard_${what}`,
        data: {},
      })),
    );
  });

  it('keep a criterion that the job no longer has, under its name', async () => {
    const job = await postJob(owner, { criteria: threeCriteria() });
    ({ id } = await apply(app, job.id));
    await rate(amina, [4, 1]);
    const change = { ...aJob(), criteria: [{ id: city, name: 'Knows Abuja' }] };
    expect((await owner.api.put(`/api/jobs/${job.id}`).send(change).expect(200)).body).toMatchObject({
      criteria: change.criteria,
    });
    await amina.api
      .put(address())
      .send({ scores: scoresOf(4, 2) })
      .expect(200);
    expect(await readAs(amina)).toMatchObject({
      criteria: change.criteria,
      own: {
        scores: [
          { criterion_id: city, name: 'Knows Abuja', score: 2 },
          { criterion_id: writing, name: 'Writes clearly', score: 4 },
        ],
      },
      rating: 3,
    });
    const { body } = await bola.api
      .put(address())
      .send({ scores: scoresOf(4) })
      .expect(404);
    expect(body).toMatchObject({ code: 'criterion_not_found' });
  });

  it('stay without an author when the account is removed, and are erased with the application', async () => {
    const leaver = await joinAs(app, owner, 'reviewer');
    await rate(leaver, [3]);
    await rate(amina, [4]);
    await owner.api.delete(`/api/accounts/${leaver.id}`).expect(204);
    expect(await readAs(amina)).toMatchObject({
      given_by: [{ author: null }],
      others: [{ author: null }],
      rating: 3.5,
    });
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    for (const path of [address(), `${address()}s`]) await amina.api.get(path).expect(404);
    await eraseRemoved(app);
    expect(await app.query('SELECT FROM scorecards WHERE application_id = $1', [id])).toEqual([]);
  });

  it.each([
    ['no scores', {}],
    ['an empty list', { scores: [] }],
    ['a score below the scale', { scores: [{ criterion_id: writing, score: 0 }] }],
    ['a score above it', { scores: [{ criterion_id: writing, score: 5 }] }],
    ['half a score', { scores: [{ criterion_id: writing, score: 2.5 }] }],
    ['a criterion twice', { scores: [1, 2].map((score) => ({ criterion_id: writing, score })) }],
    ['a comment too long', { scores: [{ criterion_id: writing, score: 2 }], comment: 'x'.repeat(4001) }],
    ['another field', { scores: [{ criterion_id: writing, score: 2 }], author_id: randomUUID() }],
  ])('refuse %s', async (_, body) => {
    await expectNothingChanged(app, () => amina.api.put(address()).send(body).expect(422));
  });

  it('need an existing application, and are refused to the investor desk and to visitors', async () => {
    const desk = await joinAs(app, owner, 'investor_desk');
    const body = { scores: scoresOf(4) };
    for (const [client, status] of [
      [desk.api, 403],
      [app.visitor, 401],
    ] as const) {
      await client.get(`${address()}s`).expect(status);
      await client.get(address()).expect(status);
      await client.put(address()).send(body).expect(status);
      await client.delete(address()).expect(status);
    }
    await amina.api.put(address(randomUUID())).send(body).expect(404);
    await amina.api.delete(address(randomUUID())).expect(404);
    await amina.api.get(`${address(randomUUID())}s`).expect(404);
    await amina.api.put(address('x')).send(body).expect(422);
  });
});
