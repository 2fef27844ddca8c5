import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../backend/src/config/environment.js';
import { createSealedStorage } from '../../backend/src/modules/files/create-file-storage.js';
import { apply, logIn, type Member, postJob, registerAndLogIn } from '../support/api-actions.js';
import { type ApiApp, startApi } from '../support/api-app.js';
import { aCv } from '../support/builders.js';

const program = fileURLToPath(new URL('../../backend/dist/cli.js', import.meta.url));

describe('commands for operators', () => {
  let app: ApiApp;
  let owner: Member;
  let folder: string;
  beforeEach(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    folder = await mkdtemp(path.join(tmpdir(), 'smash-backup-'));
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** Runs one as an operator does: a process of its own, beside the server. */
  async function run(args: string[], input = '') {
    const child = spawn(process.execPath, [program, ...args], { env: app.site.environment });
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, output, errors };
  }

  it('take the stored files away and bring them back, byte for byte', async () => {
    const job = await postJob(owner);
    const letter = {
      name: 'letter.txt',
      content: Buffer.from('Dear Sir or Madam, I would like to work with you.'),
    };
    for (let i = 0; i < 3; i += 1) await apply(app, job.id, { letter });
    const keys = await app.storedObjects();
    expect(keys).toHaveLength(6);
    expect(await run(['verify-files'])).toMatchObject({
      code: 0,
      output: '6 files: 6 as their rows say, 0 not; 0 objects without a row.\n',
    });

    const exported = await run(['export-files', folder], `${keys.join('\n')}\n`);
    expect(exported.code).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(keys);
    const storage = createSealedStorage(readEnvironment(app.site.environment));
    for (const key of keys) await storage.delete(key);
    const afterLoss = await run(['verify-files']);
    expect(afterLoss.code).toBe(1);
    expect(afterLoss.output).toContain('0 as their rows say, 6 not');

    expect((await run(['import-files', folder], exported.output)).code).toBe(0);
    expect((await run(['verify-files'])).code).toBe(0);
  });

  it('say which files are gone, and refuse to put back what was changed', async () => {
    const job = await postJob(owner);
    await apply(app, job.id, { cv: await aCv() });
    const [key = ''] = await app.storedObjects();
    const exported = await run(['export-files', folder], `${key}\n00000000-0000-4000-8000-000000000000\n`);
    expect(exported.output.split('\n').filter(Boolean)).toHaveLength(1);
    expect(exported.errors).toContain('no longer stored: 00000000-0000-4000-8000-000000000000');
    await writeFile(path.join(folder, key), 'something else');
    const imported = await run(['import-files', folder], exported.output);
    expect(imported.code).toBe(1);
    expect(imported.errors).toContain('does not fit the manifest');
    expect((await run(['verify-files'])).code).toBe(0);
  });

  it('set a forgotten password and end the sessions', async () => {
    const { username } = owner.account;
    const password = 'another correct battery';
    expect(await run(['reset-password', username.toUpperCase()], `${password}\n`)).toMatchObject({ code: 0 });
    await owner.api.get('/api/me').expect(401);
    await logIn(app, { ...owner.account, password });
    expect((await run(['reset-password', 'nobody'], password)).code).toBe(1);
    expect((await run(['reset-password', username], 'password')).code).toBe(1);
    await logIn(app, { ...owner.account, password });
  });

  it('are listed, and unknown ones refused', async () => {
    expect(await run([])).toMatchObject({ code: 0 });
    const unknown = await run(['drop-everything']);
    expect(unknown.code).toBe(2);
    expect(unknown.errors).toContain('verify-files');
  });
});
