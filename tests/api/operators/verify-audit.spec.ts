import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

describe('verify-audit', () => {
  let app: ApiApp;
  let owner: pg.Client;
  beforeAll(async () => {
    app = await startApi();
    owner = new pg.Client({ connectionString: app.site.ownerUrl });
    await owner.connect();
    // Each start records the settings in the log.
    await owner.query(
      `SET session_replication_role = 'replica'; DELETE FROM audit_log; RESET session_replication_role;
       ALTER TABLE audit_log ALTER COLUMN id RESTART`,
    );
  });
  afterAll(async () => {
    await owner.end();
    await app.close();
  });

  const verify = (...args: string[]) => runHostedCommand(['verify-audit', ...args], app.site.environment);
  const write = (count: number, by: { query: (sql: string) => Promise<unknown> } = owner) =>
    by.query(
      `INSERT INTO audit_log (action, object_type, object_id, data)
       SELECT 'job.created', 'job', n::text, '{"title": "Ọ̀gá \\"rider\\""}' FROM generate_series(1, ${count}) n`,
    );
  const seals = async () =>
    (
      await owner.query<{ last: string; digest: string }>(
        'SELECT last_id AS last, digest FROM audit_seals ORDER BY number',
      )
    ).rows;
  /** Changes the log as the owner of the tables can, with its triggers off, then verifies and undoes the change. */
  async function tamper(statement: string, undo: string): Promise<void> {
    await owner.query(`SET session_replication_role = 'replica'; ${statement}`);
    const { code, errors } = await verify();
    await owner.query(undo);
    await owner.query(`RESET session_replication_role`);
    tampered = { code, errors };
    expect(await verify()).toMatchObject({ code: 0 });
  }
  let tampered: { code: number | null; errors: string };

  it('accepts a log without entries', async () => {
    await app.inside.sealAudit();
    expect(await verify()).toEqual({
      code: 0,
      output: '0 entries are as their 0 seals say; 0 newer ones are not sealed yet.\n',
      errors: '',
    });
  });

  it('accepts sealed entries in any time zone, counts newer ones, and compares a noted seal', async () => {
    await write(3);
    await app.inside.sealAudit();
    await write(4);
    await app.inside.sealAudit();
    await app.inside.sealAudit();
    await write(2);
    const [first, second, ...others] = await seals();
    expect(others).toEqual([]);
    await owner.query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${new URL(app.site.ownerUrl).pathname.slice(1)} SET TimeZone TO 'Africa/Lagos'`,
    );
    const { code, output } = await runHostedCommand(['verify-audit'], {
      ...app.site.environment,
      DATABASE_URL: app.site.ownerUrl,
    });
    expect(code).toBe(0);
    expect(output).toContain('7 entries are as their 2 seals say; 2 newer ones are not sealed yet.');
    expect(output).toContain(`: ${second?.digest}\n`);
    expect(await verify(first?.digest ?? '')).toMatchObject({ code: 0 });
    expect(await verify('a'.repeat(64))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('none of its 2 seals'),
    });
    expect(await verify('a')).toMatchObject({ code: 1, errors: expect.stringContaining('64 characters') });
  });

  it.each([
    [
      'an entry was changed',
      `UPDATE audit_log SET actor_id = gen_random_uuid() WHERE id = 5`,
      `UPDATE audit_log SET actor_id = NULL WHERE id = 5`,
      'entries 4 to 7: the entries differ from those that were sealed',
    ],
    [
      'two entries were exchanged',
      `UPDATE audit_log SET object_id = CASE id WHEN 1 THEN '2' ELSE '1' END WHERE id IN (1, 2)`,
      `UPDATE audit_log SET object_id = id::text WHERE id IN (1, 2)`,
      'entries 1 to 3: the entries differ from those that were sealed',
    ],
    [
      'an entry is missing',
      `CREATE TABLE gone AS SELECT * FROM audit_log WHERE id = 2; DELETE FROM audit_log WHERE id = 2`,
      `INSERT INTO audit_log OVERRIDING SYSTEM VALUE SELECT * FROM gone; DROP TABLE gone`,
      'entries 1 to 3: there are 2 entries, but 3 were sealed',
    ],
    [
      'a seal was changed',
      `UPDATE audit_seals SET entry_count = 4, entries_digest = repeat('0', 64) WHERE number = 2`,
      `SELECT restore_seal()`,
      'entries 4 to 7: the entries differ from those that were sealed',
    ],
    [
      'a seal is missing',
      `CREATE TABLE gone AS SELECT * FROM audit_seals WHERE number = 1; DELETE FROM audit_seals WHERE number = 1`,
      `INSERT INTO audit_seals SELECT * FROM gone; DROP TABLE gone`,
      'seal 1, after entry 0, is missing',
    ],
    [
      'the time of a seal was changed',
      `UPDATE audit_seals SET sealed_at = sealed_at - interval '1 day' WHERE number = 1`,
      `UPDATE audit_seals SET sealed_at = sealed_at + interval '1 day' WHERE number = 1`,
      'entries 1 to 3: the seal itself was changed',
    ],
  ])('names the first range that differs: %s', async (_, statement, undo, said) => {
    if (undo.includes('restore_seal'))
      await owner.query(
        `CREATE TABLE kept AS SELECT * FROM audit_seals; CREATE FUNCTION restore_seal() RETURNS void LANGUAGE sql AS
       'UPDATE audit_seals s SET entry_count = k.entry_count, entries_digest = k.entries_digest FROM kept k WHERE k.number = s.number'`,
      );
    await tamper(statement, undo);
    expect(tampered).toEqual({ code: 1, errors: expect.stringContaining(said) });
  });

  it('covers an entry whose transaction was open while a later one was to be sealed', async () => {
    await app.inside.sealAudit();
    const before = await seals();
    const slow = new pg.Client({ connectionString: app.site.databaseUrl });
    await slow.connect();
    await slow.query('BEGIN');
    await write(1, slow);
    await write(1);
    await app.inside.sealAudit();
    expect(await seals()).toEqual(before);
    await slow.query('COMMIT');
    await slow.end();
    await app.inside.sealAudit();
    expect(await seals()).toHaveLength(before.length + 1);
    expect(await verify()).toMatchObject({
      code: 0,
      output: expect.stringContaining('11 entries are as their 4 seals say; 0 newer'),
    });
  });

  it('accepts a column added later, and covers its values', async () => {
    await owner.query('ALTER TABLE audit_log ADD COLUMN place varchar(10)');
    expect(await verify()).toMatchObject({ code: 0 });
    await owner.query(
      `INSERT INTO audit_log (action, object_type, object_id, place) VALUES ('job.created', 'job', '1', 'Lagos')`,
    );
    await app.inside.sealAudit();
    await tamper(
      `UPDATE audit_log SET place = 'Abuja' WHERE place = 'Lagos'`,
      `UPDATE audit_log SET place = 'Lagos' WHERE place = 'Abuja'`,
    );
    expect(tampered.code).toBe(1);
  });

  it('accepts a log that two replicas seal by turns', async () => {
    const replicas = await Promise.all(
      [1, 2].map(() => startApi({ DATABASE_URL: app.site.databaseUrl, MAINTENANCE_INTERVAL_SECONDS: '1' })),
    );
    try {
      for (let round = 1; round <= 3; round += 1) {
        await write(5);
        await eventually(async () => {
          const { output } = await verify();
          expect(output).toContain('0 newer ones are not sealed yet');
        });
      }
      expect(await verify()).toMatchObject({ code: 0 });
    } finally {
      for (const replica of replicas) await replica.close();
    }
  });
});
