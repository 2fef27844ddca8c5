import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import { postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { sendSlowly, openIdleConnection } from '../../support/api/slow-client.js';

describe('clients that are slow on purpose, without nginx', () => {
  let app: ApiApp;
  beforeAll(async () => {
    app = await startApi({}, { slowClients: { ...TIMINGS.slowClients, header: 6_000, interval: 100 } });
  });
  afterAll(() => app.close());

  it('are disconnected if they do not finish a header, while others are served', async () => {
    const { id: jobId } = await postJob(await registerAndLogIn(app));
    const beginning = 'GET /api/jobs/ HTTP/1.1\r\nHost: x\r\nX-Slow: ';
    const slow = [
      ...Array.from({ length: 20 }, () => sendSlowly(app.url, beginning, 'a', 100)),
      ...Array.from({ length: 20 }, () => openIdleConnection(app.url)),
    ];
    expect((await submit(app, jobId)).status).toBe(201);
    await app.visitor.get('/api/jobs/').expect(200);
    for (const received of await Promise.all(slow)) expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});
