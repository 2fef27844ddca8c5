import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationAnswers } from '@smash/contract';
import { strFromU8, unzipSync } from 'fflate';
import type { Application, HistoryEntry, Note, Person, SubmittedApplication } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { publicServer } from '../../support/servers/public-server.js';
import { openOwnPage, openPageWith, pageTokenFor } from '../../support/api/applicant.js';
import { heldUp } from '../../support/api/held-up.js';
import { eraseRemoved, expectNothingChanged } from '../../support/api/state.js';
import { uniquePhone, uniqueWord } from '../../support/samples/builders.js';

describe('a person', () => {
  let app: ApiApp;
  let owner: Member;
  let riderJob: number;
  let plannerJob: number;

  beforeAll(async () => {
    app = await startApi({ ...publicServer, RATE_LIMIT_FACTOR: '100' });
    owner = await registerAndLogIn(app);
    riderJob = (await postJob(owner, { title: 'Rider Lead' })).id;
    plannerJob = (await postJob(owner, { title: 'Planner' })).id;
  });
  afterAll(() => app.close());

  const applyAs = (answers: Partial<ApplicationAnswers>, jobId = riderJob) => apply(app, jobId, { answers });
  const read = async ({ id }: { id: string }): Promise<Application> =>
    (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const personOf = async (application: { id: string }) => (await read(application)).person_id;
  const person = async (id: string): Promise<Person> =>
    (await owner.api.get(`/api/people/${id}`).expect(200)).body as Person;
  const idsOf = ({ applications }: Pick<Person, 'applications'>) => applications.map(({ id }) => id);
  const merge = (id: string, person_id: string, member = owner) =>
    member.api.post(`/api/people/${id}/merge`).send({ person_id });
  const split = (id: string, application_ids: string[], member = owner) =>
    member.api.post(`/api/people/${id}/split`).send({ application_ids });
  const anAddress = () => `ngozi.${uniqueWord()}@example.com`;

  it('is not shown to applicants, as what they typed may be about somebody else', async () => {
    const phone = uniquePhone();
    const victim = await applyAs({ phone });
    const email = anAddress();
    const stranger = await applyAs({ phone, email });
    expect(await read(stranger)).toMatchObject({ person_id: victim.id, repeat_of: victim.id });
    await split(victim.id, [stranger.id]).expect(200);
    const token = await pageTokenFor(app, { ...stranger, email });
    const { access_token } = (await openPageWith(app, token).expect(200)).body as { access_token: string };
    const archive = await fetch(`${app.url}/api/my-application/data`, {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const text = strFromU8(files['application.json'] ?? new Uint8Array());
    expect(text).toContain(stranger.reference);
    expect(text).not.toContain(victim.id);
    expect(text).not.toMatch(/person_|repeat_of|other_applications/);
  });

  describe('is found by', () => {
    it('the address, however it is written', async () => {
      const email = anAddress();
      const first = await applyAs({ email });
      const second = await applyAs({ email: email.toUpperCase(), first_name: 'Other' }, plannerJob);
      expect(await personOf(first)).toBe(first.id);
      expect(await person(first.id)).toMatchObject({
        id: first.id,
        applications: [
          { id: second.id, job_title: 'Planner', status: 'pending', reference: second.reference },
          { id: first.id, job_title: 'Rider Lead', status: 'pending', reference: first.reference },
        ],
        likely_same: [],
      });
    });

    it('the phone number, however it is written, with first name and date of birth', async () => {
      const phone = uniquePhone();
      const first = await applyAs({ phone });
      const second = await applyAs({
        phone: phone.replace('+234 ', '0'),
        last_name: 'Bello',
        first_name: 'ADAEZE',
      });
      expect(await personOf(second)).toBe(first.id);
    });

    it.each<[string, Partial<ApplicationAnswers>]>([
      ['first name, as a twin has', { first_name: 'Taiwo' }],
      ['date of birth, as a parent has', { dob: '1961-01-02' }],
    ])('a phone number with another %s only as a suggestion', async (_, other) => {
      const phone = uniquePhone();
      const first = await applyAs({ phone });
      const second = await applyAs({ phone, ...other });
      expect(await personOf(second)).toBe(second.id);
      expect(await person(first.id)).toMatchObject({
        applications: [{ id: first.id }],
        likely_same: [{ id: second.id, applications: [{ id: second.id }] }],
      });
    });

    it('the address before the phone number, and neither joins people who are known already', async () => {
      const [email, phone] = [anAddress(), uniquePhone()];
      const byAddress = await applyAs({ email, first_name: 'Ada' });
      const byPhone = await applyAs({ phone });
      const third = await applyAs({ email, phone });
      expect(await personOf(third)).toBe(byAddress.id);
      expect(await personOf(byPhone)).toBe(byPhone.id);
      expect((await person(byAddress.id)).likely_same).toMatchObject([{ id: byPhone.id }]);
    });

    it('one address for all of twenty applications that arrive at once', async () => {
      const email = anAddress();
      const jobs = await Promise.all(Array.from({ length: 20 }, () => postJob(owner)));
      const applications = await Promise.all(jobs.map(({ id }) => applyAs({ email }, id)));
      const people = new Set(await Promise.all(applications.map(personOf)));
      expect(people.size).toBe(1);
    });
  });

  it('gets the same response whether or not the address has applied before', async () => {
    const email = anAddress();
    const first = await submit(app, riderJob, { answers: { email } });
    const again = await submit(app, riderJob, { answers: { email, first_name: 'Somebody' } });
    const stranger = await submit(app, riderJob, { answers: { email: anAddress() } });
    const shape = ({ status, body, headers }: typeof first) => ({
      status,
      headers: Object.keys(headers).sort(),
      body: { ...(body as SubmittedApplication), id: '', reference: '', applied_at: '' },
    });
    expect(shape(again)).toEqual(shape(stranger));
    expect(shape(again)).toEqual(shape(first));
  });

  it('can apply for a job again, which is kept and marked', async () => {
    const email = anAddress();
    const [first, second] = [await applyAs({ email }), await applyAs({ email, address: '2 Allen Avenue' })];
    const other = await applyAs({ email }, plannerJob);
    expect(await read(first)).toMatchObject({ repeat_of: null });
    expect(await read(second)).toMatchObject({ repeat_of: first.id, person_id: first.id });
    expect(await read(other)).toMatchObject({ repeat_of: null });
    const { body } = await owner.api.get(`/api/jobs/${riderJob}/applications?search=${email}`).expect(200);
    expect(body).toMatchObject([
      { id: second.id, repeat_of: first.id },
      { id: first.id, repeat_of: null },
    ]);
    const link = await owner.api.post('/api/applications/exports').send({ kind: 'csv', search: email });
    const { text } = await app.visitor.get((link.body as { url: string }).url).expect(200);
    const [headings = [], ...lines] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    // Counted from the end, as addresses have commas.
    const place = headings.indexOf('"Person"') - headings.length;
    const table = lines.map((line) => [line.at(place), line.at(place + 1)]);
    expect(table).toEqual([
      [`"${first.id}"`, '""'],
      [`"${first.id}"`, '"Yes"'],
      [`"${first.id}"`, '""'],
    ]);
  });

  describe('is joined and split by hand', () => {
    it('and back exactly, with a trace in history and audit log', async () => {
      const email = anAddress();
      const [a1, a2] = [await applyAs({ email }), await applyAs({ email }, plannerJob)];
      const b = await applyAs({});
      const joined = (await merge(a1.id, b.id).expect(200)).body as Person;
      expect(idsOf(joined)).toEqual([b.id, a2.id, a1.id]);
      await owner.api.get(`/api/people/${b.id}`).expect(404, {
        code: 'person_not_found',
        detail: 'This person has no application any more',
      });
      await expectNothingChanged(app, () => merge(a1.id, b.id).expect(200));

      const apart = (await split(a1.id, [b.id]).expect(200)).body as Person;
      expect(apart).toMatchObject({ id: b.id, applications: [{ id: b.id }] });
      await expectNothingChanged(app, () => split(a1.id, [b.id]).expect(200));
      expect(idsOf(await person(a1.id))).toEqual([a2.id, a1.id]);

      const { body } = await owner.api.get(`/api/applications/${b.id}/history`).expect(200);
      const actor = { id: owner.id, username: owner.account.username };
      expect((body as HistoryEntry[]).slice(0, 2)).toMatchObject([
        { type: 'person_split', actor, data: { from: a1.id, to: b.id } },
        { type: 'person_joined', actor, data: { from: b.id, to: a1.id } },
      ]);
      expect(
        await app.query(
          `SELECT action FROM audit_log WHERE object_id = $1 AND action LIKE '%.person_%' ORDER BY id`,
          [b.id],
        ),
      ).toEqual([{ action: 'application.person_joined' }, { action: 'application.person_split' }]);
    });

    it('even if the first application is the one that leaves', async () => {
      const email = anAddress();
      const [first, second] = [await applyAs({ email }), await applyAs({ email })];
      expect(await read(second)).toMatchObject({ repeat_of: first.id });
      const apart = (await split(first.id, [first.id]).expect(200)).body as Person;
      expect([apart.id === first.id, idsOf(apart)]).toEqual([false, [first.id]]);
      expect(idsOf(await person(first.id))).toEqual([second.id]);
      expect(await read(second)).toMatchObject({ repeat_of: null });
      await merge(first.id, apart.id).expect(200);
      expect(idsOf(await person(first.id))).toEqual([second.id, first.id]);
    });

    it('and after a split is neither joined nor suggested again', async () => {
      const [email, phone] = [anAddress(), uniquePhone()];
      const mother = await applyAs({ email, phone, dob: '1961-01-02', first_name: 'Ngozi' });
      const daughter = await applyAs({ email, phone, first_name: 'Ada' });
      await split(mother.id, [daughter.id]).expect(200);
      const again = await applyAs({ email, phone, first_name: 'Ada' }, plannerJob);
      expect(await personOf(again)).toBe(daughter.id);
      const third = await applyAs({ email, phone, dob: '1961-01-02', first_name: 'Ngozi' }, plannerJob);
      expect(await personOf(third)).toBe(mother.id);
      expect((await person(mother.id)).likely_same.flatMap(idsOf)).not.toContain(daughter.id);
      expect((await person(daughter.id)).likely_same.flatMap(idsOf)).not.toContain(mother.id);
    });

    it('by one of two at once, and the other is told', async () => {
      const [a, b, c] = [await applyAs({}), await applyAs({}), await applyAs({})];
      const answers = await Promise.all([merge(a.id, b.id), merge(c.id, b.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toEqual({
        code: 'person_changed',
        detail:
          'Someone has changed which applications belong together since you opened this. Please look again.',
      });
      const crossing = [await applyAs({}), await applyAs({})] as const;
      await Promise.all([merge(crossing[0].id, crossing[1].id), merge(crossing[1].id, crossing[0].id)]);
      expect(await personOf(crossing[0])).toBe(await personOf(crossing[1]));
    });

    it('while somebody changes applications of both, in whatever order', async () => {
      const [first, second] = [await applyAs({}), await applyAs({})];
      const hold = ({ id }: { id: string }) =>
        `SELECT FROM applications WHERE id = '${id}' FOR NO KEY UPDATE`;
      await heldUp(app, [hold(first), hold(second)], [() => merge(first.id, second.id).expect(200)]);
      expect(await personOf(second)).toBe(first.id);
    });

    it('only with the permission, and never for all applications or for those of others', async () => {
      const [a, b] = [await applyAs({}), await applyAs({})];
      const reviewer = await joinAs(app, owner, 'reviewer');
      await expectNothingChanged(app, async () => {
        await split(a.id, [a.id]).expect(409);
        await split(a.id, [b.id]).expect(409);
        await split(a.id, []).expect(422);
        await split('x', [a.id]).expect(422);
        await merge(a.id, randomUUID()).expect(409);
        await merge(a.id, 'x').expect(422);
        await merge(a.id, b.id, reviewer).expect(403);
        await split(a.id, [a.id], reviewer).expect(403);
        await reviewer.api.get(`/api/people/${a.id}`).expect(200);
      });
    });

    it('together with removed applications that can be restored', async () => {
      const [a, b] = [await applyAs({}), await applyAs({})];
      await owner.api.delete(`/api/applications/${b.id}`).expect(204);
      await merge(a.id, b.id).expect(200);
      expect(idsOf(await person(a.id))).toEqual([a.id]);
      await owner.api
        .post('/api/applications/restorations')
        .send({ ids: [b.id] })
        .expect(200);
      expect(idsOf(await person(a.id))).toEqual([b.id, a.id]);
    });
  });

  describe('has notes', () => {
    const write = async ({ id }: { id: string }, body: object): Promise<Note> =>
      (await owner.api.post(`/api/applications/${id}/notes`).send(body).expect(201)).body as Note;
    const notesOf = async ({ id }: { id: string }): Promise<string[]> =>
      ((await owner.api.get(`/api/applications/${id}/notes`).expect(200)).body as Note[]).map(
        ({ text }) => text,
      );

    it('that are shown with all their applications', async () => {
      const email = anAddress();
      const [first, second] = [await applyAs({ email }), await applyAs({ email }, plannerJob)];
      const about = await write(first, { text: 'Worked with us in 2024', about: 'person' });
      expect(about).toMatchObject({ about: 'person' });
      expect(await write(first, { text: 'Good letter' })).toMatchObject({ about: 'application' });
      expect(await notesOf(first)).toEqual(['Good letter', 'Worked with us in 2024']);
      expect(await notesOf(second)).toEqual(['Worked with us in 2024']);
      expect(await read(first)).toMatchObject({ notes_count: 2 });
      expect(await read(second)).toMatchObject({ notes_count: 1 });
      await owner.api
        .post(`/api/applications/${first.id}/notes`)
        .send({ text: 'x', about: 'job' })
        .expect(422);

      await split(first.id, [second.id]).expect(200);
      expect(await notesOf(second)).toEqual([]);
      await merge(first.id, second.id).expect(200);
      const remove = () => owner.api.delete(`/api/applications/${second.id}/notes/${about.id}`).expect(204);
      await remove();
      expect(await notesOf(first)).toEqual(['Good letter']);
      await expectNothingChanged(app, remove);
    });

    it('that are erased with an application whose applicant asks for its erasure', async () => {
      const { email, ...first } = await openOwnPage(app, riderJob);
      const second = await applyAs({ email }, plannerJob);
      await write(first, { text: 'Known from the fair', about: 'person' });
      await first.own.delete('/api/my-application').expect(200);
      expect(await notesOf(second)).toEqual([]);
    });

    it('that are not moved to a job of another brand', async () => {
      const email = anAddress();
      const { id: elsewhere } = await postJob(owner, { brand: 'owenas' });
      const [first, second] = [await applyAs({ email }), await applyAs({ email }, elsewhere)];
      await write(first, { text: 'Late twice', about: 'person' });
      await owner.api.delete(`/api/applications/${first.id}`).expect(204);
      await eraseRemoved(app);
      expect(await notesOf(second)).toEqual([]);
    });

    it('that are erased with the last application, but not with an earlier one', async () => {
      const email = anAddress();
      const [first, second] = [await applyAs({ email }), await applyAs({ email }, plannerJob)];
      await write(first, { text: 'About Ngozi', about: 'person' });
      await write(first, { text: 'About the letter' });
      await write(second, { text: 'About the CV' });
      await owner.api.delete(`/api/applications/${first.id}`).expect(204);
      await eraseRemoved(app);
      expect(await notesOf(second)).toEqual(['About the CV', 'About Ngozi']);
      expect(idsOf(await person(first.id))).toEqual([second.id]);
      await owner.api.delete(`/api/applications/${second.id}`).expect(204);
      await eraseRemoved(app);
      await owner.api.get(`/api/people/${first.id}`).expect(404);
      expect(await app.query(`SELECT FROM application_notes WHERE text LIKE 'About %'`)).toEqual([]);
    });
  });
});
