import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a line of shell as soon as this process has ended, even by SIGKILL, to clean up what would outlive it.
 * @param {string} line
 * @param {string[]} args `$1` and on of the line
 * @returns {() => Promise<void>} runs the line now, and waits for it
 */
export function onceEnded(line, ...args) {
  // In a session of its own, which no signal to this one reaches. Its standard input ends with this process.
  const child = spawn('/bin/sh', ['-c', `cat > /dev/null; ${line}`, 'sh', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  return async () => {
    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
  };
}
