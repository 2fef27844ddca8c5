import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { anAccount, aSignUp } from '../../support/samples/builders.js';

const BAIT = 'Win.example';
const notAName = 'Please enter a name without a web address';
const notAnAddress = 'Please enter a valid email address';

describe('the text that a stranger types', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  async function expectRefused(field: string, message: string, send: () => PromiseLike<{ status: number }>) {
    const answer = await expectNothingChanged(app, async () => send());
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', field], msg: message }] } });
  }

  it.each(['first_name', 'middle_name', 'last_name'])(
    'is refused as %s of an application if it is a web address',
    async (field) => {
      const job = await postJob(owner);
      await expectRefused(field, notAName, () => submit(app, job.id, { answers: { [field]: BAIT } }));
    },
  );

  it.each(['title', 'fname', 'mname', 'sname', 'nok_fullname'])(
    'is refused as %s of a member if it is a web address',
    async (field) => {
      const form = { ...aSignUp(), [field]: BAIT };
      await expectRefused(field, notAName, () => app.visitor.post('/api/members/').send(form));
    },
  );

  it('is refused as the name of an account if it is a web address', async () => {
    const account = { ...anAccount(), username: 'win.com' };
    await expectRefused('username', notAName, () => app.visitor.post('/api/register').send(account));
  });

  it.each(['g0:ada@example.com', '(1)ada@example.com', 'ada@[example].com', 'a\\da@example.com'])(
    'is refused as an email address if it can be read in two ways, such as %s',
    async (email) => {
      const job = await postJob(owner);
      const { visitor } = app;
      await expectRefused('email', notAnAddress, () => submit(app, job.id, { answers: { email } }));
      await expectRefused('email', notAnAddress, () =>
        visitor.post('/api/members/').send(aSignUp({ email })),
      );
      await expectRefused('email', notAnAddress, () =>
        visitor.post('/api/register').send({ ...anAccount(), email }),
      );
      await expectRefused('email', notAnAddress, () =>
        visitor.post('/api/send_email/').send({ email, subject: 'Hello', body: 'Good day' }),
      );
      await expectRefused('email', notAnAddress, () =>
        visitor.post('/api/members/password-mails').send({ email }),
      );
      await expectRefused('email', notAnAddress, () =>
        visitor.post('/api/shares/purchases').send({ email, units: 1000 }),
      );
    },
  );
});
