import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../../backend/src/platform/config/environment.js';
import { createEncryptedStorage } from '../../../backend/src/platform/files/create-file-storage.js';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { apply, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { makeFeed } from '../../support/api/interviews.js';
import { joinAsMember } from '../../support/api/members.js';
import { runToEnd } from '../../support/programs.js';
import { aCv, anAccount } from '../../support/samples/builders.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

const program = inRoot('backend/dist/cli.js');

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

  const run = (args: string[], input = '', overrides: NodeJS.ProcessEnv = {}) =>
    runHostedCommand(args, { ...app.site.environment, ...overrides }, input);
  /** Runs a command as an operator does: in a process of its own, beside the server. */
  const runAsProcess = (args: string[], input = '') =>
    runToEnd(process.execPath, [program, ...args], { env: app.site.environment, input });

  it('export the stored files and import them again, byte for byte', async () => {
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
      output: '6 files: 6 match their rows, 0 not; 0 objects without a row.\n',
    });

    const exported = await run(['export-files', folder], `${keys.join('\n')}\n`);
    expect(exported.code).toBe(0);
    expect((await readdir(path.join(folder, 'objects'))).sort()).toEqual(keys);
    const storage = createEncryptedStorage(readEnvironment(app.site.environment));
    for (const key of keys) await storage.delete(key);
    const afterLoss = await run(['verify-files']);
    expect(afterLoss.code).toBe(1);
    expect(afterLoss.output).toContain('0 match their rows, 6 not');

    expect((await run(['import-files', folder], exported.output)).code).toBe(0);
    expect((await run(['verify-files'])).code).toBe(0);
  });

  it('name files that are missing, and refuse to import a changed one', async () => {
    const job = await postJob(owner);
    await apply(app, job.id, { cv: await aCv() });
    const [key = ''] = await app.storedObjects();
    const exported = await run(['export-files', folder], `${key}\n00000000-0000-4000-8000-000000000000\n`);
    expect(exported.output.split('\n').filter(Boolean)).toHaveLength(1);
    expect(exported.errors).toContain('no longer stored: 00000000-0000-4000-8000-000000000000');
    await writeFile(path.join(folder, 'objects', key), 'something else');
    const imported = await run(['import-files', folder], exported.output);
    expect(imported.code).toBe(1);
    expect(imported.errors).toContain('does not fit the manifest');
    expect((await run(['verify-files'])).code).toBe(0);
  });

  it('refuse to forget missing files if the storage seems to be another one', async () => {
    const job = await postJob(owner);
    for (let i = 0; i < 2; i += 1) await apply(app, job.id);
    const forget = (overrides = {}) => run(['forget-files', '--missing'], '', overrides);
    const [lost = ''] = await app.storedObjects();
    await createEncryptedStorage(readEnvironment(app.site.environment)).delete(lost);
    expect(await forget()).toMatchObject({
      code: 1,
      errors: expect.stringContaining('lacks 1 of 2 files, so it hardly belongs to this database'),
    });
    expect(await forget({ STORAGE_PATH: folder })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('lacks 2 of 2 files'),
    });
    expect((await run(['verify-files'])).output).toContain('2 files: ');
    expect((await run(['forget-files', '--all'])).code).toBe(1);
    expect((await run(['forget-files'], `${lost}\n`)).code).toBe(0);
    expect(await forget()).toMatchObject({ code: 0, errors: '' });
    expect((await run(['verify-files'])).code).toBe(0);
  });

  it('refuse to replay erasures from a place where none were saved', async () => {
    expect(await run(['replay-erasures', folder])).toMatchObject({
      code: 1,
      errors: `There is no erasures.txt at ${folder}, so erasures were saved elsewhere. If they were never saved, make an empty erasures.txt.\n`,
    });
    await run(['save-erasures', folder]);
    expect(await run(['replay-erasures', folder])).toMatchObject({ code: 0, errors: '' });
  });

  it('keep saved erasures and ended rights that the database no longer knows', async () => {
    const erasures = [
      `application ${randomUUID()} ${randomUUID()} request 2 2026-11-20T10:00:00.000Z\n`,
      `member ${randomUUID()} 2026-11-20T10:00:00.000Z\n`,
    ].join('');
    const [gone, later, earlier] = [randomUUID(), randomUUID(), randomUUID()];
    const rights = (...lines: [string, string][]) =>
      lines
        .map(([id, time]) => `token ${id} ${time}\n`)
        .sort()
        .join('');
    const [before, known, after] = ['2026-11-19', '2026-11-20', '2026-11-21'].map(
      (day) => `${day}T10:00:00.000Z`,
    ) as [string, string, string];
    await writeFile(path.join(folder, 'erasures.txt'), erasures);
    await writeFile(
      path.join(folder, 'ended-rights.txt'),
      rights([gone, known], [later, after], [earlier, before]),
    );
    await app.query(
      `INSERT INTO audit_log (at, action, object_type, object_id)
       SELECT $1, 'account.token_revoked', 'account', id FROM unnest($2::text[]) AS revoked (id)`,
      [known, [later, earlier]],
    );
    expect(await run(['save-erasures', folder])).toMatchObject({
      code: 0,
      output: '2 erasures on record, 0 of them new.\n',
    });
    expect(await readFile(path.join(folder, 'erasures.txt'), 'utf8')).toBe(erasures);
    expect(await readFile(path.join(folder, 'ended-rights.txt'), 'utf8')).toBe(
      rights([gone, known], [later, after], [earlier, known]),
    );
  });

  it('write what they save only if it changed, since a bucket may keep each version', async () => {
    const written = () =>
      Promise.all(
        ['erasures.txt', 'ended-rights.txt'].map(async (name) => (await stat(path.join(folder, name))).ino),
      );
    await run(['save-erasures', folder]);
    const first = await written();
    expect((await run(['save-erasures', folder])).code).toBe(0);
    expect(await written()).toEqual(first);
  });

  it('save each right that ended under the kind that belongs to its action', async () => {
    const words = {
      'account.deleted': 'account',
      'account.calendar_feed_made': 'calendar',
      'account.calendar_feed_ended': 'calendar',
      'member.status_changed': 'member',
      'account.status_changed': 'rights',
      'account.role_changed': 'rights',
      'account.role_set_by_group': 'rights',
      'account.brands_changed': 'rights',
      'account.provider_disconnected': 'rights',
      'account.token_revoked': 'token',
      'webhook.updated': 'webhook',
      'webhook.deleted': 'webhook',
      'webhook.secret_rotated': 'webhook',
    };
    await app.query(
      `INSERT INTO audit_log (action, object_type, object_id)
       SELECT action, split_part(action, '.', 1), gen_random_uuid() FROM unnest($1::text[]) AS done (action)`,
      [Object.keys(words)],
    );
    await run(['save-erasures', folder]);
    const saved = await readFile(path.join(folder, 'ended-rights.txt'), 'utf8');
    const done = await app.query<{ action: string; object_id: string }>(
      'SELECT action, object_id FROM audit_log WHERE action = ANY($1)',
      [Object.keys(words)],
    );
    const wordOf = (id: string) =>
      saved
        .split('\n')
        .find((line) => line.includes(id))
        ?.split(' ')[0];
    expect(Object.fromEntries(done.map(({ action, object_id }) => [action, wordOf(object_id)]))).toEqual(
      words,
    );
  });

  it('end all sessions after a restore, and keep certificates of erasures that are newer than the backup', async () => {
    const member = await joinAsMember(app);
    const [application, certificate] = [randomUUID(), randomUUID()];
    await writeFile(
      path.join(folder, 'erasures.txt'),
      `application ${application} ${certificate} request 2 2026-11-20T10:00:00.000Z\n`,
    );
    await member.api.get('/api/members/me').expect(200);
    expect(await run(['replay-erasures', folder])).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 of 1 erased had come back'),
    });
    await member.api.get('/api/members/me').expect(401);
    await owner.api.get('/api/me').expect(401);
    expect(await app.query('SELECT id, application_id FROM erasure_certificates')).toEqual([
      { id: certificate, application_id: application },
    ]);
    // A client that lost the first response gets the same one for its repeated request.
    await withToken(app, await logIn(app, owner.account))
      .delete(`/api/applications/${application}`)
      .expect(204);
  });

  it('set a new password, which ends sessions, the calendar address and password links', async () => {
    const { username } = owner.account;
    const calendar = await makeFeed(owner);
    const password = 'another correct battery';
    await app.query(
      `INSERT INTO one_time_links (token_hash, purpose, subject_id, expires_at)
       VALUES (repeat('a', 64), 'reset_account_password', $1, now() + interval '1 hour')`,
      [owner.id],
    );
    const reset = await runAsProcess(['reset-password', username.toUpperCase()], `${password}\n`);
    expect(reset).toMatchObject({ code: 0 });
    await owner.api.get('/api/me').expect(401);
    await app.visitor.get(calendar).expect(404);
    expect(await app.query('SELECT 1 FROM one_time_links WHERE subject_id = $1', [owner.id])).toEqual([]);
    await logIn(app, { ...owner.account, password });
    expect((await run(['reset-password', 'nobody'], password)).code).toBe(1);
    expect((await run(['reset-password', username], 'password')).code).toBe(1);
    await logIn(app, { ...owner.account, password });
  });

  it('refuse to create an owner with invalid details', async () => {
    const password = 'a very long passphrase';
    expect((await run(['create-owner', 'ada.owner', 'ada.owner@example.com'], 'short')).code).toBe(1);
    for (const [username, email] of [
      ['a'.repeat(65), 'ada.owner@example.com'],
      ['ada owner', 'ada.owner@example.com'],
      ['ada.owner', 'ada@'],
    ] as const) {
      const refused = await run(['create-owner', username, email], password);
      expect(refused.code).toBe(1);
      expect(refused.errors).toMatch(/^(username|email): /);
      expect(refused.errors).not.toContain('argon2');
    }
  });

  it('create an owner, once', async () => {
    const account = {
      username: 'ada.owner',
      email: 'ada.owner@example.com',
      password: 'a very long passphrase',
    };
    const args = ['create-owner', account.username, account.email];
    expect(await run(args, `${account.password}\n`)).toMatchObject({
      code: 0,
      output: 'ada.owner is an owner now.\n',
    });
    const headers = { Authorization: `Bearer ${await logIn(app, account)}` };
    const me: unknown = await (await fetch(`${app.url}/api/me`, { headers })).json();
    expect(me).toMatchObject({ username: 'ada.owner', role: 'owner' });
    expect(await run(args, account.password)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('already'),
    });
    const audited = await app.query(
      "SELECT 1 FROM audit_log WHERE action = 'account.created' AND actor_id IS NULL",
    );
    expect(audited).toHaveLength(1);
  });

  it('make an account that waits for approval an owner', async () => {
    const account = anAccount();
    await app.visitor.post('/api/register').send(account).expect(201);
    const password = 'a very long passphrase';
    expect(await run(['create-owner', account.username, account.email], password)).toMatchObject({ code: 0 });
    const token = await logIn(app, { ...account, password });
    const { body } = await withToken(app, token).get('/api/me').expect(200);
    expect(body).toMatchObject({ username: account.username, role: 'owner' });
    const removed = await app.query("SELECT actor_id FROM audit_log WHERE action = 'account.deleted'");
    expect(removed).toEqual([{ actor_id: null }]);
  });

  it('list stuck mails without naming anybody', async () => {
    expect(await run(['list-mails'])).toMatchObject({ code: 0, output: '0 emails are stuck.\n' });
    const job = await postJob(owner);
    await apply(app, job.id);
    await app.query(
      "UPDATE mails SET status = 'failed', attempts = 8, last_error = 'refused' WHERE kind <> 'x'",
    );
    const stuck = await run(['list-mails']);
    expect(stuck.code).toBe(1);
    expect(stuck.output).toMatch(/application_received {2}failed for [\d:]+, 8 attempts: refused/);
    expect(stuck.output).not.toContain('@');
  });

  it('sweep interrupted uploads', async () => {
    const storage = createEncryptedStorage(readEnvironment(app.site.environment));
    const key = randomUUID();
    await storage.put(key, Readable.from([Buffer.from('lost')]), 4);
    await app.query(
      "INSERT INTO unattached_files (storage_key, state, since) VALUES ($1, 'uploading', now() - interval '1 hour')",
      [key],
    );
    const { code, output } = await run(['sweep']);
    expect({ code, output }).toEqual({
      code: 0,
      output: '1 file removed, 0 left; 0 pieces of interrupted uploads removed.\n',
    });
    expect(await app.storedObjects()).toEqual([]);
  });

  it('sweep files that no row names only on request, and not if they are most of all files', async () => {
    const job = await postJob(owner);
    for (let i = 0; i < 2; i += 1) await apply(app, job.id);
    const named = await app.storedObjects();
    const storage = createEncryptedStorage(readEnvironment(app.site.environment));
    const putUnknown = (key: string = randomUUID()) =>
      storage.put(key, Readable.from([Buffer.from('lost')]), 4);
    await putUnknown();
    await putUnknown('somebody-elses');
    const removed = (count: number) =>
      `${count} file${count === 1 ? '' : 's'} removed, 0 left; 0 pieces of interrupted uploads removed.\n`;
    expect(await run(['sweep'])).toMatchObject({ code: 0, output: removed(0) });
    expect((await run(['sweep', '--all'])).code).toBe(1);
    expect(await run(['sweep', '--unknown'])).toMatchObject({ code: 0, output: removed(1) });
    expect((await app.storedObjects()).sort()).toEqual([...named, 'somebody-elses'].sort());
    await putUnknown();
    await putUnknown();
    expect(await run(['sweep', '--unknown'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('No row names 2 of 4 files'),
    });
    expect(await app.storedObjects()).toHaveLength(5);
  });

  it('wait until another process has run the migrations', async () => {
    const newest = 'SELECT max(id) FROM migrations';
    const [row] = await app.query<{ timestamp: string; name: string }>(
      `SELECT timestamp, name FROM migrations WHERE id = (${newest})`,
    );
    await app.query(`DELETE FROM migrations WHERE id = (${newest})`);
    const child = spawn(process.execPath, [program, 'await-schema'], { env: app.site.environment });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(said.toString()).toBe('1 migration to come\n');
    await app.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [row?.timestamp, row?.name]);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('are listed, and unknown ones are refused', async () => {
    const list = expect.stringContaining('  verify-files ');
    expect(await run([])).toMatchObject({ code: 0, output: list });
    expect(await run(['--help'])).toMatchObject({ code: 0, output: list, errors: '' });
    const unknown = await runAsProcess(['drop-everything']);
    expect(unknown.code).toBe(2);
    expect(unknown.errors).toContain('verify-files');
  });
});
