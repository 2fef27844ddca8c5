import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  apply,
  joinAsAdministrator,
  logIn,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { subscribe, toldTo } from '../../support/api/job-alerts.js';
import { joinAsMember } from '../../support/api/members.js';
import { openPageWith, pageTokenFor } from '../../support/api/applicant.js';
import { eraseRemoved } from '../../support/api/state.js';
import {
  aFolder,
  type BackupPlace,
  dumpOf,
  type Installation,
  runScript,
} from '../../support/api/backup-scripts.js';
import { aCv } from '../../support/samples/builders.js';
import {
  createPackagedDatabase,
  packagedPrograms,
  withServingRole,
} from '../../support/servers/packaged-postgres.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

/** With a folder; backup-cron-job.spec.ts has the same with a bucket. */
(packagedPrograms ? describe : describe.skip)('backup and restore', () => {
  let place: BackupPlace;
  let app: ApiApp;
  let owner: Member;
  let running: Installation;
  let backup: string;
  const sites: TestSite[] = [];

  beforeAll(async () => {
    place = await aFolder();
    app = await startApi({
      ...withServingRole(await createPackagedDatabase()),
      MIGRATE_ON_START: 'true',
      APPLICATION_UNDO_MINUTES: '1',
    });
    owner = await registerAndLogIn(app);
    running = {
      environment: app.site.environment,
      passphrase: 'a passphrase that nobody guesses',
    };
  });
  afterAll(async () => {
    await app.close();
    for (const site of sites) await site.remove();
    await place.remove();
  });

  async function backUp(): Promise<void> {
    const { code, output, errors } = await runScript('backup', [place.name], place, running);
    if (code !== 0) throw new Error(output + errors);
    backup = /Backup (\S+): /.exec(output)?.[1] ?? '';
  }
  /** Makes a machine that has nothing but the keys of the old one. */
  async function anEmptyMachine(): Promise<Installation & { databaseUrl: string }> {
    const databaseUrl = await createPackagedDatabase();
    const site = await createTestSite(withServingRole(databaseUrl));
    sites.push(site);
    return { ...running, environment: site.environment, databaseUrl };
  }
  const restore = (machine: Installation) => runScript('restore', [backup], place, machine);

  it('bring everything back except people who were erased and rights that ended since', async () => {
    const { id: jobId } = await postJob(owner);
    const cv = await aCv();
    const letter = {
      name: 'letter.txt',
      content: Buffer.from('I have repaired radios since I was nine.'),
    };
    const email = 'staying@example.com';
    const staying = await apply(app, jobId, { cv, letter, answers: { email } });
    const links = [];
    for (let i = 0; i < 2; i += 1) links.push(await pageTokenFor(app, { ...staying, email }));
    const [opened, unopened] = links;
    await openPageWith(app, opened).expect(200);
    const leaving = await apply(app, jobId, {
      cv: await aCv(),
      answers: { last_name: 'Leaving-Okafor', email: 'leaving@example.com' },
    });
    const member = await joinAsMember(app);
    const suspended = await joinAsAdministrator(app, owner);
    const deleted = await joinAsAdministrator(app, owner);
    const unchanged = await joinAsAdministrator(app, owner);
    const program = await makeToken(owner);
    const alert = await subscribe(app);
    // A server checks for new jobs once at its start, however late; jobs that it had seen before are not announced.
    await postJob(owner);
    const buyer = await joinAsMember(app);
    const webhook = await makeWebhook(owner);
    for (const { api } of [unchanged, owner]) await api.post('/api/interviews/feed').expect(201);
    await app.inside.sealAudit();
    await backUp();

    // A day goes by: one application comes, one is removed and then erased, a member leaves, and rights end.
    const late = await apply(app, jobId);
    await owner.api.delete(`/api/applications/${leaving.id}`).expect(204);
    await eraseRemoved(app);
    await owner.api.delete(`/api/members/${member.id}`).expect(204);
    await owner.api.put(`/api/accounts/${suspended.id}/status`).send({ status: 'suspended' }).expect(200);
    await owner.api.delete(`/api/accounts/${deleted.id}`).expect(204);
    await owner.api.delete(`/api/tokens/${program.id}`).expect(204);
    await owner.api.delete('/api/interviews/feed').expect(204);
    await owner.api.put(`/api/members/${buyer.id}/status`).send({ status: 'suspended' }).expect(200);
    await owner.api.delete(`/api/webhooks/${webhook.id}`).expect(204);
    await app.inside.sendJobAlerts();
    const [told] = await toldTo(app, alert.email);
    await app.visitor.post(new URL(told?.unsubscribe_url ?? '').pathname).expect(204);
    expect((await runScript('save-erasures', [place.name], place, running)).output).toBe(
      '2 erasures on record, 2 of them new.\n',
    );
    expect(await dumpOf(app.site.ownerUrl)).not.toContain('Leaving-Okafor');

    const machine = await anEmptyMachine();
    const restored = await restore(machine);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toMatch(/entries are as their 1 seal says; \d+ newer/);
    expect(restored.output).toContain('2 of 2 erased had come back and were erased again.');
    expect(restored.output).toContain(
      'Ended again: accounts 1, API tokens 1, calendar addresses 1, job alerts 1. Every login has ended. So has every link to the page of an application.',
    );
    expect(restored.output).toContain('accounts 1, members 1, webhooks 1.');
    expect(restored.output).toContain(`Suspended accounts: ${suspended.account.username}.`);
    expect(restored.output).toContain('2 files restored; 1 of erased applications skipped.');
    expect(restored.output).toContain('2 files: 2 match their rows, 0 not; 0 objects without a row.');
    const traces = new RegExp(`Leaving-Okafor|leaving@|${late.id}|${member.form.email}`);
    const lines = (await dumpOf(machine.databaseUrl)).split('\n');
    expect(lines.filter((line) => traces.test(line))).toEqual([]);

    const after = await startApi(pick(machine.environment));
    try {
      const api = withToken(after, await logIn(after, owner.account));
      const { body } = await api.get('/api/applications-list').expect(200);
      expect(body).toMatchObject([{ id: staying.id, job_id: jobId }]);
      const link = await api
        .post(`/api/applications/${staying.id}/files/cv/link`)
        .send({ disposition: 'attachment' })
        .expect(201);
      const file = await fetch(new URL((link.body as { url: string }).url, after.url));
      expect(Buffer.from(await file.arrayBuffer())).toEqual(cv.content);
      expect(await after.query('SELECT suspended_at IS NOT NULL AS is_suspended FROM members')).toEqual([
        { is_suspended: true },
      ]);
      expect(await after.query('SELECT off_reason FROM webhook_endpoints')).toEqual([
        { off_reason: 'by_hand' },
      ]);
      expect(await after.query('SELECT admin_id FROM calendar_feeds')).toEqual([{ admin_id: unchanged.id }]);
      expect(await after.query('SELECT FROM job_alerts')).toEqual([]);
      await openPageWith(after, unopened).expect(403);
      expect(await after.query(`SELECT FROM one_time_links WHERE purpose LIKE 'candidate_%'`)).toEqual([]);
      await withToken(after, unchanged.token).get('/api/applications-list').expect(401);
      await withToken(after, program.token).get('/api/applications-list').expect(401);
      await logIn(after, unchanged.account);
      for (const { account } of [suspended, deleted])
        await expect(logIn(after, account)).rejects.toThrow('got 40');
      expect(await after.query('SELECT application_id, reason FROM erasure_certificates')).toEqual([
        { application_id: leaving.id, reason: 'removed' },
      ]);
      expect(
        await after.query(`SELECT FROM audit_log WHERE action = 'application.deleted' AND object_id = $1`, [
          leaving.id,
        ]),
      ).toHaveLength(1);
      // The same request again stands for a client that lost the first response.
      await api.delete(`/api/applications/${leaving.id}`).expect(204);
    } finally {
      await after.close();
    }
  });

  it('are refused onto a database that is not empty, and without the right passphrase', async () => {
    const over = await restore(running);
    expect(over).toMatchObject({ code: 1, errors: expect.stringContaining('The database is not empty') });
    const machine = await anEmptyMachine();
    const guessed = await restore({
      ...machine,
      passphrase: 'a passphrase that somebody guesses',
    });
    expect(guessed.code).not.toBe(0);
    expect(await dumpOf(machine.databaseUrl)).not.toContain('COPY');
    const without = { ...machine };
    delete without.passphrase;
    const unlocked = await restore(without);
    expect(unlocked).toMatchObject({ code: 1, errors: expect.stringContaining('the dump is encrypted') });
  });

  it('are refused if the backup was changed', async () => {
    const time = path.posix.basename(backup);
    const parts: string[] = [];
    for await (const { name } of place.target.list(`${time}/`)) parts.push(path.posix.basename(name));
    expect(parts.sort()).toEqual([
      'SHA256SUMS',
      'database.dump.enc',
      'files.sha256',
      'rows.digest',
      'rows.txt',
    ]);
    await place.target.put(`${time}/files.sha256`, Buffer.from(`${'0'.repeat(64)}  another\n`));
    const changed = await restore(await anEmptyMachine());
    expect(changed).toMatchObject({ code: 1, output: 'files.sha256: FAILED\n' });
    const pruned = await runScript('prune', [place.name, '1', '0'], place, running);
    expect(pruned).toMatchObject({ code: 1, errors: expect.stringContaining('nothing was removed') });
  });
});

/** Makes an API token that reads applications. */
async function makeToken({ api, account }: Member): Promise<{ id: string; token: string }> {
  const { password } = account;
  const wanted = {
    name: 'Website',
    scopes: ['applications.read'],
    brands: [],
    expires_in_days: 90,
    password,
  };
  const { body } = await api.post('/api/tokens').send(wanted).expect(201);
  return body as { id: string; token: string };
}

/** Makes a webhook for new applications. */
async function makeWebhook({ api }: Member): Promise<{ id: string }> {
  const wanted = { url: 'https://payroll.example.com/hooks', events: ['application.received'] };
  const { body } = await api.post('/api/webhooks').send(wanted).expect(201);
  return body as { id: string };
}

/** Picks the variables that make a second backend use the machine's database and files. */
function pick(environment: NodeJS.ProcessEnv): Record<string, string> {
  const { DATABASE_URL = '', DATABASE_OWNER_URL = '', STORAGE_PATH = '' } = environment;
  return { DATABASE_URL, DATABASE_OWNER_URL, STORAGE_PATH };
}
