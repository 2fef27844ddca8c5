import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import { freePort } from './servers.js';
import { startTestApp, type TestApp } from './test-app.js';
import type { Overrides } from './test-site.js';

/**
 * The usual timings, except that CVs are read only when a test asks for it, since each takes a process of its own, and that
 * reading and drawing may take long on a busy machine.
 */
const SITE_TIMINGS = { ...TIMINGS, cvTextPoll: 86_400_000, cvRead: 100_000, drawing: 50_000 };

/**
 * Starts public site, portal and API on a free port, with a database and files of its own. The sites of a worker share a
 * process, at a tenth of the cost of a process for each.
 * @param options host: the name in its address, for what is bound to a host, such as passkeys
 */
export async function startSite(
  overrides: Overrides = {},
  { host = '127.0.0.1' }: { host?: string } = {},
): Promise<TestApp> {
  const port = String(await freePort());
  const url = `http://${host}:${port}`;
  const app = await startTestApp(
    { LOG_LEVEL: 'warn', PUBLIC_URL: url, PORT: port, ...overrides },
    SITE_TIMINGS,
  );
  return { ...app, url };
}
