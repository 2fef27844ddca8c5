import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { dribble, sayNothing } from '../../support/api/slow-client.js';

describe('clients that are slow on purpose, without nginx', () => {
  let app: ApiApp;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  it('are cut off after 15 to 20 seconds when they finish no header, and others are served meanwhile', async () => {
    const { id: jobId } = await postJob(await registerAndLogIn(app));
    const beginning = 'GET /api/jobs/ HTTP/1.1\r\nHost: x\r\nX-Slow: ';
    const slow = [
      ...Array.from({ length: 100 }, () => dribble(app.url, beginning, 'a', 500)),
      ...Array.from({ length: 100 }, () => sayNothing(app.url)),
    ];
    expect((await submit(app, jobId)).status).toBe(201);
    await app.visitor.get('/api/jobs/').expect(200);
    const ends = await Promise.all(slow);
    for (const { after, received } of ends) {
      expect(after.passed).toBeGreaterThan(14_900);
      expect(after.ran).toBeLessThan(25_000);
      expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/);
    }
  });
});
