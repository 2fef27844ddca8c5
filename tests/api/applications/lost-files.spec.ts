import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { UpdatedApplication } from '@smash/contract/client';
import { postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { downloadData, openOwnPage } from '../../support/api/applicant.js';
import { someAnswers, uniqueWord } from '../../support/samples/builders.js';
import { samplePdf } from '../../support/samples/files.js';
import { publicServer } from '../../support/servers/public-server.js';

let app: ApiApp;
let jobId: number;
beforeAll(async () => {
  app = await startApi({ ...publicServer });
  jobId = (await postJob(await registerAndLogIn(app))).id;
});
afterAll(() => app.close());

it('an applicant whose CV is lost can download all else that is kept, and send a newer version with a new CV', async () => {
  const applicant = await openOwnPage(app, jobId);
  await app.query(`UPDATE application_files SET storage_key = gen_random_uuid() WHERE application_id = $1`, [
    applicant.id,
  ]);
  const alone = await downloadData(applicant.own);
  expect(Object.keys(alone)).toEqual(['application.json']);
  expect(JSON.parse(Buffer.from(alone['application.json'] ?? []).toString())).toMatchObject({
    reference: applicant.reference,
    files: [{ kind: 'cv', name: 'Adaeze Okonkwo CV.pdf', missing: true }],
  });

  const { email: _email, ...answers } = someAnswers();
  const update = () => {
    const form = applicant.own.post('/api/my-application/update').set('Idempotency-Key', uniqueWord());
    for (const [name, value] of Object.entries(answers)) void form.field(name, value);
    return form;
  };
  const refused = await update().expect(422);
  expect(JSON.stringify(refused.body)).toMatch(/cv_file.*Please choose this file again/);
  const { body } = await update()
    .attach('cv_file', await samplePdf('Newer'), 'Newer.pdf')
    .expect(201);
  const own = withToken(app, (body as UpdatedApplication).access_token);
  expect(Object.keys(await downloadData(own)).sort()).toEqual(
    ['application.json', 'cv/Newer.pdf', `${applicant.reference}/application.json`].sort(),
  );
});
