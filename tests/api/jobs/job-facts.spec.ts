import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_JOB_FACTS, SALARY_MESSAGES } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { aJob } from '../../support/samples/builders.js';

const salary = {
  salary_min: 350_000,
  salary_max: 450_000,
  salary_currency: 'NGN',
  salary_period: 'month',
} as const;
const noSalary = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };
const facts = { brand: 'ridesmash', city: 'Abuja', state: 'FCT', workplace: 'hybrid', ...salary } as const;
const texts = { location: 'Wuse 2, Abuja', salary_range: '₦350,000 to ₦450,000 a month' };

describe('the facts of a job', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const post = (body: object) => owner.api.post('/api/jobs/').send({ ...aJob(), ...body });
  const put = (job: Job, body: object) => owner.api.put(`/api/jobs/${job.id}`).send({ ...aJob(), ...body });
  const problems = (response: { body: unknown }) =>
    (response.body as { detail: { loc: string[]; msg: string }[] }).detail.map(({ loc, msg }) => [
      loc[1],
      msg,
    ]);

  it('are empty unless given, whatever the texts say, and are public', async () => {
    expect(await postJob(owner, texts)).toMatchObject(NO_JOB_FACTS);
    const { body: job } = await post({ ...texts, ...facts }).expect(201);
    const { id } = job as Job;
    expect(job).toMatchObject({ ...texts, ...facts });
    const { body: seen } = await app.visitor.get(`/api/jobs/${id}`).expect(200);
    expect(seen).toMatchObject(facts);
    const { body: list } = await app.visitor.get('/api/jobs/').expect(200);
    expect((list as Job[]).find((other) => other.id === id)).toMatchObject(facts);
    const { body: copy } = await owner.api.post(`/api/jobs/${id}/duplicate`).expect(201);
    expect(copy).toMatchObject(facts);
  });

  it('stay when a change does not name them, and can be emptied', async () => {
    const job = await postJob(owner, { ...texts, ...facts });
    expect((await put(job, texts).expect(200)).body).toMatchObject(facts);
    const emptied = Object.fromEntries(Object.keys(facts).map((name) => [name, null]));
    expect((await put(job, { ...texts, ...emptied }).expect(200)).body).toMatchObject(NO_JOB_FACTS);
  });

  it('are removed when the text that they belong to changes', async () => {
    const job = await postJob(owner, { ...texts, ...facts });
    const moved = await put(job, { ...texts, location: 'Lagos' }).expect(200);
    expect(moved.body).toMatchObject({ ...facts, city: null, state: null });
    const raised = await put(job, { location: 'Lagos', salary_range: '₦500,000 a month' }).expect(200);
    expect(raised.body).toMatchObject({ brand: 'ridesmash', workplace: 'hybrid', ...noSalary });
  });

  it('lose a stored salary that contradicts the text, instead of refusing the change', async () => {
    const job = await postJob(owner, { ...texts, ...facts });
    await app.query('UPDATE jobs SET salary_currency = $1 WHERE id = $2', ['USD', job.id]);
    const renamed = await put(job, { ...texts, title: 'Another title' }).expect(200);
    expect(renamed.body).toMatchObject({ ...facts, ...noSalary });
  });

  it.each([
    ['place', { location: 'Remote' }, { location: 'Abuja' }],
    ['type', { job_type: 'Remote' }, { job_type: 'Full Time' }],
  ] as const)('lose the workplace “remote” when the %s no longer says so', async (_name, said, now) => {
    const job = await postJob(owner, { ...said, workplace: 'remote' });
    expect((await put(job, { ...said, title: 'Other' }).expect(200)).body).toMatchObject({
      workplace: 'remote',
    });
    expect((await put(job, now).expect(200)).body).toMatchObject({ workplace: null });
  });

  it('lose the brand when the title names another one', async () => {
    const job = await postJob(owner, { title: 'Rider, Ridesmash', brand: 'ridesmash' });
    const renamed = await put(job, { title: 'Senior rider at Ridesmash' }).expect(200);
    expect(renamed.body).toMatchObject({ brand: 'ridesmash' });
    const unnamed = await put(job, { title: 'Senior rider' }).expect(200);
    expect(unnamed.body).toMatchObject({ brand: 'ridesmash' });
    await put(job, { title: 'Senior rider, Ridesmash' }).expect(200);
    expect((await put(job, { title: 'Chef, Smashfood' }).expect(200)).body).toMatchObject({ brand: null });
  });

  it('are refused if they are unknown, or the salary differs from the text', async () => {
    expect(
      problems(await post({ brand: 'uber', state: 'Texas', workplace: 'moon', salary_min: 1.5 }).expect(422)),
    ).toEqual([
      ['brand', expect.stringContaining('ridesmash')],
      ['state', expect.stringContaining('FCT')],
      ['workplace', expect.stringContaining('onsite')],
      ['salary_min', 'Please enter a whole number from 0 to 1000000000'],
    ]);
    expect(problems(await post({ ...texts, ...salary, salary_max: 900_000 }).expect(422))).toEqual([
      ['salary_max', SALARY_MESSAGES.notInText],
    ]);
    const inDollars = '$350,000 to $450,000 a week';
    expect(problems(await post({ ...texts, ...salary, salary_range: inDollars }).expect(422))).toEqual([
      ['salary_currency', SALARY_MESSAGES.otherCurrency],
      ['salary_period', SALARY_MESSAGES.otherPeriod],
    ]);
    const job = await postJob(owner, { ...texts, ...facts });
    const raised = await put(job, { ...texts, salary_range: '₦350,000 to ₦500,000', salary_max: 500_000 });
    expect(problems(raised)).toEqual([
      ['salary_currency', SALARY_MESSAGES.currency],
      ['salary_period', SALARY_MESSAGES.period],
    ]);
    expect((await owner.api.get(`/api/jobs/${job.id}`).expect(200)).body).toMatchObject({
      ...facts,
      version: 1,
    });
  });
});
