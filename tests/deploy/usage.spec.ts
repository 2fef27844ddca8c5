import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runToEnd } from '../support/programs.js';

const SCRIPTS = ['backup', 'restore', 'save-erasures', 'prune', 'roll', 'make-env', 'upgrade'].map(
  (name) => `scripts/${name}`,
);

const ALL = [...SCRIPTS, 'deploy/swarm/deploy', 'deploy/swarm/restore'];

describe('the scripts for operators', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-usage-'));
    await writeFile(path.join(folder, 'docker'), '#!/bin/sh\necho "docker was called: $*"\n');
    await chmod(path.join(folder, 'docker'), 0o755);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs a script from its own folder. */
  const ask = (script: string, ...args: string[]) =>
    runToEnd(`./${path.basename(script)}`, args, {
      cwd: path.dirname(inRoot(script)),
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    });

  it.each(ALL)('%s prints its usage with --help or -h, and does nothing else', async (script) => {
    for (const option of ['--help', '-h']) {
      const { code, output, errors } = await ask(script, option);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toContain(`\n  ${script}`);
      expect(output).not.toMatch(/^#|set -eu|docker was called/m);
    }
  });

  it.each(ALL)('%s prints its usage as an error for an unknown option', async (script) => {
    const { code, output, errors } = await ask(script, '--bogus');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain(`\n  ${script}`);
  });
});
