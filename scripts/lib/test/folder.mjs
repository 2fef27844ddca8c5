import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const memoryFolder = '/dev/shm';
/** A whole run was seen to keep 0.6 GB there; its programs need the rest. */
const neededBytes = 6 * 2 ** 30;

/** Whether programs may run in the memory file system (no `noexec`): some tests write one. */
const runsPrograms = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some(
      (line) => line.split(' ')[1] === memoryFolder && !line.split(' ')[3]?.split(',').includes('noexec'),
    );

/** @returns {Promise<boolean>} whether there is room in memory for the files of the tests */
async function fitsIntoMemory() {
  if (process.platform !== 'linux' || process.env.TEST_FILES_ON_DISK) return false;
  const { bavail, bsize } = await statfs(memoryFolder);
  return bavail * bsize >= neededBytes && freemem() >= neededBytes && runsPrograms();
}

/**
 * Makes a folder that PostgreSQL's own user can pass through, for the files of tests: in memory where there is room, since the
 * database of each test file makes and deletes a thousand files, which is slow on a disk. `TEST_FILES_ON_DISK` keeps it on the
 * disk, where the figures of drills are measured.
 * @returns {Promise<string>} its path; the caller removes it
 */
export async function makeTestFolder() {
  const isInMemory = await fitsIntoMemory().catch(() => false);
  const folder = await mkdtemp(path.join(isInMemory ? memoryFolder : tmpdir(), 'smash-test-'));
  await chmod(folder, 0o711);
  return folder;
}
