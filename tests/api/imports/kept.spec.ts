import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { APPLICATION_FIELDS, lagosDate } from '@smash/contract';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eraseRemoved } from '../../support/api/state.js';
import { bringIn } from '../../support/api/imports.js';
import { someAnswers } from '../../support/samples/builders.js';
import { awayFromMidnight } from '../../support/samples/midnight.js';
import { anApplicationTable, JOB_HEADINGS, jobRow, toCsv } from '../../support/samples/tables.js';

let app: ApiApp;
let owner: Member;
beforeAll(async () => {
  app = await startApi({}, { importPoll: 100, workRetry: 1 });
  owner = await registerAndLogIn(app);
});
afterAll(() => app.close());

it('an import that is done keeps neither its first row nor digests of refused rows', async () => {
  await postJob(owner, { title: 'Kept Rider' });
  const table = anApplicationTable('Kept Rider', 2, (row, index) =>
    index === 1 ? { ...row, email: 'x' } : row,
  );
  const [first, again] = [
    await bringIn(owner.api, 'applications', table),
    await bringIn(owner.api, 'applications', table),
  ];
  expect(first).toMatchObject({ headings: [], samples: [], counts: { imported: 1, refused: 1 } });
  expect(again).toMatchObject({ headings: [], samples: [], counts: { known: 1, refused: 1 } });
  const rows = await app.query('SELECT outcome FROM import_rows WHERE digest IS NOT NULL');
  expect(rows).toEqual([{ outcome: 'imported' }]);
});

it('an import that an older process finished loses its headings and the digests of refused rows too', async () => {
  await postJob(owner, { title: 'Late Rider' });
  const table = anApplicationTable('Late Rider', 2, (row, index) =>
    index === 1 ? { ...row, email: 'x' } : row,
  );
  const { id } = await bringIn(owner.api, 'applications', table);
  await app.query(`UPDATE imports SET headings = '["Ada"]' WHERE id = $1`, [id]);
  await app.query(`UPDATE import_rows SET digest = md5(number::text) WHERE import_id = $1`, [id]);
  await app.inside.removeOldImports();
  expect(
    await app.query(
      `SELECT i.headings, r.outcome FROM imports i JOIN import_rows r ON r.import_id = i.id
       WHERE i.id = $1 AND r.digest IS NOT NULL`,
      [id],
    ),
  ).toEqual([{ headings: [], outcome: 'imported' }]);
});

it('an import is removed after 90 days, unless its rows are still needed to recognise repeats', async () => {
  const { id: jobId } = await postJob(owner, { title: 'Old Rider' });
  const table = anApplicationTable('Old Rider', 1);
  const bringInAgain = () => bringIn(owner.api, 'applications', table);
  const [first, again] = [await bringInAgain(), await bringInAgain()];
  const afterDays = async (days: number) => {
    await app.query('UPDATE imports SET finished_at = now() - make_interval(days => $2) WHERE id = ANY($1)', [
      [first.id, again.id],
      days,
    ]);
    await app.inside.removeOldImports();
  };
  const statuses = async () => {
    const looked = [first, again].map(({ id }) => owner.api.get(`/api/imports/${id}`));
    return (await Promise.all(looked)).map(({ status }) => status);
  };
  await afterDays(89);
  expect(await statuses()).toEqual([200, 200]);
  await afterDays(91);
  expect(await statuses()).toEqual([200, 404]);
  expect((await bringInAgain()).counts).toMatchObject({ imported: 0, known: 1 });

  const applications = await app.query<{ id: string }>('SELECT id FROM applications WHERE job_id = $1', [
    jobId,
  ]);
  for (const { id } of applications) await owner.api.delete(`/api/applications/${id}`).expect(204);
  await eraseRemoved(app);
  await app.inside.removeOldImports();
  expect(await statuses()).toEqual([404, 404]);
});

it('an imported application has the date of its row, or the time of the import if that is today', async () => {
  await awayFromMidnight();
  const { id: jobId } = await postJob(owner, { title: 'Dated Rider' });
  const before = Date.now();
  const days = [lagosDate(new Date()), '2026-01-31'];
  const table = anApplicationTable('Dated Rider', 2, (row, index) => ({
    ...row,
    'Applied on': days[index] ?? '',
  }));
  expect((await bringIn(owner.api, 'applications', table)).counts).toMatchObject({ imported: 2 });
  const [today, other] = await app.query<{ applied_at: Date }>(
    'SELECT applied_at FROM applications WHERE job_id = $1 ORDER BY applied_at DESC',
    [jobId],
  );
  expect(today?.applied_at.getTime()).toBeGreaterThanOrEqual(before);
  expect(today?.applied_at.getTime()).toBeLessThanOrEqual(Date.now());
  expect(other?.applied_at).toEqual(new Date('2026-01-31T11:00:00Z'));
});

it('an application is known when its table comes back from a spreadsheet that took the zero off telephone numbers', async () => {
  await postJob(owner, { title: 'Zero Rider' });
  const withPhone = (phone: string) => anApplicationTable('Zero Rider', 1, (row) => ({ ...row, phone }));
  expect((await bringIn(owner.api, 'applications', withPhone('08035550100'))).counts.imported).toBe(1);
  expect((await bringIn(owner.api, 'applications', withPhone('8035550100'))).counts).toMatchObject({
    ...{ imported: 0, known: 1 },
  });
});

