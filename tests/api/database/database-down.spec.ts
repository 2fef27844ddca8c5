import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import pg from 'pg';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { aJob, someAnswers } from '../../support/samples/builders.js';
import { startThrowawayCluster, type ThrowawayCluster } from '../../support/servers/throwaway-cluster.js';

const unavailable = {
  detail: 'The service is not available right now. Please try again in a moment.',
  code: 'unavailable',
};

describe('a server whose database fails', () => {
  let cluster: ThrowawayCluster;
  let app: ApiApp;
  let owner: Member;
  let job: Job;
  let applicationId: string;

  beforeAll(async () => {
    cluster = await startThrowawayCluster();
    app = await startApi({ DATABASE_URL: cluster.url, MIGRATE_ON_START: 'true' });
    owner = await registerAndLogIn(app);
    job = await postJob(owner);
    applicationId = (await apply(app, job.id)).id;
    await eventually(async () => void (await app.visitor.get('/api/health/ready').expect(200)));
    await cluster.stop();
  });
  afterAll(async () => {
    await app.close();
    await cluster.remove();
  });

  it('answers applying with 503 and its own text, and keeps nothing of it', async () => {
    const objects = await app.storedObjects();
    const { status, body, headers } = await submit(app, job.id);
    expect({ status, body: body as unknown }).toEqual({
      status: 503,
      body: { detail: MESSAGES.submitFailed, code: 'unavailable' },
    });
    expect(headers['retry-after']).toBe('5');
    await eventually(async () => {
      expect(await app.spooledUploads()).toEqual([]);
      expect(await app.storedObjects()).toEqual(objects);
    });
  });

  it('answers 503 with Retry-After to whatever needs the database', async () => {
    const { username, password, email } = owner.account;
    await eventually(async () => {
      await app.visitor.get('/api/jobs/').expect(503);
    });
    const answers = [
      await app.visitor.get('/api/jobs/'),
      await app.visitor.get(`/api/jobs/${job.id}`),
      await app.visitor.get('/api/jobs/?page=1'),
      await app.visitor.post('/api/login').send({ username, password }),
      await app.visitor.post('/api/register').send({ username, password, email }),
      await owner.api.get('/api/me'),
      await owner.api.post('/api/jobs/').send(aJob()),
      await owner.api.get('/api/applications-list/'),
      await owner.api.get('/api/applications-list/?search=ada'),
      await owner.api.get(`/api/applications/${applicationId}/download-cv`),
    ];
    for (const { status, body, headers } of answers) {
      expect({ status, body: body as unknown }).toEqual({ status: 503, body: unavailable });
      expect(headers['retry-after']).toBe('5');
    }
  });

  it('is alive but not ready', async () => {
    for (const caller of [app.visitor, owner.api]) {
      await caller.get('/api/health/live').expect(200, { status: 'ok' });
    }
    await eventually(async () => {
      await app.visitor.get('/api/health/ready').expect(503);
    });
    for (const address of ['/api/health/ready', '/api/health']) {
      const { status, body, headers } = await app.visitor.get(address);
      expect({ status, body: body as unknown }).toEqual({
        status: 503,
        body: {
          status: 'unavailable',
          database: 'down',
          storage: 'up',
          scanner: 'off',
          version: expect.any(String),
          site: expect.any(String),
        },
      });
      expect(headers['retry-after']).toBe('5');
    }
  });

  it('goes on without a restart when the database is back, and has lost nothing', async () => {
    await cluster.restart();
    await eventually(async () => {
      await eventually(async () => void (await app.visitor.get('/api/health/ready').expect(200)));
    });
    await owner.api.get('/api/me').expect(200);
    const { body } = await owner.api.get('/api/applications-list/').expect(200);
    expect(body).toMatchObject([{ id: applicationId }]);
    await apply(app, job.id, { answers: someAnswers() });
    await owner.api.get(`/api/applications/${applicationId}/download-cv`).expect(200);
  });

  it('answers 503 if a lock is held too long, and the request has no effect', async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE idempotency_keys IN ACCESS EXCLUSIVE MODE');
    const hasty = await startApi(
      { DATABASE_URL: cluster.url, STORAGE_PATH: app.site.storagePath },
      { lock: 300 },
    );
    const { status, body } = await submit(hasty, job.id);
    await client.query('ROLLBACK');
    await client.end();
    await hasty.close();
    expect({ status, body: body as unknown }).toEqual({
      status: 503,
      body: { detail: MESSAGES.submitFailed, code: 'unavailable' },
    });
    await eventually(async () => {
      expect(await app.query('SELECT id FROM applications')).toHaveLength(2);
      expect(await app.storedObjects()).toHaveLength(2);
    });
  });

  it('answers 503 if the disk of the database is full, and the request has no effect', async () => {
    await app.query(
      `CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER disk_is_full BEFORE INSERT ON applications EXECUTE FUNCTION disk_is_full()`,
    );
    const { status, body, headers } = await submit(app, job.id);
    await app.query('DROP FUNCTION disk_is_full CASCADE');
    expect({ status, body: body as unknown }).toEqual({
      status: 503,
      body: { detail: MESSAGES.submitFailed, code: 'unavailable' },
    });
    expect(headers['retry-after']).toBe('5');
    await eventually(async () => {
      expect(await app.query('SELECT id FROM applications')).toHaveLength(2);
      expect(await app.storedObjects()).toHaveLength(2);
    });
    await apply(app, job.id, { answers: someAnswers() });
  });
});

describe('while the database starts again', () => {
  let cluster: ThrowawayCluster;
  let app: ApiApp;
  let owner: Member;
  let job: Job;

  beforeAll(async () => {
    cluster = await startThrowawayCluster();
    const settings = { DATABASE_URL: cluster.url, MIGRATE_ON_START: 'true' };
    app = await startApi(settings, { databaseAbsence: 120_000 });
    owner = await registerAndLogIn(app);
    job = await postJob(owner);
  });
  afterAll(async () => {
    await app.close();
    await cluster.remove();
  });

  it('requests wait for it, and none fails', async () => {
    const { username, password } = owner.account;
    await cluster.stop();
    const answers = [
      app.visitor.get(`/api/jobs/${job.id}`),
      app.visitor.post('/api/login').send({ username, password }),
      owner.api.get('/api/applications-list/'),
      submit(app, job.id),
    ].map((answer) => answer.then(({ status }) => status));
    await cluster.restart();
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 201]);
  });

  it('a read whose connection was lost is repeated', async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('BEGIN; LOCK TABLE applications IN ACCESS EXCLUSIVE MODE');
    const answer = owner.api.get('/api/applications-list/').then(({ status }) => status);
    await eventually(async () => {
      const { rows } = await client.query('SELECT FROM pg_locks WHERE NOT granted');
      expect(rows).toHaveLength(1);
    });
    await cluster.kill();
    await cluster.restart();
    expect(await answer).toBe(200);
  });
});
