import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../errors.mjs';

const program = fileURLToPath(new URL('./services.mjs', import.meta.url));

/**
 * Starts what tests share, for one run of a runner or for several.
 * @param {{ withSites: boolean }} options withSites: the built sites, for browser tests
 * @returns {Promise<{ environment: Record<string, string>, stop: () => Promise<void> }>} environment: of the tests
 */
export async function startServices({ withSites }) {
  const child = spawn(process.execPath, [program, ...(withSites ? ['--sites'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line');
  const [first] = await Promise.race([line, ended.then(() => [undefined])]);
  if (first === undefined) throw new ExpectedError('The servers that tests share did not start.');
  return {
    environment: JSON.parse(first),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
