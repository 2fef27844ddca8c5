import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { type DescribedOperation, openApiOperations } from '../../support/api/description.js';

/** Everybody may call these as often as they like. */
const unlimited: Record<string, string> = {
  receiveWebhook: 'signed by the payment provider, who comes from few addresses and tries again',
};

const operations = await openApiOperations();
const changing = operations.filter(({ method }) => method !== 'get');
const publicChanges = changing.filter(({ isPublic, operationId }) => isPublic && !(operationId in unlimited));

describe('limits by address', () => {
  let app: ApiApp;

  beforeAll(async () => {
    // Each limit has one try, and the many tests beside this one do not use it up.
    app = await startApi({ RATE_LIMIT_FACTOR: '0.0001' });
  });
  afterAll(() => app.close());

  const call = ({ method, path }: DescribedOperation, body: object | string = {}) =>
    app.visitor[method](path.replace(/\{\w+\}/g, '1'))
      .set('Content-Type', 'application/json')
      .send(body);

  it('have no exception that does not exist', () => {
    const names = changing.map(({ operationId }) => operationId);
    expect(Object.keys(unlimited).filter((name) => !names.includes(name))).toEqual([]);
    expect(publicChanges.length).toBeGreaterThan(12);
  });

  it.each(publicChanges.map((operation) => [operation.operationId, operation] as const))(
    'hold for %s, whose invalid requests count',
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

  it('come before the session is looked at', async () => {
    await app.query('DELETE FROM rate_limits');
    const statusOf = async () => (await app.visitor.put('/api/me/password').send({})).status;
    expect([await statusOf(), await statusOf()]).toEqual([401, 429]);
  });
});

describe('the description of the API', () => {
  it('says of every operation with a body how that can be refused', () => {
    const withBody = operations.filter(({ requestBody }) => requestBody);
    expect(withBody.length).toBeGreaterThan(20);
    for (const { operationId, responses } of withBody) {
      const described = ['400', '413', '415'].filter((status) => status in responses);
      expect({ operationId, described }).toEqual({ operationId, described: ['400', '413', '415'] });
    }
  });
});
