import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../support/programs.js';

/** Output of `mc admin user list --json`: one line each in a pipe, several lines on a screen. */
const USERS = [
  `{"status":"success","accessKey":"smash-before","policyName":"keep-files","userStatus":"enabled"}`,
  `{\n "status": "success",\n "accessKey": "smash-older",\n "policyName": "keep-files",\n "userStatus": "disabled"\n}`,
  `{"status":"success","accessKey":"smash-now","policyName":"keep-files","userStatus":"enabled"}`,
  `{"status":"success","accessKey":"somebody-else","policyName":"readonly","userStatus":"enabled"}`,
  `{"status":"success","accessKey":"nothing","userStatus":"enabled"}`,
].join('\n');

/** With everything that JSON escapes or a shell splits. */
const PASSWORD = `r"\\ ö$'*`;

describe('the set-up of the bucket', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-bucket-'));
    const mc = `#!/bin/sh
echo "$*" >> ${folder}/calls
case "$*" in 'admin user list'*) cat ${folder}/listed ;; esac
`;
    await mkdir(path.join(folder, 'programs'));
    await writeFile(path.join(folder, 'programs', 'mc'), mc, { mode: 0o755 });
    await writeFile(path.join(folder, 'listed'), USERS);
    // The script reads files of its image, here from the repository.
    const script = await readFile(inRoot('minio/set-up.sh'), 'utf8');
    const here = script.replaceAll('/tmp/', `${folder}/`).replace('/set-up/', `${inRoot('minio')}/`);
    await writeFile(path.join(folder, 'set-up.sh'), here, { mode: 0o755 });
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Calls of mc. */
  const setUp = async (...args: string[]) => {
    const env = {
      PATH: `${folder}/programs:${process.env['PATH']}`,
      MINIO_URL: 'http://minio:9000',
      MINIO_ROOT_USER: 'root',
      MINIO_ROOT_PASSWORD: PASSWORD,
      S3_BUCKET: 'applications',
      S3_ACCESS_KEY: 'smash-now',
      S3_SECRET_KEY: 's',
    };
    await run(path.join(folder, 'set-up.sh'), args, { env });
    return (await readFile(path.join(folder, 'calls'), 'utf8')).split('\n');
  };
  const removed = async (...args: string[]) =>
    (await setUp(...args)).flatMap((call) => /^admin user remove store (.*)$/.exec(call)?.[1] ?? []);

  it('keeps the root password out of the list of processes', async () => {
    expect((await setUp()).filter((call) => call.includes(PASSWORD))).toEqual([]);
    const config = path.join(folder, 'mc', 'config.json');
    expect(JSON.parse(await readFile(config, 'utf8'))).toMatchObject({
      version: '10',
      aliases: { store: { url: 'http://minio:9000', accessKey: 'root', secretKey: PASSWORD } },
    });
    expect((await stat(config)).mode & 0o777).toBe(0o600);
  });

  it('leaves former users of the backend, whose keys backends may still have', async () => {
    expect(await removed()).toEqual([]);
  });

  it('removes former users of the backend, and no others, with --remove-others', async () => {
    expect(await removed('--remove-others')).toEqual(['smash-before', 'smash-older']);
  });
});
