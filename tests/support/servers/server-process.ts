import { spawn } from 'node:child_process';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { becomesReady, endServer, freePort } from './servers.js';
import { createTestSite, type Overrides, type TestSite } from './test-site.js';

export interface ServerProcess {
  /** Address of public site, portal and API. */
  url: string;
  site: TestSite;
  pid: number | undefined;
  /** Its output so far, for messages about failures. */
  output(): string;
  /** Ends it at once, as a crash would; database and files stay until `close`. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Drills (USUAL_PATIENCE) run the product with its own timeouts; tests with long ones. */
const flags = process.env.USUAL_PATIENCE ? [] : ['--import', inRoot('scripts/lib/test/patient-process.mjs')];

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Starts the whole site as `node backend/dist/main.js` on a free port, with a database and files of its own. It stays in
 * this process group, so that nothing outlives a test run that is killed.
 * @param options host: the name in its address, for what is bound to a host, such as passkeys; port: instead of any free one
 */
export async function startServerProcess(
  overrides: Overrides = {},
  { host = '127.0.0.1', port: givenPort }: { host?: string; port?: number } = {},
): Promise<ServerProcess> {
  const port = givenPort ?? (await freePort());
  const url = `http://${host}:${port}`;
  const site = await createTestSite({ LOG_LEVEL: 'warn', PUBLIC_URL: url, ...overrides });
  const child = spawn(process.execPath, [...flags, inRoot('backend/dist/main.js')], {
    env: { ...site.environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const close = async () => {
    await endServer(child, 'SIGTERM');
    await site.remove();
  };
  if (!(await becomesReady(child, () => isReady(url)))) {
    await close();
    throw new Error(`The server did not become ready.\n${output}`);
  }
  return { url, site, pid: child.pid, output: () => output, kill: () => endServer(child, 'SIGKILL'), close };
}
