import { ExpectedError } from './errors.mjs';
import { root } from './paths.mjs';
import { start } from './processes.mjs';

/**
 * Runs a program to its end and collects what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { onLine?: (line: string) => void }} [options]
 *   onLine is called with each line while the program runs
 * @returns {Promise<{ code: number | null, output: string, stdout: string, error?: Error }>} code is null when a signal
 *   ended the program or it could not be started
 */
export function capture(command, args, { onLine, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let stdout = '';
    let rest = '';
    const collect = (chunk, isStdout) => {
      output += chunk;
      if (isStdout) stdout += chunk;
      if (!onLine) return;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    child.stdout?.setEncoding('utf8').on('data', (chunk) => collect(chunk, true));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => collect(chunk, false));
    child.once('error', (error) => resolve({ code: null, output, stdout, error }));
    child.once('close', (code) => resolve({ code, output, stdout }));
  });
}

/**
 * The last lines of a program's output, indented.
 * @param {string} output
 * @param {number} [count]
 */
export function tail(output, count = 20) {
  return output
    .trimEnd()
    .split('\n')
    .slice(-count)
    .map((line) => `    ${line}`)
    .join('\n');
}

/**
 * Like `capture`, but throws when the program fails, with the end of its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof capture>[2] & { failure: string | ((output: string) => string) }} options failure: what failed
 *   and what to do about it
 */
export async function runOrFail(command, args, { failure, ...options }) {
  const result = await capture(command, args, options);
  if (result.code !== 0) {
    const said = result.error ? result.error.message : result.output;
    throw new ExpectedError(`${typeof failure === 'function' ? failure(said) : failure}\n${tail(said)}`);
  }
  return result;
}

/**
 * Runs npm with the Node that runs this command, whatever `npm` means on the PATH.
 * @param {readonly string[]} args
 * @param {Parameters<typeof runOrFail>[2]} options
 */
export function runNpm(args, options) {
  const npmCli = process.env.npm_execpath;
  if (npmCli?.endsWith('.js')) return runOrFail(process.execPath, [npmCli, ...args], options);
  return runOrFail('npm', args, { ...options, shell: process.platform === 'win32' });
}
