import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findOrphan, readPostmaster } from './postmaster.mjs';

describe('findOrphan', () => {
  let folder;
  let child;
  const writeLock = (pid) =>
    writeFile(
      path.join(folder, 'postmaster.pid'),
      `${pid}\n${folder}\n1\n5432\n\n127.0.0.1\n  1  2\nready   \n`,
    );
  const start = async (...args) => {
    child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', ...args]);
    await once(child, 'spawn');
    return child.pid;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'postmaster-'));
  });
  afterEach(async () => {
    if (child?.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true });
  });

  it('finds nothing without a lock file', async () => {
    expect(await findOrphan(folder)).toBeUndefined();
  });

  it('finds the PostgreSQL of this folder', async () => {
    const pid = await start('postgres', '-D', folder);
    await writeLock(pid);
    expect(await findOrphan(folder)).toBe(pid);
    expect(await readPostmaster(folder)).toEqual({ pid, isReady: true });
  });

  it('removes the lock of a process id that another program has now', async () => {
    await writeLock(await start('something-else'));
    expect(await findOrphan(folder)).toBeUndefined();
    expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false);
  });

  it('ignores the PostgreSQL of another folder', async () => {
    const pid = await start('postgres', '-D', '/some/other/folder');
    await writeLock(pid);
    expect(await findOrphan(folder)).toBeUndefined();
    expect(child.exitCode).toBeNull();
  });

  it('leaves the lock of a process that is gone to PostgreSQL', async () => {
    const pid = await start();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await writeLock(pid);
    expect(await findOrphan(folder)).toBeUndefined();
    expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(true);
  });
});
