import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { type DescribedOperation, openApiOperations } from '../../support/api/description.js';
import { tokenInMail } from '../../support/api/members.js';
import { anAccount } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

/** Operations without a limit, and why. */
const unlimited: Record<string, string> = {
  receiveWebhook: 'signed by the payment provider, who comes from few addresses and tries again',
};

const operations = await openApiOperations();
const changing = operations.filter(({ method }) => method !== 'get');
/** Public reads whose result is made for each caller. */
const publicReads = operations.filter(({ operationId }) =>
  ['openReceipt', 'readCalendarFeed'].includes(operationId),
);
const publicChanges = changing.filter(({ isPublic, operationId }) => isPublic && !(operationId in unlimited));

describe('limits by address', () => {
  let app: ApiApp;

  beforeAll(async () => {
    // Each limit allows one attempt. No other test uses this server.
    app = await startApi({ RATE_LIMIT_FACTOR: '0.0001' });
  });
  afterAll(() => app.close());

  const call = ({ method, path }: DescribedOperation, body: object | string = {}) =>
    app.visitor[method](path.replace(/\{\w+\}/g, '1'))
      .set('Content-Type', 'application/json')
      .send(body);

  it('have no exception for an operation that does not exist', () => {
    const names = changing.map(({ operationId }) => operationId);
    expect(Object.keys(unlimited).filter((name) => !names.includes(name))).toEqual([]);
    expect(publicChanges.length).toBeGreaterThan(12);
    expect(publicReads).toHaveLength(2);
  });

  it.each(publicChanges.map((operation) => [operation.operationId, operation] as const))(
    'apply to %s, and count invalid requests',
    async (_, operation) => {
      await app.query('DELETE FROM rate_limits');
      const first = await call(operation, { unknown: true });
      expect(first.status).toBeGreaterThanOrEqual(400);
      expect(first.status).not.toBe(429);
      const { status, headers, body } = await call(operation, '{broken');
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toMatchObject({ code: 'too_many_requests' });
      // Nothing else was counted: the refusal cost one statement.
      expect(await app.query('SELECT points FROM rate_limits')).toEqual([{ points: 2 }]);
      expect(Object.keys(operation.responses)).toContain('429');
    },
  );

  it.each(publicReads.map((operation) => [operation.operationId, operation] as const))(
    'apply to %s',
    async (_, { path }) => {
      await app.query('DELETE FROM rate_limits');
      const read = async () => (await app.visitor.get(path.replace('{token}', 'x'))).status;
      expect([await read(), await read()]).toEqual([404, 429]);
    },
  );

  it('are checked before the session', async () => {
    await app.query('DELETE FROM rate_limits');
    const statusOf = async () => (await app.visitor.put('/api/me/password').send({})).status;
    expect([await statusOf(), await statusOf()]).toEqual([401, 429]);
  });
});

describe('limits by what is asked for', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi({ RATE_LIMIT_FACTOR: '0.0001', SMTP_URL: 'smtp://127.0.0.1:1', ...publicServer });
    owner = await registerAndLogIn(app);
  });
  beforeEach(() => app.query('DELETE FROM rate_limits'));
  afterAll(() => app.close());

  /** Removes all counts except those of one limit. */
  const keepOnly = (name: string) =>
    app.query(`DELETE FROM rate_limits WHERE key NOT LIKE $1 || ':%'`, [name]);
  async function tryTwice(name: string, attempt: () => PromiseLike<{ status: number }>): Promise<number[]> {
    const first = await attempt();
    await keepOnly(name);
    return [first.status, (await attempt()).status];
  }
  async function registered() {
    await keepOnly('approvalMails');
    const account = anAccount();
    await app.visitor.post('/api/register').send(account).expect(201);
    return { account, token: await tokenInMail(app, 'account_confirm', account.email) };
  }

  it('apply to the archive of an applicant’s data, which is made anew each time', async () => {
    const { own } = await openOwnPage(app, (await postJob(owner)).id);
    expect(await tryTwice('candidateDownload', () => own.get('/api/my-application/data'))).toEqual([
      200, 429,
    ]);
  });

  it('apply to job alerts to one mailbox from one network', async () => {
    const wanted = { email: 'eager@example.com', frequency: 'weekly' };
    const ask = () => app.visitor.post('/api/job-alerts').send(wanted);
    expect(await tryTwice('jobAlertByEmailAndAddress', ask)).toEqual([202, 429]);
  });

  it('apply to guesses of the password of a registration', async () => {
    const { token } = await registered();
    const guess = () => app.visitor.post('/api/accounts/confirmations').send({ token, password: 'a guess' });
    expect(await tryTwice('confirmationByEmail', guess)).toEqual([422, 429]);
  });

  it('apply to mails to an owner about accounts that wait for approval', async () => {
    for (const _ of [1, 2]) {
      const { account, token } = await registered();
      const { password } = account;
      await app.visitor.post('/api/accounts/confirmations').send({ token, password }).expect(204);
    }
    const mails = await app.query("SELECT recipient FROM mails WHERE kind = 'account_awaits_approval'");
    expect(mails).toEqual([{ recipient: owner.account.email }]);
  });
});

describe('the description of the API', () => {
  it('lists 400, 413 and 415 for every operation with a body', () => {
    const withBody = operations.filter(({ requestBody }) => requestBody);
    expect(withBody.length).toBeGreaterThan(20);
    for (const { operationId, responses } of withBody) {
      const described = ['400', '413', '415'].filter((status) => status in responses);
      expect({ operationId, described }).toEqual({ operationId, described: ['400', '413', '415'] });
    }
  });
});
