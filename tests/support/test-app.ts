import type * as Backend from '../../backend/src/server.js';
import { createTestSite, type Overrides, type TestSite } from './test-site.js';

export interface TestApp {
  /** Where the backend listens, such as http://127.0.0.1:34567; the API is below /api. */
  url: string;
  site: TestSite;
  /** Stops it and removes its database and files. */
  close(): Promise<void>;
}

/** The compiled backend: what is tested is what runs. */
const compiledBackend = '../../backend/dist/server.js';

/**
 * Starts the backend in this process on a free port, with a database and files of its own.
 *
 * @example
 * const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
 * await request(app.url).get('/api/jobs/').expect(200);
 */
export async function startTestApp(overrides: Overrides = {}): Promise<TestApp> {
  const { startServer } = (await import(compiledBackend)) as typeof Backend;
  const site = await createTestSite(overrides);
  const server = await startServer(site.environment).catch(async (error: unknown) => {
    await site.remove();
    throw error;
  });
  return {
    url: server.url,
    site,
    async close() {
      await server.close();
      await site.remove();
    },
  };
}
