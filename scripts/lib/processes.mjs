import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const isWindows = process.platform === 'win32';
/** Programs that this command started and that still run. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches only this command, and a stop also ends the
 * program's own children. `stopAll` ends it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: !isWindows });
  children.add(child);
  child.once('error', () => children.delete(child));
  child.once('exit', () => children.delete(child));
  return child;
}

/**
 * Sends a signal to a program and to everything it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Ends a program that `start` returned: SIGTERM first, SIGKILL for the group when that did not help.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [graceMilliseconds]
 */
export async function stop(child, graceMilliseconds = 5000) {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(child, 'SIGTERM');
    await Promise.race([ended, delay(graceMilliseconds, undefined, { ref: false })]);
  }
  signalGroup(child, 'SIGKILL');
}

/** Ends everything that `start` returned and that still runs. */
export async function stopAll() {
  await Promise.all([...children].map((child) => stop(child)));
}

/** Ends everything at once, without waiting: for a second Ctrl-C. */
export function killAll() {
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/**
 * State and command line of the process that has an id now.
 * @param {number} pid
 * @returns {{ state: 'none' } | { state: 'zombie' } | { state: 'alive', command: string }}
 */
export function describeProcess(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return { state: 'none' };
  }
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      if (/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))) return { state: 'zombie' };
      return {
        state: 'alive',
        command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(),
      };
    } catch {
      return { state: 'none' };
    }
  }
  const listed = spawnSync('ps', ['-p', String(pid), '-o', 'stat=,command='], { encoding: 'utf8' });
  const [, stat = '', command = ''] = /^\s*(\S+)\s+(.*)/.exec(listed.stdout ?? '') ?? [];
  if (stat.startsWith('Z')) return { state: 'zombie' };
  return { state: 'alive', command };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {'exit' | 'close'} event what counts as its end; `close` comes once all its output was read
 * @returns {Promise<number | null>} the code that it ends with; null where a signal ended it, or it could not start
 */
export const endOf = (child, event = 'exit') =>
  new Promise((resolve) => {
    child.once(event, resolve);
    child.once('error', () => resolve(null));
  });
