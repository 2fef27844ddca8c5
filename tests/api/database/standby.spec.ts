import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Board, Job } from '@smash/contract/client';
import pg from 'pg';
import { withDatabase } from '../../../backend/src/database/with-database.js';
import { countStandbys } from '../../../backend/src/modules/maintenance/standbys.js';
import { apply, joinAs, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { withToken } from '../../support/api/app.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import { eventually } from '../../support/api/state.js';
import {
  startThrowawayCluster,
  type Standby,
  type ThrowawayCluster,
} from '../../support/servers/throwaway-cluster.js';

const SERVERS = ['standby', 'primary'] as const;

describe('lists with a standby', () => {
  let cluster: ThrowawayCluster;
  let standby: Standby;
  let onStandby: pg.Pool;
  let app: MeasuredApi;
  let owner: Member;
  let job: Job;

  beforeAll(async () => {
    // Only what is on the disk of the primary reaches the standby.
    cluster = await startThrowawayCluster({ isDurable: true });
    standby = await cluster.addStandby();
    onStandby = new pg.Pool({ connectionString: standby.url, max: 1 });
    onStandby.on('error', () => undefined);
    const addresses = {
      DATABASE_URL: cluster.url,
      DATABASE_STANDBY_URL: standby.url,
      MIGRATE_ON_START: 'true',
    };
    // The standby is asked again at once. Only one that has stopped takes as long as this, however slow the disk.
    const timings = {
      standbyPatience: 120_000,
      standbySilence: 120_000,
      standbyCatchUp: 0,
      standbyReturn: 0,
    };
    app = await startMeasuredApi(addresses, timings);
    owner = await registerAndLogIn(app);
    job = await postJob(owner, { brand: 'owenas' });
  });
  afterAll(async () => {
    await app.close();
    await onStandby.end();
    await cluster.remove();
  });

  const counts = async (): Promise<number[]> =>
    Promise.all(SERVERS.map((server) => app.metric(`smash_standby_statements_total{server="${server}"}`)));
  /** Its result, and the servers that answered its statements. */
  async function answeredBy<Result>(act: () => Promise<Result>): Promise<[Result, string[]]> {
    const before = await counts();
    const result = await act();
    const after = await counts();
    return [result, SERVERS.filter((_, index) => (after[index] ?? 0) > (before[index] ?? 0))];
  }
  const seenBy = (other: MeasuredApi) => ({ api: withToken(other, owner.token) });
  const listIds = async ({ api }: Pick<Member, 'api'> = owner) => {
    const { body } = await api.get('/api/applications-list/').query({ per_page: 25 }).expect(200);
    return (body as Application[]).map(({ id }) => id);
  };

  it('are read from it, with what was written just before', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await apply(app, job.id);
      const [ids, servers] = await answeredBy(listIds);
      expect({ first: ids[0], servers }).toEqual({ first: id, servers: ['standby'] });
    }
  });

  it.each<[string, string, (body: never) => number]>([
    ['the board', 'jobs/:id/board', ({ columns }: Board) => columns[0]?.count ?? 0],
    ['statistics', 'applications/figures', ({ total }: { total: number }) => total],
  ])('are read from it, like %s', async (_, path, countIn) => {
    await apply(app, job.id);
    const [{ body }, servers] = await answeredBy(() =>
      owner.api.get(`/api/${path.replace(':id', String(job.id))}`).expect(200),
    );
    expect(servers).toEqual(['standby']);
    expect(countIn(body as never)).toBe((await listIds()).length);
  });

  it('show an account that is limited to brands what it may see, as on the primary', async () => {
    const { id: accountId, account } = await joinAs(app, owner, 'reviewer');
    await owner.api
      .put(`/api/accounts/${accountId}/brands`)
      .send({ brands: ['owenas'] })
      .expect(200);
    const limited = { api: withToken(app, await logIn(app, account)) };
    const { id } = await apply(app, (await postJob(owner, { brand: 'ridesmash' })).id);
    const [own, servers] = await answeredBy(() => listIds(limited));
    expect(servers).toEqual(['standby']);
    expect(own.length).toBeGreaterThan(0);
    expect(await listIds()).toEqual([id, ...own]);
  });

  it('come from the primary while the standby lags behind', async () => {
    const impatient = await startMeasuredApi(
      { DATABASE_URL: cluster.url, DATABASE_STANDBY_URL: standby.url },
      { standbyPatience: 0, standbyCatchUp: 0 },
    );
    try {
      await onStandby.query('SELECT pg_wal_replay_pause()');
      const { id } = await apply(app, job.id);
      expect(await listIds(seenBy(impatient))).toContain(id);
      expect(await impatient.metric('smash_standby_statements_total{server="standby"}')).toBe(0);
    } finally {
      await onStandby.query('SELECT pg_wal_replay_resume()');
      await impatient.close();
    }
  });

  it('come from the primary while the standby is stopped, which a metric tells, and from the standby when it is back', async () => {
    const standbys = () => app.metric('smash_standbys{of="database"}');
    await eventually(async () => expect(await standbys()).toBe(1));
    await standby.stop();
    const { id } = await apply(app, job.id);
    const [ids, servers] = await answeredBy(listIds);
    expect({ first: ids[0], servers }).toEqual({ first: id, servers: ['primary'] });
    await eventually(async () => expect(await standbys()).toBe(0));
    await standby.restart();
    await eventually(async () => {
      expect((await answeredBy(listIds))[1]).toEqual(['standby']);
      expect(await standbys()).toBe(1);
    });
  });

  it('are counted by a role that may see nothing of other sessions', async () => {
    const seen = await withDatabase({ DATABASE_URL: cluster.url, DATABASE_POOL_SIZE: 1 }, ({ manager }) =>
      manager.transaction(async (within) => {
        await within.query('CREATE ROLE stranger; SET LOCAL ROLE stranger');
        const [sender] = await within.query<{ state: string | null }[]>(
          'SELECT state FROM pg_stat_replication',
        );
        return { state: sender?.state, standbys: await countStandbys(within) };
      }),
    );
    expect(seen).toEqual({ state: null, standbys: 1 });
  });

  it('need no standby at the start', async () => {
    await standby.stop();
    const other = await startMeasuredApi({ DATABASE_URL: cluster.url, DATABASE_STANDBY_URL: standby.url });
    try {
      expect(await listIds(seenBy(other))).toEqual(await listIds());
      await eventually(async () => void (await other.visitor.get('/api/health/ready').expect(200)));
    } finally {
      await other.close();
      await standby.restart();
    }
  });

  it('never come from a standby that was promoted to a primary', async () => {
    const { rows } = await onStandby.query('SELECT pg_promote(true, 600) AS promoted');
    expect(rows).toEqual([{ promoted: true }]);
    const [, servers] = await answeredBy(listIds);
    expect(servers).toEqual(['primary']);
  });
});
