import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Output of a program, and how it ended. */
export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs a program to its end, whether it succeeds or fails. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  { input = '', ...options }: SpawnOptions & { input?: string } = {},
): Promise<Ended> {
  const child = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => undefined); // it may end without reading
  child.stdin.end(input);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, errors };
}

/** Runs a program that has to succeed. @returns its standard output @throws when it fails */
export async function run(
  program: string,
  args: readonly string[],
  options: SpawnOptions & { input?: string } = {},
): Promise<string> {
  const { code, output, errors } = await runToEnd(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}${errors}`);
  return output;
}
