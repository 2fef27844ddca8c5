import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { makeTestFolder } from './folder.mjs';

const before = process.env.TEST_FILES_ON_DISK;
let folder = '';
afterEach(async () => {
  if (before === undefined) delete process.env.TEST_FILES_ON_DISK;
  else process.env.TEST_FILES_ON_DISK = before;
  await rm(folder, { recursive: true });
});

it.each(['', 'true'])(
  'the folder of a test run can be entered by PostgreSQL (TEST_FILES_ON_DISK=%s)',
  async (value) => {
    process.env.TEST_FILES_ON_DISK = value;
    folder = await makeTestFolder();
    expect((await stat(folder)).mode & 0o777).toBe(0o711);
    expect(['/dev/shm', tmpdir()]).toContain(path.dirname(folder));
    if (value) expect(path.dirname(folder)).toBe(tmpdir());
  },
);
