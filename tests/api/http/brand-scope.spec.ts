import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Interview } from '@smash/contract/client';
import type { Response, Test } from 'supertest';
import { apply, joinAs, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { uploadTable } from '../../support/api/imports.js';
import { addSlots, lagosInstants, offer } from '../../support/api/interviews.js';
import { eventually } from '../../support/api/state.js';
import { aJob, someAnswers } from '../../support/samples/builders.js';
import { anApplicationTable } from '../../support/samples/tables.js';
import { accessOfRoutes } from './access-of-routes.js';
import { bodiesOfRoutes } from './bodies-of-routes.js';
import { FOR_VISITORS_TOO, type Scope, scopeOfRoutes } from './scope-of-routes.js';

const SECRET = 'Zephyrine';

/** Words in everything of the other brand: its job, its applicant, and what was written about them. */
const THEIRS = [SECRET, 'zephyrine'];

const EXPECTED: Partial<Record<Scope, number>> = { hidden: 404, refused: 403 };

describe('an account that is limited to a brand', () => {
  let app: ApiApp;
  let owner: Member;
  let limited: Member;
  let ids: Record<string, string>;
  let bodies: Record<string, object>;
  let foreign: { application: string; job: number };
  /** An application that it sees. */
  let own: string;

  beforeAll(async () => {
    app = await startApi({}, { longestLive: 1 });
    owner = await registerAndLogIn(app);
    limited = await joinAs(app, owner, 'administrator');
    const ownJob = await postJob(owner, { brand: 'ridesmash' });
    own = (await apply(app, ownJob.id)).id;
    foreign = await makeForeign('smashfood');
    await makeForeign(null);
    await owner.api
      .put(`/api/accounts/${limited.id}/brands`)
      .send({ brands: ['ridesmash'] })
      .expect(200);
    const token = await logIn(app, limited.account);
    limited = { ...limited, token, api: withToken(app, token) };
    // Ids that a limited account cannot see, but may have been told.
    const { application } = foreign;
    const [note] = await app.query<{ id: string }>(
      'SELECT id FROM application_notes WHERE application_id = $1',
      [application],
    );
    const [mail] = await app.query<{ id: string }>('SELECT id FROM mails WHERE application_id = $1 LIMIT 1', [
      application,
    ]);
    await app.query(`UPDATE mails SET status = 'failed' WHERE id = $1`, [mail?.id]);
    const { body: slots } = await owner.api.get('/api/interview-slots').expect(200);
    const [slot] = slots as { id: string }[];
    const { body: interviews } = await owner.api.get('/api/interviews').expect(200);
    const interview = (interviews as Interview[]).find((each) => each.application_id === application);
    const written = { ids: [application], subject: SECRET, body: 'Good to have you.' };
    const { body: batch } = await owner.api.post('/api/applications/mails').send(written).expect(202);
    const act = { ids: [application], action: 'set_status', status: 'pending' };
    const { body: bulk } = await owner.api.post('/api/applications/bulk').send(act).expect(202);
    const { body: tag } = await owner.api.post('/api/tags').send({ name: 'Kept' }).expect(201);
    await owner.api
      .patch('/api/applications/tags')
      .send({ ids: [application], add: [(tag as { id: number }).id] })
      .expect(200);
    const table = anApplicationTable(`${SECRET} keeper`, 1);
    const { body: imported } = await uploadTable(owner.api, 'applications', table).expect(201);
    await untilDone();
    ids = {
      ...{ jobs: String(foreign.job), applications: application, people: application },
      ...{ accounts: owner.id, mail: mail?.id ?? '', interviews: interview?.id ?? '' },
      ...{ note: note?.id ?? '', batch: (batch as { batch_id: string }).batch_id },
      ...{ bulk: (bulk as { id: string }).id, tags: String((tag as { id: number }).id) },
      imports: (imported as { id: string }).id,
    };
    expect(Object.values(ids).filter((id) => id === '')).toEqual([]);
    bodies = {
      ...bodiesOfRoutes(application),
      'PUT /api/jobs/{id}': aJob({ title: 'Changed', brand: 'ridesmash' }),
      'POST /api/interviews': { application_id: application, slot_ids: [slot?.id] },
      'PUT /api/interviews/{id}/times': { slot_ids: [slot?.id] },
      'PUT /api/interviews/{id}/slot': { slot_id: slot?.id },
      'PUT /api/applications/{id}/assignee': { assignee_id: limited.id },
      'POST /api/mail-templates/preview': {
        ...{ application_id: application, subject: '{{first_name}}', body: '{{job_title}}' },
      },
    };
  });
  afterAll(() => app.close());

  /** Waits for mail batches and bulk actions, which are done after they were accepted. */
  const untilDone = () =>
    eventually(async () => {
      const undone = await app.query(
        `SELECT id FROM mail_batches WHERE prepared_at IS NULL UNION ALL SELECT id FROM bulk_actions WHERE finished_at IS NULL`,
      );
      expect(undone).toEqual([]);
    });

  /** Makes a job of another brand, with an applicant about whom everything exists that can. */
  async function makeForeign(brand: 'smashfood' | null) {
    const criteria = [{ id: 'writing', name: 'Writing' }];
    const job = await postJob(owner, { title: `${SECRET} keeper`, brand, criteria });
    const answers = someAnswers({
      ...{ first_name: SECRET, email: `zephyrine.${brand}@example.com` },
      phone: brand ? '+2348035550177' : '+2348035550178',
    });
    const { id } = await apply(app, job.id, { answers });
    await owner.api
      .post(`/api/applications/${id}/notes`)
      .send({ text: `${SECRET} is good` })
      .expect(201);
    const scores = [{ criterion_id: 'writing', score: 4 }];
    await owner.api.put(`/api/applications/${id}/scorecard`).send({ scores }).expect(200);
    const days = brand ? 20 : 21;
    await offer(owner, id, await addSlots(owner, lagosInstants(days, ['09:00', '11:00'])));
    return { application: id, job: job.id };
  }

  /** Digests of the rows of the other application and its job, by table and column. */
  async function stateOfForeign(): Promise<Map<string, string | null>> {
    const tables = await app.query<{ table_name: string; column_name: string }>(
      `SELECT table_name, column_name FROM information_schema.columns
       WHERE table_schema = 'public' AND (column_name IN ('application_id', 'job_id')
         OR (table_name, column_name) IN (('applications', 'id'), ('jobs', 'id'))) ORDER BY 1, 2`,
    );
    const digests = tables.map(
      ({ table_name, column_name }) =>
        `SELECT '${table_name}.${column_name}' AS what, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest
         FROM ${table_name} t WHERE ${column_name}::text IN ($1, $2)`,
    );
    const rows = await app.query<{ what: string; digest: string | null }>(digests.join(' UNION ALL '), [
      foreign.application,
      String(foreign.job),
    ]);
    return new Map(rows.map(({ what, digest }) => [what, digest]));
  }

  function call(route: string, session = limited.api) {
    const [method = '', pattern = ''] = route.split(' ');
    const [, , collection = ''] = pattern.split('/');
    const address = pattern
      .replace('{note_id}', ids['note'] ?? '')
      .replace('{batch_id}', ids['batch'] ?? '')
      .replace('{bulk_id}', ids['bulk'] ?? '')
      .replace('{id}', ids[collection] ?? foreign.application)
      .replace('{kind}', 'cv')
      .replace('{emailPrefix}', 'zephyrine.smashfood')
      .replace('{name}', 'Adaeze%20Okonkwo%20CV.pdf')
      .replace('/column', '/column?status=pending');
    return session[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](address).send(
      bodies[route],
    );
  }

  /** Routes with a scope, DELETE last. Of scope `house` only GET, so that nothing shared is changed. */
  const routesWith = (scope: Scope) =>
    Object.entries(scopeOfRoutes)
      .filter(([route, each]) => each === scope && (scope !== 'house' || route.startsWith('GET')))
      .map(([route]) => route)
      .sort((one, other) => Number(one.startsWith('DELETE')) - Number(other.startsWith('DELETE')));

  const shows = ({ text, headers }: Response): boolean =>
    THEIRS.some((word) => `${text}${JSON.stringify(headers)}`.includes(word));

  it('has a rule for every route that an administrator can call', () => {
    const routes = Object.keys(accessOfRoutes).filter((route) => accessOfRoutes[route] === 'session');
    expect(Object.keys(scopeOfRoutes).sort()).toEqual([...routes, ...FOR_VISITORS_TOO].sort());
  });

  it('has a view of its own for every table, with all its columns, and no function', async () => {
    const tables = await app.query<{ name: string; columns: string }>(
      `SELECT t.table_name AS name, string_agg(column_name, ', ' ORDER BY column_name) AS columns
       FROM information_schema.columns t WHERE table_schema = 'public' GROUP BY 1 ORDER BY 1`,
    );
    const views = await app.query<{ name: string; columns: string }>(
      `SELECT table_name AS name, string_agg(column_name, ', ' ORDER BY column_name) AS columns
       FROM information_schema.columns WHERE table_schema = 'limited' GROUP BY 1 ORDER BY 1`,
    );
    expect(views).toEqual(tables);
    const others = `SELECT relname FROM pg_class WHERE relnamespace = 'limited'::regnamespace AND relkind <> 'v'
      UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'limited'::regnamespace`;
    expect(await app.query(others)).toEqual([]);
  });

  it.each(['hidden', 'without', 'own', 'refused', 'house'] as const)(
    'neither sees nor changes anything of another brand on routes of the scope %s',
    async (scope) => {
      const before = await stateOfForeign();
      const met: Record<string, unknown> = {};
      for (const route of routesWith(scope)) {
        const response = await call(route);
        const after = await stateOfForeign();
        const touched = [...before.keys()].filter((what) => before.get(what) !== after.get(what));
        const status = scope in EXPECTED ? response.status : response.status < 500;
        met[route] = { status, shows: shows(response), touched };
      }
      const expected = EXPECTED[scope] ?? true;
      expect(met).toEqual(
        Object.fromEntries(
          routesWith(scope).map((route) => [route, { status: expected, shows: false, touched: [] }]),
        ),
      );
    },
  );

  it('cannot change anything of another brand by its id, as an unlimited account can', async () => {
    const { application } = foreign;
    const named = { ids: [application] };
    const post = (address: string, body: object) => (api: Requester) =>
      api.post(`/api/${address}`).send(body);
    const requests: [name: string, send: (api: Requester) => Test][] = [
      [
        'tags',
        (api) => api.patch('/api/applications/tags').send({ ...named, remove: [Number(ids['tags'])] }),
      ],
      ['theirs becomes its own', post(`people/${own}/merge`, { person_id: application })],
      ['theirs are parted', post(`people/${own}/split`, { application_ids: [application] })],
      ['status', post('applications/bulk', { ...named, action: 'set_status', status: 'rejected' })],
      ['mail', post('applications/mails', { ...named, subject: 'Welcome', body: 'Good to have you.' })],
      ['removal', post('applications/removals', named)],
      ['restoration', post('applications/restorations', named)],
    ];
    for (const [name, send] of requests) {
      const before = await stateOfForeign();
      const refused = await send(limited.api);
      expect([name, refused.status < 500, shows(refused), await stateOfForeign()]).toEqual([
        ...[name, true, false, before],
      ]);
      await send(owner.api).expect((response) => {
        if (response.status >= 300) throw new Error(`${name}: ${response.status} ${response.text}`);
      });
      await untilDone();
      expect([name, await stateOfForeign()]).not.toEqual([name, before]);
    }
  });
});
