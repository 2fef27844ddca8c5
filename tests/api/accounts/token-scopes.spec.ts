import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Permission, TOKEN_SCOPES, type TokenScope } from '@smash/contract';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { type DescribedOperation, openApiOperations } from '../../support/api/description.js';
import { addSlots, lagosInstants, offer } from '../../support/api/interviews.js';
import { joinAsMember } from '../../support/api/members.js';
import { someAnswers } from '../../support/samples/builders.js';
import { bodiesOfRoutes } from '../http/bodies-of-routes.js';

/** Scopes that are meant to show people's data. */
const READING: readonly TokenScope[] = ['applications.read', 'interviews.read', 'mail.read', 'members.read'];

const NAME = 'Zephyrine';

const operations = (await openApiOperations()).filter(({ isForPortal }) => isForPortal);

describe('an API token with only the scope', () => {
  let app: ApiApp;
  let owner: Member;
  let token: { id: string; api: Requester };
  let made = 0;

  beforeAll(async () => {
    app = await startApi({}, { longestLive: 1 });
    owner = await registerAndLogIn(app);
    const wanted = { name: 'Sync', scopes: ['jobs.edit'], brands: [], expires_in_days: 30 };
    const { body } = await owner.api
      .post('/api/tokens')
      .send({ ...wanted, password: owner.account.password })
      .expect(201);
    const { id, token: bearer } = body as { id: string; token: string };
    token = { id, api: withToken(app, bearer) };
  });
  afterAll(() => app.close());

  /** Somebody with an interview who has applied twice, as two people. */
  async function anApplicant() {
    made += 1;
    const job = await postJob(owner, { criteria: [{ id: 'writing', name: 'Writing' }] });
    const ids: string[] = [];
    for (const time of [1, 2]) {
      const answers = { first_name: NAME, email: `zephyrine.${made}.${time}@example.com` };
      const phone = `+23480355${String(made * 10 + time).padStart(5, '0')}`;
      ids.push((await apply(app, job.id, { answers: someAnswers({ ...answers, phone }) })).id);
    }
    const [application = '', other = ''] = ids;
    const day = 3 + made;
    const slots = await addSlots(owner, lagosInstants(day, ['09:00', '11:00']));
    const interview = await offer(owner, application, slots);
    const [mail] = await app.query<{ id: string }>(
      `UPDATE mails SET status = 'failed' WHERE application_id = $1 RETURNING id`,
      [application],
    );
    return { application, other, job: String(job.id), interview: interview.id, slots, mail: mail?.id ?? '' };
  }

  /** Calls all operations that need a permission, for a new applicant. @returns the operations that showed the name */
  async function showing(permission: Permission): Promise<string[]> {
    const { application, other, job, interview, slots, mail } = await anApplicant();
    const ids: Record<string, string> = { jobs: job, interviews: interview, mail };
    if (permission.startsWith('members.')) ids['members'] = (await joinAsMember(app, { fname: NAME })).id;
    const usual = bodiesOfRoutes(application);
    const bodies: Record<string, object> = {
      ...usual,
      'PUT /api/members/{id}': { ...usual['PUT /api/members/{id}'], fname: NAME },
      'POST /api/interviews': { application_id: other, slot_ids: [slots[0]?.id] },
      'PUT /api/interviews/{id}/times': { slot_ids: [slots[0]?.id] },
      'PUT /api/interviews/{id}/slot': { slot_id: slots[1]?.id },
      'PUT /api/applications/{id}/status': { status: 'pending' },
      'PUT /api/members/{id}/status': { status: 'active' },
      'POST /api/people/{id}/merge': { person_id: other },
      'POST /api/people/{id}/split': { application_ids: [other] },
      'POST /api/mail-templates/preview': {
        ...{ application_id: application, subject: '{{first_name}}', body: '{{reference}}' },
      },
    };
    const call = ({ method, path }: DescribedOperation) => {
      const address = path
        .replace('{id}', ids[path.split('/')[2] ?? ''] ?? application)
        .replace('{kind}', 'cv')
        .replace('/column', '/column?status=pending');
      return token.api[method](address).send(bodies[`${method.toUpperCase()} ${path}`]);
    };
    const shown: string[] = [];
    const asked = operations
      .filter((operation) => operation['x-permission'] === permission)
      .sort((one, next) => Number(one.method === 'delete') - Number(next.method === 'delete'));
    for (const operation of asked) {
      const { text, body } = await call(operation);
      const answer = `${text}${JSON.stringify(body)}`;
      if (/zephyrine/i.test(answer)) shown.push(operation.operationId);
    }
    return shown;
  }

  it.each(TOKEN_SCOPES.filter((scope) => !READING.includes(scope)))('%s shows nobody', async (scope) => {
    await app.query('UPDATE api_tokens SET scopes = $2 WHERE id = $1', [token.id, [scope]]);
    expect(await showing(scope)).toEqual([]);
  });

  it.each(READING)('%s shows people', async (scope) => {
    await app.query('UPDATE api_tokens SET scopes = $2 WHERE id = $1', [token.id, [scope]]);
    expect((await showing(scope)).length).toBeGreaterThan(0);
  });

  it.each([
    ['applications.change_status', '/api/applications/bulk', { action: 'set_status', status: 'pending' }],
    ['applications.send_mail', '/api/applications/mails', { subject: 'News', body: 'There is news.' }],
  ] as const)('%s cannot act on what a filter finds', async (scope, path, body) => {
    await anApplicant();
    await app.query('UPDATE api_tokens SET scopes = $2 WHERE id = $1', [token.id, [scope]]);
    const ask = () => token.api.post(path).send({ ...body, filter: { search: NAME } });
    expect((await ask().expect(403)).body).toMatchObject({ code: 'token_not_permitted' });
    const both = [scope, 'applications.read'];
    await app.query('UPDATE api_tokens SET scopes = $2 WHERE id = $1', [token.id, both]);
    await ask().expect(202);
  });
});
