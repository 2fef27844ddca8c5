import type { Timings } from '../../../backend/src/platform/config/timings.js';
import { startHostedServer, type HostedServer } from './server-host.js';
import { createTestSite, type Overrides, type TestSite } from './test-site.js';

/** A backend under test; the API is below /api. Closing it removes its database and files. */
export interface TestApp extends HostedServer {
  site: TestSite;
}

/**
 * Starts the compiled backend on a free port, in a process that this worker's tests share, with a database and files of its own.
 *
 * @example
 * const app = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
 * await request(app.url).get('/api/jobs/').expect(200);
 */
export async function startTestApp(
  overrides: Overrides = {},
  timings: Partial<Timings> = {},
): Promise<TestApp> {
  const site = await createTestSite(overrides);
  const server = await startHostedServer(site.environment, timings).catch(async (error: unknown) => {
    await site.remove();
    throw error;
  });
  return {
    ...server,
    site,
    async close() {
      await server.close();
      await site.remove();
    },
  };
}
