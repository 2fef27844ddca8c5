import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { registerAndLogIn } from '../../support/api/actions.js';
import { startApi } from '../../support/api/app.js';
import { requireVariable } from '../../support/servers/test-database.js';
import { runHostedCommand } from '../../support/servers/server-host.js';
import { startServerProcess } from '../../support/servers/server-process.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

describe('a migration with an owner and a serving role', () => {
  let server: pg.Client;
  let site: TestSite;
  let name: string;
  let owner: string;

  /** Works on the whole server, as the role that set it up. */
  beforeEach(async () => {
    name = `made_${randomBytes(8).toString('hex')}`;
    server = new pg.Client({ connectionString: requireVariable('TEST_DATABASE_URL') });
    await server.connect();
    await server.query(
      `CREATE DATABASE ${name} TEMPLATE ${requireVariable('TEST_DATABASE_TEMPLATE')} STRATEGY file_copy`,
    );
    owner = addressOf();
    site = await createTestSite({ DATABASE_URL: owner });
  });
  afterEach(async () => {
    await site.remove();
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    for (const role of [name, `${name}_owner`]) await server.query(`DROP ROLE IF EXISTS ${role}`);
    await server.end();
  });

  async function emptyDatabase(): Promise<void> {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.query(`CREATE DATABASE ${name}`);
  }

  /** Address of the database for a role, by default for the one that set it up. */
  function addressOf(role?: string, password = ''): string {
    const url = new URL(requireVariable('TEST_DATABASE_URL'));
    url.pathname = `/${name}`;
    return Object.assign(url, role === undefined ? {} : { username: role, password }).href;
  }
  const migrate = (addresses: { DATABASE_URL: string; DATABASE_OWNER_URL?: string }) =>
    runHostedCommand(['migrate'], { ...site.environment, ...addresses });
  const awaitSchema = (DATABASE_URL: string) =>
    runHostedCommand(['await-schema'], { ...site.environment, DATABASE_URL });
  const ask = async (address: string, statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      return (await client.query(statement)).rows as unknown[];
    } finally {
      await client.end();
    }
  };

  it('makes the serving role of an installation that had only one role, and follows its password', async () => {
    expect(await migrate({ DATABASE_URL: owner })).toMatchObject({ code: 0 });
    const serving = addressOf(name, 'first%2Fpassword');
    expect(await migrate({ DATABASE_URL: serving, DATABASE_OWNER_URL: owner })).toMatchObject({ code: 0 });
    expect(await ask(serving, 'SELECT count(*)::int AS zones FROM zones')).toEqual([{ zones: 6 }]);
    await expect(ask(serving, 'CREATE TEMPORARY TABLE mine (id integer)')).rejects.toThrow(
      'permission denied',
    );
    expect(await awaitSchema(serving)).toMatchObject({ code: 0 });

    const changed = addressOf(name, 'second');
    expect(await migrate({ DATABASE_URL: changed, DATABASE_OWNER_URL: owner })).toMatchObject({ code: 0 });
    await expect(ask(serving, 'SELECT 1')).rejects.toThrow('password authentication failed');
    const [kept] = await ask(owner, `SELECT rolpassword AS kept FROM pg_authid WHERE rolname = '${name}'`);
    expect(await migrate({ DATABASE_URL: changed, DATABASE_OWNER_URL: owner })).toMatchObject({ code: 0 });
    expect(await ask(owner, `SELECT rolpassword AS kept FROM pg_authid WHERE rolname = '${name}'`)).toEqual([
      kept,
    ]);
  });

  it('restores the rights of the serving role that somebody has changed', async () => {
    const serving = addressOf(name, 'password');
    await migrate({ DATABASE_URL: serving, DATABASE_OWNER_URL: owner });
    await ask(owner, `GRANT ALL ON audit_log TO ${name}`);
    await ask(owner, `REVOKE INSERT ON jobs FROM ${name}`);
    await migrate({ DATABASE_URL: serving, DATABASE_OWNER_URL: owner });
    await expect(ask(serving, 'DELETE FROM audit_log')).rejects.toThrow('permission denied');
    expect(await awaitSchema(serving)).toMatchObject({ code: 0 });
  });

  it('leaves rights and views as they are if a newer version has migrated', async () => {
    const serving = addressOf(name, 'password');
    const addresses = { DATABASE_URL: serving, DATABASE_OWNER_URL: owner };
    await migrate(addresses);
    await ask(
      owner,
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTomorrow9999999999999');
       CREATE TABLE of_tomorrow (id integer);
       GRANT SELECT ON of_tomorrow TO ${name};
       CREATE VIEW limited.of_tomorrow WITH (security_invoker = true) AS SELECT * FROM of_tomorrow;
       COMMENT ON SCHEMA limited IS 'of tomorrow';
       REVOKE INSERT ON jobs FROM ${name}`,
    );
    expect(await migrate(addresses)).toMatchObject({ code: 0 });
    expect(await ask(serving, 'SELECT FROM limited.of_tomorrow')).toEqual([]);
    expect(await awaitSchema(serving)).toMatchObject({ code: 0 });

    // As after the migration of the newer version was killed.
    await ask(owner, 'DROP SCHEMA limited CASCADE; CREATE SCHEMA limited');
    expect(await migrate(addresses)).toMatchObject({ code: 0 });
    expect(await ask(serving, 'SELECT FROM limited.tags')).toEqual([]);

    // Beside another branch rather than a newer version, pending migrations run all the same.
    await ask(owner, `DELETE FROM migrations WHERE name = 'OrderOfDueMails1798800000000'`);
    expect(await migrate(addresses)).toMatchObject({ code: 0 });
    expect(await awaitSchema(serving)).toMatchObject({ code: 0 });
  });

  it('works with an owner that is no superuser, and a serving role that somebody else made', async () => {
    await emptyDatabase();
    await server.query(`CREATE ROLE ${name}_owner LOGIN PASSWORD 'of-the-owner'`);
    await server.query(`CREATE ROLE ${name} LOGIN PASSWORD 'given'`);
    await server.query(`ALTER DATABASE ${name} OWNER TO ${name}_owner`);
    const addresses = {
      DATABASE_OWNER_URL: addressOf(`${name}_owner`, 'of-the-owner'),
      DATABASE_URL: addressOf(name, 'given'),
    };
    expect(await migrate(addresses)).toMatchObject({ code: 0, errors: '' });
    expect(await awaitSchema(addresses.DATABASE_URL)).toMatchObject({ code: 0 });
    await expect(ask(addresses.DATABASE_URL, 'DELETE FROM audit_log')).rejects.toThrow('permission denied');
    const refused = await migrate({ ...addresses, DATABASE_URL: addressOf(`${name}_other`, 'x') });
    expect(refused).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`CREATE ROLE "${name}_other"`),
    });
  });

  it('refuses a serving role that is a superuser', async () => {
    await server.query(`CREATE ROLE ${name} LOGIN SUPERUSER PASSWORD 'x'`);
    const refused = await migrate({ DATABASE_URL: addressOf(name, 'x'), DATABASE_OWNER_URL: owner });
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('is a superuser') });
  });

  it('works with one role as well, which the server reports at its start', async () => {
    expect(await migrate({ DATABASE_URL: owner })).toMatchObject({ code: 0 });
    const one = await startServerProcess({ DATABASE_URL: owner, MIGRATE_ON_START: 'true' });
    await one.close();
    expect(one.output().match(/owns the tables.*docs\/operations\.md#roles-in-the-database/g)).toHaveLength(
      1,
    );
  });

  it('can run as a server starts, which then serves with the serving role', async () => {
    await emptyDatabase();
    const app = await startApi({
      DATABASE_URL: addressOf(name, 'password'),
      DATABASE_OWNER_URL: owner,
      MIGRATE_ON_START: 'true',
    });
    try {
      await registerAndLogIn(app);
      const connected = await app.query<{ usename: string }>(
        `SELECT DISTINCT usename FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'smash-backend'`,
      );
      expect(connected).toEqual([{ usename: name }]);
    } finally {
      await app.close();
    }
  });
});
