import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { type Ended, runToEnd } from '../programs.js';

/**
 * Calls a function of a file of shell functions, with a docker that has these branches of `case "$*" in`. Also returns the other
 * calls of docker: those that no branch ends with `exit`.
 */
export async function runFunctions(
  file: string,
  call: string,
  branches: readonly string[],
): Promise<Ended & { calls: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-functions-'));
  try {
    const calls = path.join(folder, 'calls');
    await writeFile(calls, '');
    const docker = `#!/bin/sh\ncase "$*" in\n${branches.join('\n')}\n*) ;;\nesac\necho "$*" >> ${calls}\n`;
    await writeFile(path.join(folder, 'docker'), docker, { mode: 0o755 });
    const ended = await runToEnd('sh', ['-c', `set -eu; . ${inRoot(file)}; ${call}`], {
      env: { PATH: `${folder}:${process.env['PATH']}` },
    });
    return { ...ended, calls: (await readFile(calls, 'utf8')).split('\n').slice(0, -1) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
