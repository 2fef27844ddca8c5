import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockDataFolder, requireUnlocked } from './instance-lock.mjs';

describe('the lock of a data folder', () => {
  let folder;
  let holder;
  const url = 'http://localhost:8080';

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'instance-lock-'));
    holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', 'start.mjs']);
    await once(holder, 'spawn');
    await writeFile(path.join(folder, 'running.json'), JSON.stringify({ pid: holder.pid, url }));
  });
  afterEach(async () => {
    if (holder.signalCode === null) {
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    }
    await rm(folder, { recursive: true });
  });

  it('refuses a second start and names the address of the first', async () => {
    await expect(lockDataFolder(folder, url)).rejects.toThrow(`running already on ${url}`);
  });

  it('does not count after its process was killed', async () => {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = await lockDataFolder(folder, url);
    await unlock();
    await expect(requireUnlocked(folder)).resolves.toBeUndefined();
  });
});
