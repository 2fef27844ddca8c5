import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { apply, joinAs, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { startApi } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

it('operators list what the team wrote about one application, without its authors, on record', async () => {
  const app = await startApi();
  const owner = await registerAndLogIn(app);
  const criterion = { id: randomUUID(), name: 'Driving' };
  const { id: jobId } = await postJob(owner, { criteria: [criterion] });
  const { id, reference } = await apply(app, jobId);
  const other = await apply(app, jobId, { answers: { email: 'other@example.com' } });
  const reviewer = await joinAs(app, owner, 'reviewer');
  const write = (about: string, text: string) =>
    owner.api.post(`/api/applications/${about}/notes`).send({ text }).expect(201);
  await write(id, 'Asked for a reference');
  await write(other.id, 'About somebody else');
  const scores = [{ criterion_id: criterion.id, score: 4 }];
  const card = { scores, comment: 'Drives well' };
  await reviewer.api.put(`/api/applications/${id}/scorecard`).send(card).expect(200);

  const run = (...args: string[]) => runHostedCommand(['list-opinions', ...args], app.site.environment);
  let printed = '';
  const entries = await auditOf(app, async () => {
    printed = (await run(reference)).output;
  });
  expect(JSON.parse(printed)).toEqual({
    reference,
    rating: 4,
    notes: [{ created_at: expect.any(String), about: 'application', text: 'Asked for a reference' }],
    scorecards: [
      {
        created_at: expect.any(String),
        updated_at: expect.any(String),
        scores: [{ name: 'Driving', score: 4 }],
        comment: 'Drives well',
      },
    ],
  });
  expect(entries).toEqual([
    {
      actor_id: null,
      action: 'application.opinions_listed',
      object_type: 'application',
      object_id: id,
      data: {},
    },
  ]);
  expect(await run()).toMatchObject({
    code: 1,
    errors: 'list-opinions needs the reference of an application\n',
  });
  expect(await run('SMT-0000-0000')).toMatchObject({
    code: 1,
    errors: 'There is no application with this reference.\n',
  });
  await app.close();
});
