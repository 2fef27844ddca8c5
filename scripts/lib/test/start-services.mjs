import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../errors.mjs';
import { node } from '../node.mjs';

const program = fileURLToPath(new URL('./services.mjs', import.meta.url));

/**
 * Starts the services that tests share, for one run of a runner or for several.
 * @returns {Promise<{ environment: Record<string, string>, copySites: () => Promise<Record<string, string>>, stop: () => Promise<void> }>}
 *   environment: of the tests; copySites: call it once the sites are built, returns further variables for browser tests
 */
export async function startServices() {
  // In a process group of its own: when the runner's group is ended, it still has time to stop what it started.
  const child = spawn(node(), [program], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line');
  const [first] = await Promise.race([line, ended.then(() => [undefined])]);
  if (first === undefined) throw new ExpectedError('The servers that tests share did not start.');
  const environment = JSON.parse(first);
  return {
    environment,
    copySites: async () => {
      const response = await fetch(`${environment.TEST_SERVICES_URL}/sites`);
      if (!response.ok) throw new ExpectedError(await response.text());
      return response.json();
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
