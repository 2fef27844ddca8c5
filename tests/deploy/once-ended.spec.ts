import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/api/state.js';
import { onceEnded } from '../support/servers/once-ended.mjs';

const LINE = 'touch "$1/ended"';
const MODULE = fileURLToPath(new URL('../support/servers/once-ended.mjs', import.meta.url));

describe('a command for the end of a process', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-ended-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('runs when the process is killed with its whole group, and not before', async () => {
    const program = `
      const { onceEnded } = await import(process.argv[1]);
      onceEnded(process.argv[2], process.argv[3]);
      setInterval(() => undefined, 1000);
      console.log('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program, MODULE, LINE, folder], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(await readdir(folder)).toEqual([]);
    process.kill(-Number(child.pid), 'SIGKILL');
    await eventually(async () => expect(await readdir(folder)).toEqual(['ended']));
  });

  it('runs on request, before that returns', async () => {
    const end = onceEnded(LINE, folder);
    expect(await readdir(folder)).toEqual([]);
    await end();
    expect(await readdir(folder)).toEqual(['ended']);
  });
});
