import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { apply, joinAs, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { addSlots, lagosInstant } from '../../support/api/interviews.js';

let app: ApiApp;
let owner: Member;
beforeAll(async () => {
  app = await startApi();
  owner = await registerAndLogIn(app);
});
afterAll(() => app.close());

async function joinLimited(): Promise<Member> {
  const member = await joinAs(app, owner);
  await owner.api
    .put(`/api/accounts/${member.id}/brands`)
    .send({ brands: ['ridesmash'] })
    .expect(200);
  return { ...member, api: withToken(app, await logIn(app, member.account)) };
}

it('accounts limited to brands are offered only for applications that they see, and refusals name them all', async () => {
  const { id: seen } = await apply(app, (await postJob(owner, { brand: 'ridesmash' })).id);
  const { id: hidden } = await apply(app, (await postJob(owner, { brand: 'smashfood' })).id);
  const both = [await joinLimited(), await joinLimited()];
  const slots = await Promise.all(both.map((member) => addSlots(member, [lagosInstant(9, '09:00')])));
  const slotIds = slots.flat().map(({ id }) => id);
  const note = { text: 'Look', mentioned_ids: both.map(({ id }) => id) };
  const unread = await owner.api.post(`/api/applications/${hidden}/notes`).send(note).expect(422);
  const offered = { application_id: hidden, slot_ids: slotIds };
  const refused = await owner.api.post('/api/interviews').send(offered).expect(409);
  for (const { account } of both) {
    expect(unread.text).toContain(account.username);
    expect(refused.text).toContain(account.username);
  }
  const listed = async (list: string, id: string) =>
    (await owner.api.get(`/api/${list}application_id=${id}`).expect(200)).text;
  for (const [list, choice] of [
    ['reviewers?', both[0]?.id],
    ['interview-slots?free=yes&', slotIds[0]],
  ] as const) {
    expect(await listed(list, seen)).toContain(choice);
    expect(await listed(list, hidden)).not.toContain(choice);
  }
});

it('a limited account learns of no deletion of another brand’s job', async () => {
  const limited = await joinLimited();
  const { id } = await postJob(owner, { brand: 'smashfood' });
  await limited.api.delete(`/api/jobs/${id}`).expect(404);
  for (const _ of [1, 2]) await owner.api.delete(`/api/jobs/${id}`).expect(200);
  await limited.api.delete(`/api/jobs/${id}`).expect(404);
});
