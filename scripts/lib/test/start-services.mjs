import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../errors.mjs';
import { node } from '../node.mjs';

const program = fileURLToPath(new URL('./services.mjs', import.meta.url));

/**
 * Starts what tests share, for one run of a runner or for several.
 * @returns {Promise<{ environment: Record<string, string>, copySites: () => Promise<Record<string, string>>, stop: () => Promise<void> }>}
 *   environment: of the tests; copySites: once they are built, what the environment of browser tests has besides
 */
export async function startServices() {
  // In a process group of its own: whoever ends that of the runner leaves it the time to end what it started.
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
