import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Board, BoardColumn } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';
import { threeStages } from '../../support/samples/builders.js';

describe('the board of a job', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const boardOf = async (jobId: number) =>
    (await owner.api.get(`/api/jobs/${jobId}/board`).expect(200)).body as Board;
  const columnOf = async (jobId: number, query: object) =>
    (await owner.api.get(`/api/jobs/${jobId}/board/column`).query(query).expect(200)).body as BoardColumn;

  it('has a column for each status and stage, each with its count and its cards, the newest first', async () => {
    const { id: jobId } = await postJob(owner, { stages: threeStages() });
    await insertApplications(app, jobId, 7, {
      last_name: `'Bello ' || n`,
      status: `(ARRAY['pending', 'reviewed', 'accepted', 'pending', 'reviewed', 'pending', 'rejected'])[n]`,
      withdrawn_at: `CASE WHEN n = 6 THEN now() END`,
    });
    await app.query(
      `UPDATE applications SET stage_id = 'interview' WHERE job_id = $1 AND last_name = 'Bello 5'`,
      [jobId],
    );
    const { columns } = await boardOf(jobId);
    expect(
      columns.map(({ name, count, cards }) => [name, count, cards.map(({ last_name }) => last_name)]),
    ).toEqual([
      ['Pending', 2, ['Bello 1', 'Bello 4']],
      ['Reviewed', 1, ['Bello 2']],
      ['Phone screen', 0, []],
      ['Interview', 1, ['Bello 5']],
      ['Offer', 0, []],
      ['Accepted', 1, ['Bello 3']],
      ['Rejected', 1, ['Bello 7']],
    ]);
  });

  it('gives a card its name, day and marks, and nothing else', async () => {
    const { id: jobId } = await postJob(owner);
    const { id } = await apply(app, jobId);
    await owner.api.post(`/api/applications/${id}/notes`).send({ text: 'Call in the morning' }).expect(201);
    const { columns } = await boardOf(jobId);
    expect(columns[0]?.cards).toEqual([
      {
        id,
        job_id: jobId,
        reference: expect.any(String),
        first_name: 'Adaeze',
        middle_name: 'Chidinma',
        last_name: 'Okonkwo',
        status: 'pending',
        stage: null,
        applied_at: expect.any(String),
        withdrawn_at: null,
        told_status: null,
        repeat_of: null,
        notes_count: 1,
        rating: null,
        ratings_count: 0,
      },
    ]);
  });

  it.each([
    ['a status', 'pending', {}, 'NULL'],
    ['reviewed ones in no stage', 'reviewed', {}, 'NULL'],
    ['a stage', 'reviewed', { stage: 'offer' }, `'offer'`],
  ])('pages %s by 25, even if the last card has moved on', async (_, status, query, stageId) => {
    const { id: jobId } = await postJob(owner, { stages: threeStages() });
    await insertApplications(app, jobId, 27, { status: `'${status}'` });
    await app.query(`UPDATE applications SET stage_id = ${stageId} WHERE job_id = $1`, [jobId]);
    const first = await columnOf(jobId, { status, ...query });
    expect(first.count).toBe(27);
    expect(first.cards).toHaveLength(25);
    const last = first.cards.at(-1)?.id ?? '';
    await owner.api.put(`/api/applications/${last}/status`).send({ status: 'rejected' }).expect(200);
    const second = await columnOf(jobId, { status, ...query, after: last });
    expect(second.count).toBe(26);
    expect(second.cards.map(({ last_name }) => last_name)).toEqual(['Okonkwo 26', 'Okonkwo 27']);
  });

  it('answers 404 for an unknown job or column', async () => {
    const { id: jobId } = await postJob(owner);
    await owner.api.get('/api/jobs/999999/board').expect(404);
    await owner.api.get(`/api/jobs/${jobId}/board/column`).expect(422);
    const query = { status: 'reviewed', stage: 'offer' };
    await owner.api.get(`/api/jobs/${jobId}/board/column`).query(query).expect(404);
  });
});