it('an application that an earlier release imported is known by its cells as written', async () => {
  const { id: jobId } = await postJob(owner, { title: 'Former Rider' });
  const answers = someAnswers({ phone: '08035550100' });
  const table = anApplicationTable('Former Rider', 1, (row) => ({ ...row, ...answers }));
  const { id } = await bringIn(owner.api, 'applications', table);
  const inOrder = Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, answers[field]]));
  const content = ['applications', { jobId, answers: inOrder, coverLetter: null, appliedOn: null }];
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  await app.query('UPDATE import_rows SET digest = $2 WHERE import_id = $1', [id, digest]);
  expect((await bringIn(owner.api, 'applications', table)).counts).toMatchObject({ imported: 0, known: 1 });
  const withoutZero = table.replace('08035550100', '8035550100');
  expect((await bringIn(owner.api, 'applications', withoutZero)).counts).toMatchObject({
    ...{ imported: 0, known: 1 },
  });
});

it('an application of our own export is known by its reference, unless the row is of another job or person', async () => {
  const { id: jobId } = await postJob(owner, { title: 'Exported Rider' });
  await postJob(owner, { title: 'Second Rider' });
  const { reference } = await apply(app, jobId, {
    answers: { email: 'exported@example.com', dob: '1996-04-12' },
  });
  const table = (job: string, change: Record<string, string>) =>
    anApplicationTable(job, 1, (row) => ({
      ...{ ...row, email: 'Exported@example.com', dob: '1996-04-12', last_name: 'Corrected' },
      Reference: reference,
      ...change,
    }));
  const counts = async (job: string, change: Record<string, string> = {}) =>
    (await bringIn(owner.api, 'applications', table(job, change))).counts;
  expect(await counts('Exported Rider')).toMatchObject({ imported: 0, known: 1 });
  expect(await counts('Exported Rider', { email: 'corrected@example.com' })).toMatchObject({ known: 1 });
  const another = { email: 'another@example.com', dob: '1997-04-12' };
  expect(await counts('Exported Rider', another)).toMatchObject({ imported: 1, known: 0 });
  const relative = { first_name: 'Ifeoma', last_name: 'Bassey', dob: '2001-04-12' };
  expect(await counts('Exported Rider', relative)).toMatchObject({ imported: 1, known: 0 });
  expect(await counts('Second Rider')).toMatchObject({ imported: 1, known: 0 });
  expect(await counts('Exported Rider', { Reference: 'Mrs Bello', last_name: 'Okon' })).toMatchObject({
    ...{ imported: 1, known: 0 },
  });
});

it('a job that was deleted is imported again with its table, and stays in the report of the first import', async () => {
  const table = toCsv([[...JOB_HEADINGS, 'Type'], jobRow('Deleted Cook', ''), jobRow('Kept Cook', '')]);
  const bringInAgain = () => bringIn(owner.api, 'jobs', table);
  const first = await bringInAgain();
  const report = async () => (await owner.api.get(`/api/imports/${first.id}/report`).expect(200)).text;
  const before = await report();
  const [{ id } = { id: 0 }] = await app.query<{ id: number }>(
    `SELECT id FROM jobs WHERE title = 'Deleted Cook'`,
  );
  await owner.api.delete(`/api/jobs/${id}`).expect(200);
  expect((await bringInAgain()).counts).toMatchObject({ imported: 1, known: 1 });
  expect((await bringInAgain()).counts).toMatchObject({ imported: 0, known: 2 });
  expect([before, await report()]).toEqual([expect.stringContaining(`"Imported","",${id}`), before]);
});

it('applications that were deleted are imported again with their table, also by their reference', async () => {
  const { id: jobId } = await postJob(owner, { title: 'Deleted Rider' });
  const table = anApplicationTable('Deleted Rider', 2);
  await bringIn(owner.api, 'applications', table);
  const [deleted] = await app.query<{ id: string; reference: string; email: string; dob: string }>(
    'SELECT id, reference, email, dob::text FROM applications WHERE job_id = $1',
    [jobId],
  );
  await owner.api.delete(`/api/applications/${deleted?.id}`).expect(204);
  expect((await bringIn(owner.api, 'applications', table)).counts).toMatchObject({ imported: 1, known: 1 });
  expect((await bringIn(owner.api, 'applications', table)).counts).toMatchObject({ imported: 0, known: 2 });
  const exported = anApplicationTable('Deleted Rider', 1, (row) => ({
    ...{ ...row, email: deleted?.email ?? '', dob: deleted?.dob ?? '', last_name: 'Corrected' },
    Reference: deleted?.reference ?? '',
  }));
  expect((await bringIn(owner.api, 'applications', exported)).counts).toMatchObject({
    imported: 1,
    known: 0,
  });
});

it('empty rows below a table do not count, and a row with more cells than headings is refused', async () => {
  await postJob(owner, { title: 'Long Rider' });
  const [headings = '', first = '', second = ''] = anApplicationTable('Long Rider', 2).split('\r\n');
  const empty = ','.repeat(headings.split(',').length - 1);
  const rows = [headings, first, empty, `${second},"Ikeja"`, ...Array<string>(20_000).fill(empty)];
  const done = await bringIn(owner.api, 'applications', rows.join('\r\n'));
  expect(done).toMatchObject({ row_count: 3, counts: { imported: 1, refused: 1 } });
  expect(done.problems).toEqual([
    { row: 4, problem: expect.stringContaining('more cells than there are headings') },
  ]);
});
