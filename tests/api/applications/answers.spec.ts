import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExportLink } from '@smash/contract/client';
import { strFromU8, unzipSync } from 'fflate';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { eraseRemoved } from '../../support/api/state.js';
import { aJob, sixQuestions } from '../../support/samples/builders.js';
import { sampleTxt } from '../../support/samples/files.js';

const fields = { question_years: '3', question_licence: 'no', question_bike: '=1+1' };
const files = { question_paper: { name: 'licence.txt', content: sampleTxt() } };

describe('answers to the questions of a job', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  async function exported(body: object): Promise<Buffer> {
    const { body: link } = await owner.api.post('/api/applications/exports').send(body).expect(201);
    return Buffer.from(await (await fetch(`${app.url}${(link as ExportLink).url}`)).arrayBuffer());
  }
  const lines = (csv: Buffer) => csv.toString('utf8').trimEnd().split('\r\n');
  const counted = async (table: string, id: string): Promise<number> =>
    (
      await app.query<{ count: number }>(`SELECT count(*)::int FROM ${table} WHERE application_id = $1`, [id])
    )[0]?.count ?? -1;

  it('have a column per question in the table of one job, and a new one after rewording', async () => {
    const { id } = await postJob(owner, { questions: sixQuestions() });
    await apply(app, id, { fields, files });
    const [years, ...others] = sixQuestions();
    const reworded = [{ ...years, label: '=Years of riding?' }, ...others];
    await owner.api
      .put(`/api/jobs/${id}`)
      .send({ ...aJob(), questions: reworded })
      .expect(200);
    await apply(app, id, { fields: { question_years: '7', question_licence: 'yes' } });
    const [headings = '', second, first] = lines(await exported({ kind: 'csv', job_id: id }));
    expect(headings).toContain(
      `"Withdrawn (Lagos)","Replaced","Job id","Cover letter file","'=Years of riding?","How many years have you been riding?","Do you have a rider’s licence?","Where`,
    );
    expect(second).toMatch(/"7","","Yes","","","",""$/);
    expect(first).toMatch(/"","3","No","","'=1\+1","","licence.txt"$/);
  });

  it('are text in the table where a spreadsheet would make a number of them, as are phone numbers', async () => {
    const { id } = await postJob(owner, { questions: sixQuestions() });
    const asked = { question_years: '3', question_licence: 'no', question_bike: '0123456789' };
    await apply(app, id, { answers: { phone: '08035550100' }, fields: asked });
    const [, line] = lines(await exported({ kind: 'csv', job_id: id }));
    expect(line).toContain(`,"'08035550100",`);
    expect(line).toContain(`,"'0123456789",`);
  });

  it('share one column in the table of many jobs', async () => {
    const { id } = await postJob(owner, { questions: sixQuestions().slice(0, 2) });
    const { reference } = await apply(app, id, { fields: { question_years: '3', question_licence: 'no' } });
    const csv = (await exported({ kind: 'csv', search: reference })).toString('utf8');
    expect(csv).toContain('"Withdrawn (Lagos)","Replaced","Job id","Cover letter file","Answers"\r\n');
    expect(csv).toContain(
      '"How many years have you been riding?: 3\nDo you have a rider’s licence?: No"\r\n',
    );
  });

  it('that are files are in the archive of a job, under the number of the question', async () => {
    const { id } = await postJob(owner, { title: 'Riders', questions: sixQuestions() });
    const { reference } = await apply(app, id, { fields, files });
    const names = Object.keys(unzipSync(new Uint8Array(await exported({ kind: 'cvs', job_id: id }))));
    expect(names.map((name) => name.split('/')[1])).toEqual([
      `Okonkwo Adaeze (${reference}).pdf`,
      `Okonkwo Adaeze (${reference}) 6 Your licence as a file.txt`,
    ]);
  });

  it('are in the data that the applicant downloads, under names that Windows takes, and are gone when the applicant erases it', async () => {
    const { id } = await postJob(owner, { questions: sixQuestions() });
    const named = { question_paper: { name: 'licence: 12?.txt', content: sampleTxt() } };
    const applicant = await openOwnPage(app, id, {}, { fields, files: named });
    const { body } = await applicant.own.get('/api/my-application/data').responseType('blob').expect(200);
    const archive = unzipSync(new Uint8Array(body as Buffer));
    expect(Buffer.from(archive['question_paper/licence 12 .txt'] ?? [])).toEqual(sampleTxt());
    expect(JSON.parse(strFromU8(archive['application.json'] ?? new Uint8Array()))).toMatchObject({
      answers: [{ label: 'How many years have you been riding?', value: '3' }, {}, {}, {}, {}, {}],
      files: [{ kind: 'cv' }, { kind: 'question_paper', name: 'licence: 12?.txt' }],
    });
    expect(await counted('application_answers', applicant.id)).toBe(6);
    const { body: certificate } = await applicant.own.delete('/api/my-application').expect(200);
    expect(certificate).toMatchObject({ file_count: 2 });
    expect(await counted('application_answers', applicant.id)).toBe(0);
    expect(await counted('application_files', applicant.id)).toBe(0);
    expect(await app.query('SELECT FROM unattached_files')).toEqual([]);
  });

  it('are erased when a removed application is erased', async () => {
    const { id } = await postJob(owner, { questions: sixQuestions() });
    const application = await apply(app, id, { fields, files });
    await owner.api.delete(`/api/applications/${application.id}`).expect(204);
    await eraseRemoved(app);
    expect(await counted('application_answers', application.id)).toBe(0);
  });
});
