import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { ownCodeAlone } from './text-extractor.js';

const options = ownCodeAlone();
const read = (file: string) =>
  promisify(execFile)(process.execPath, [
    ...options,
    '--eval',
    `process.stdout.write(String(fs.readFileSync(${JSON.stringify(file)}).length > 0))`,
  ]);

// Node before 22.13 cannot limit which files a process reads.
(options.length > 0 ? it : it.skip)(
  'the process that reads CVs can read its own code and no other file',
  async () => {
    expect((await read(new URL('../../../../package.json', import.meta.url).pathname)).stdout).toBe('true');
    for (const file of [`/proc/${process.pid}/environ`, '/etc/passwd']) {
      await expect(read(file)).rejects.toMatchObject({
        stderr: expect.stringContaining('ERR_ACCESS_DENIED'),
      });
    }
  },
);
