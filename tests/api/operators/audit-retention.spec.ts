import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DAY_MS } from '@smash/contract';
import { joinAsAdministrator, registerAndLogIn } from '../../support/api/actions.js';
import { aFolder } from '../../support/api/backup-scripts.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

describe('entries of the audit log', () => {
  let app: ApiApp;
  let serving: pg.Client;
  beforeEach(async () => {
    app = await startApi();
    serving = new pg.Client({ connectionString: app.site.databaseUrl });
    await serving.connect();
    // Each start records the settings in the log.
    await emptyLog();
    await setTerm(100);
  });
  afterEach(async () => {
    await serving.end();
    await app.close();
  });

  const emptyLog = () =>
    app.query(`SET session_replication_role = 'replica'; DELETE FROM audit_log; RESET session_replication_role;
      ALTER TABLE audit_log ALTER COLUMN id RESTART`);
  const setTerm = (days: number) => app.query('UPDATE audit_term SET days = $1', [days]);
  /** Adds entries that are as many days old. */
  async function write(days: number, ...actions: string[]): Promise<void> {
    await serving.query(
      `INSERT INTO audit_log (at, action, object_type, object_id)
       SELECT now() - make_interval(days => $1), action, split_part(action, '.', 1), 'x' FROM unnest($2::text[]) action`,
      [days, actions],
    );
  }
  /** Writes three seals of old entries, one of old and young ones, and an entry without a seal. */
  async function fill(): Promise<void> {
    await write(900, 'job.created', 'member.deleted', 'job.updated');
    await app.inside.sealAudit();
    await write(800, 'application.deleted', 'job.closed', 'setting.changed');
    await app.inside.sealAudit();
    await write(102, 'job.created');
    await app.inside.sealAudit();
    await write(102, 'job.created');
    await write(99, 'job.updated');
    await app.inside.sealAudit();
    await write(102, 'job.deleted');
  }
  const kept = async () =>
    (await app.query<{ id: string }>('SELECT id FROM audit_log ORDER BY id')).map(({ id }) => Number(id));
  const told = () =>
    app.query(
      `SELECT object_id, data - 'digest' AS data FROM audit_log WHERE action = 'log.pruned' ORDER BY id`,
    );
  const verify = () => runHostedCommand(['verify-audit'], app.site.environment);

  it('are pruned after their term, by whole seals, except erasures and settings, and the seals still hold', async () => {
    await fill();
    await app.inside.pruneAudit();
    await app.inside.pruneAudit();
    expect(await kept()).toEqual([2, 4, 6, 8, 9, 10, 11]);
    expect(await told()).toEqual([{ object_id: '3', data: { left: '4', kept: '3', first_seal: '1' } }]);
    await app.inside.sealAudit();
    expect(await verify()).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^7 entries are as their 5 seals say; 0 newer .*\nRemoved at the age of .*: 4\.\n/,
      ),
    });
    await setTerm(98);
    await app.inside.pruneAudit();
    expect(await kept()).toEqual([2, 4, 6, 10, 11, 12]);
    expect((await told()).at(-1)).toEqual({
      object_id: '4',
      data: { left: '2', kept: '0', first_seal: '4' },
    });
    expect(await verify()).toMatchObject({ code: 0 });
  });

  it('have the term that is set when the database is migrated, 730 days by default', async () => {
    const { ownerUrl: DATABASE_OWNER_URL, environment } = app.site;
    for (const [set, days] of [
      ['40', 40],
      [undefined, 730],
    ] as const) {
      await runHostedCommand(['migrate'], { ...environment, DATABASE_OWNER_URL, AUDIT_LOG_DAYS: set });
      expect(await app.query('SELECT days FROM audit_term')).toEqual([{ days }]);
    }
  });

  it('are kept for ever with a term of 0', async () => {
    await fill();
    await setTerm(0);
    await app.inside.pruneAudit();
    expect(await kept()).toHaveLength(10);
  });

  it('cannot be deleted by the serving role directly, before their term or unsealed', async () => {
    await fill();
    await expect(serving.query('SELECT prune_audit_log(0, 9)')).rejects.toThrow('stays for 100 days');
    await expect(serving.query('SELECT prune_audit_log(9, 10)')).rejects.toThrow('after it was sealed');
    await expect(serving.query('UPDATE audit_term SET days = 1')).rejects.toThrow('permission denied');
    await serving.query(`SET smash.prunes_audit = 'on'`);
    await expect(serving.query('DELETE FROM audit_log')).rejects.toThrow('permission denied');
    await setTerm(0);
    await expect(serving.query('SELECT prune_audit_log(0, 7)')).rejects.toThrow('keeps every entry');
    await expect(app.query('DELETE FROM audit_log')).rejects.toThrow('append-only');
    expect(await kept()).toHaveLength(10);
  });

  it('that were pruned do not make a restore suspend people for changes before the backup', async () => {
    const owner = await registerAndLogIn(app);
    const [before, after] = [await joinAsAdministrator(app, owner), await joinAsAdministrator(app, owner)];
    await emptyLog();
    await fill();
    await app.inside.pruneAudit();
    const place = await aFolder();
    const line = ({ id }: { id: string }, days: number) =>
      `rights ${id} ${new Date(Date.now() - days * DAY_MS).toISOString()}\n`;
    await place.target.put('erasures.txt', Buffer.from(''));
    await place.target.put('ended-rights.txt', Buffer.from(line(before, 850) + line(after, 1)));
    const { output } = await runHostedCommand(['replay-erasures', place.name], app.site.environment);
    await place.remove();
    expect(output).toContain(`Suspended accounts: ${after.account.username}.`);
  });

  it.each([
    ['a kept entry is missing', 'DELETE FROM audit_log WHERE id = 4', 'there are 2 entries, but 3 were kept'],
    [
      'a kept entry was changed',
      `UPDATE audit_log SET object_id = 'y' WHERE id = 4`,
      'entries 1 to 7: the entries differ from those that were kept',
    ],
    [
      'the record of the pruning is missing',
      `DELETE FROM audit_log WHERE action = 'log.pruned'`,
      'seal 1, entries 1 to 3: there are 1 entries, but 3 were sealed',
    ],
    [
      'the record covers more than was pruned',
      `INSERT INTO audit_log (action, object_type, object_id, data)
       VALUES ('log.pruned', 'log', '9', '{"first_seal": "4", "kept": "0", "left": "2"}')`,
      'seals 4 to 9: none of their entries can have been removed yet',
    ],
  ])('show tampering even after pruning: %s', async (_, statement, said) => {
    await fill();
    await app.inside.pruneAudit();
    expect(await verify()).toMatchObject({ code: 0 });
    await app.query(`SET session_replication_role = 'replica'; ${statement}`);
    expect(await verify()).toMatchObject({ code: 1, errors: expect.stringContaining(said) });
  });
});
