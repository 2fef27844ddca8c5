import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { startCluster } from '../../../scripts/lib/postgres/cluster.mjs';

it('the log of the database that npm start sets up holds no values of rows', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-log-'));
  const logFile = path.join(folder, 'postgres.log');
  // The user of PostgreSQL has to be able to enter it.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'data'));
  const cluster = await startCluster({
    folder: path.join(folder, 'data', 'cluster'),
    logFile,
    password: 'of-this-test',
    isDisposable: true,
  });
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  try {
    await client.connect();
    await client.query(
      'CREATE TABLE people (email text CONSTRAINT uq_email UNIQUE, age int CHECK (age > 0))',
    );
    await client.query(`INSERT INTO people VALUES ('canary@example.com', 7)`);
    const insert = 'INSERT INTO people VALUES ($1, $2)';
    await expect(client.query(insert, ['canary@example.com', 7])).rejects.toThrow('uq_email');
    await expect(client.query(insert, ['canary.two@example.com', -7])).rejects.toThrow('check constraint');
    await expect(client.query(`INSERT INTO people VALUES ('canary@example.com', 7)`)).rejects.toThrow();
  } finally {
    await client.end();
    await cluster.stop();
  }
  const log = await readFile(logFile, 'utf8');
  await rm(folder, { recursive: true });
  expect(log.match(/violates (unique|check) constraint/g)).toHaveLength(3);
  expect(log).not.toMatch(/canary/);
});
