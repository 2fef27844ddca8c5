import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';

describe('the consent of an application', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const consentOf = async (id: string) =>
    (
      await app.query<{ version: string; text: string }>(
        `SELECT c.version, c.text FROM applications a JOIN consent_texts c ON c.version = a.consent_version
         WHERE a.id = $1`,
        [id],
      )
    )[0];

  it('is stored with its version and text, even if the request does not name it', async () => {
    const silent = await apply(app, jobId);
    const named = await apply(app, jobId, { fields: { consent_version: '2026-11' } });
    for (const { id } of [silent, named]) {
      expect(await consentOf(id)).toEqual({
        version: '2026-11',
        text: expect.stringContaining('have it erased at any time'),
      });
    }
    const { body } = await owner.api.get(`/api/applications/${named.id}`).expect(200);
    expect(body).toMatchObject({ consent_version: '2026-11' });
  });

  it('is refused in an unknown version', async () => {
    const { status, body } = await expectNothingChanged(app, () =>
      submit(app, jobId, { fields: { consent_version: '1999-01' } }),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'consent_version'] }] });
  });
});
