import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { apply, joinAs, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { startApi } from '../../support/api/app.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import { eventually } from '../../support/api/state.js';
import { waitingForLocks } from '../../support/api/held-up.js';

const TIMINGS = { liveHeartbeat: 50 };

interface Stream {
  response: Response;
  /** Reads until the text has come, or else until the stream ends; returns all that came. */
  until(text?: string): Promise<string>;
}

describe('the stream of status changes', () => {
  let app: MeasuredApi;
  let owner: Member;
  let jobId: number;
  const opened: AbortController[] = [];

  beforeAll(async () => {
    // Room for streams while `whileBusy` holds connections.
    app = await startMeasuredApi({ DATABASE_POOL_SIZE: '10' }, TIMINGS);
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.abort();
  });
  afterAll(() => app.close());

  async function open(url: string, token: string): Promise<Stream> {
    const closing = new AbortController();
    opened.push(closing);
    const response = await fetch(`${url}/api/applications/changes`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: closing.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let came = '';
    return {
      response,
      async until(text) {
        while (text === undefined || !came.includes(text)) {
          const part = await reader?.read();
          if (!part || part.done) break;
          came += part.value;
        }
        return came;
      },
    };
  }
  const tokenOf = ({ account }: Member) => logIn(app, account);
  const accept = (id: string) =>
    owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);

  it('does not count as a slow response in the metrics, however long it lasts', async () => {
    const stream = await open(app.url, await tokenOf(owner));
    await stream.until(': open');
    opened.splice(0).forEach((closing) => closing.abort());
    await app.visitor.get('/api/applications/changes').expect(401);
    const counted = (status: number) =>
      `http_request_duration_seconds_count{method="GET",route="/api/applications/changes",status="${status}"}`;
    expect(await app.metric(counted(401))).toBe(1);
    expect(await app.metrics()).not.toMatch(/changes",status="(200|499)"/);
  });

  it('tells who set which status, also if that happened on another backend', async () => {
    const neighbour = await startApi({ DATABASE_URL: app.site.databaseUrl }, TIMINGS);
    try {
      const { id } = await apply(app, jobId);
      const stream = await open(neighbour.url, await tokenOf(owner));
      expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
      expect(stream.response.headers.get('cache-control')).toBe('private, no-store');
      await stream.until(': open');
      await accept(id);
      const by = { id: owner.id, username: owner.account.username };
      const change = { id, job_id: jobId, status: 'accepted', stage_id: null, by };
      const text = `event: status\ndata: ${JSON.stringify(change)}\n\n`;
      expect(await stream.until(text)).toContain(text);
      expect(await stream.until(': still here')).toContain(': still here');
    } finally {
      await neighbour.close();
    }
  });

  it('says nothing of a change that was refused', async () => {
    const [refused, made] = [await apply(app, jobId), await apply(app, jobId)];
    const stream = await open(app.url, await tokenOf(owner));
    const body = { status: 'rejected', seen_status: 'accepted' };
    await owner.api.put(`/api/applications/${refused.id}/status`).send(body).expect(409);
    await accept(made.id);
    expect(await stream.until(made.id)).not.toContain(refused.id);
  });

  it('tells who looks at which application, also on another backend, and leaves no audit entry', async () => {
    const neighbour = await startApi({ DATABASE_URL: app.site.databaseUrl }, TIMINGS);
    try {
      const { id } = await apply(app, jobId);
      const stream = await open(neighbour.url, await tokenOf(owner));
      await stream.until(': open');
      const reviewer = await joinAs(app, owner, 'reviewer');
      const kept = await app.query('SELECT count(*)::int AS count FROM audit_log');
      for (const step of ['arrived', 'left']) {
        await reviewer.api.put(`/api/applications/${id}/presence`).send({ step }).expect(204);
        const presence = { id, step, by: { id: reviewer.id, username: reviewer.account.username } };
        const text = `event: presence\ndata: ${JSON.stringify(presence)}\n\n`;
        expect(await stream.until(text)).toContain(text);
      }
      expect(await app.query('SELECT count(*)::int AS count FROM audit_log')).toEqual(kept);
    } finally {
      await neighbour.close();
    }
  });

  it('does not tell who looks at a removed application, and is refused to roles that read no applications', async () => {
    const { id } = await apply(app, jobId);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    const { id: other } = await apply(app, jobId);
    const stream = await open(app.url, await tokenOf(owner));
    await stream.until(': open');
    await owner.api.put(`/api/applications/${id}/presence`).send({ step: 'here' }).expect(204);
    await owner.api.put(`/api/applications/${other}/presence`).send({ step: 'here' }).expect(204);
    expect(await stream.until(other)).not.toContain(id);
    const desk = await joinAs(app, owner, 'investor_desk');
    await desk.api.put(`/api/applications/${id}/presence`).send({ step: 'here' }).expect(403);
    expect((await open(app.url, await tokenOf(desk))).response.status).toBe(403);
  });

  it('ends with the session', async () => {
    const token = await tokenOf(await joinAs(app, owner, 'reviewer'));
    const stream = await open(app.url, token);
    await stream.until(': open');
    const logout = await fetch(`${app.url}/api/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(logout.ok).toBe(true);
    expect(await stream.until()).toContain(': open');
  });

  it('can be opened again after its connection to the database was lost', async () => {
    const stream = await open(app.url, await tokenOf(owner));
    await stream.until(': open');
    await app.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    );
    await stream.until();
    const { id } = await apply(app, jobId);
    const again = await open(app.url, await tokenOf(owner));
    await accept(id);
    expect(await again.until(id)).toContain(id);
  });

  /** The connections of this database whose last statement was of this kind. */
  const connectionsAfter = async (statement: 'LISTEN' | 'UNLISTEN') =>
    (
      await app.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE $1 || ' %'`,
        [statement],
      )
    ).map(({ pid }) => pid);

  /** Opens a stream and leaves it. @returns its connection to the database, which others may use from then on */
  async function comeAndGo(): Promise<number | undefined> {
    const stream = await open(app.url, await tokenOf(owner));
    await stream.until(': open');
    const [pid] = await connectionsAfter('LISTEN');
    opened.at(-1)?.abort();
    await eventually(async () => expect(await connectionsAfter('LISTEN')).toEqual([]));
    return pid;
  }

  /** Does something while requests that wait for a lock hold that connection, so that another one is used. */
  async function whileBusy<Result>(pid: number | undefined, action: () => Promise<Result>): Promise<Result> {
    const holding = new pg.Client({ connectionString: app.site.ownerUrl });
    await holding.connect();
    const requests: Promise<unknown>[] = [];
    const waiting = async () => (await waitingForLocks(app)).map(({ pid }) => pid);
    const isThere = async (process = 0) =>
      (await app.query('SELECT FROM pg_stat_activity WHERE pid = $1', [process])).length > 0;
    try {
      await holding.query('BEGIN; LOCK TABLE tags IN ACCESS EXCLUSIVE MODE');
      // The connection may be closed after ten idle seconds; then any other will do.
      while (!(await waiting()).includes(pid ?? 0) && (await isThere(pid))) {
        requests.push(owner.api.get('/api/tags').then());
        await eventually(async () => expect(await waiting()).toHaveLength(requests.length));
      }
      return await action();
    } finally {
      await holding.end();
      await Promise.all(requests);
    }
  }

  it('tells each change once, also on a connection that has listened before', async () => {
    for (let time = 0; time < 3; time += 1) await comeAndGo();
    const stream = await open(app.url, await tokenOf(owner));
    const [{ id }, { id: last }] = [await apply(app, jobId), await apply(app, jobId)];
    await accept(id);
    await accept(last);
    expect((await stream.until(last)).split(id)).toHaveLength(2);
  });

  it('goes on if a connection ends that has listened before', async () => {
    const token = await tokenOf(owner);
    const former = await comeAndGo();
    const [{ id }, { id: last }] = [await apply(app, jobId), await apply(app, jobId)];
    const stream = await whileBusy(former, () => open(app.url, token));
    await stream.until(': open');
    await accept(id);
    await stream.until(id);
    await app.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND query NOT LIKE 'LISTEN %'`,
      [former],
    );
    // The pool may lend that connection once more before it notices.
    await eventually(async () => void (await accept(last)));
    expect(await stream.until(last)).toContain(last);
  });

  it('does not keep a server from stopping', async () => {
    const leaving = await startApi({ DATABASE_URL: app.site.databaseUrl }, { liveHeartbeat: 600_000 });
    const stream = await open(leaving.url, await tokenOf(owner));
    await stream.until(': open');
    await leaving.close();
    expect(await stream.until()).toContain(': open');
  });
});
