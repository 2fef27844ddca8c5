import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeBackupTarget } from './backup-target.conformance.js';
import { FolderTarget } from './folder-target.js';

describeBackupTarget('a folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-target-'));
  return { target: new FolderTarget(folder), close: () => rm(folder, { recursive: true }) };
});
