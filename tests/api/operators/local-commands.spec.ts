import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { loadSecrets, openDataFolder } from '../../../scripts/lib/data-folder.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { databaseFolder, startEmbeddedDatabase } from '../../../scripts/lib/start/database.mjs';
import { runToEnd } from '../../support/programs.js';

const program = inRoot('scripts/run.mjs');

it('commands use the data folder of npm start, whether it is running or not', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'smash-local-'));
  // PostgreSQL runs as a user of its own, which has to enter the folder.
  await chmod(parent, 0o755);
  const folder = path.join(parent, 'data');
  const run = (args: string[], input = '') =>
    runToEnd(process.execPath, [program, 'command', ...args], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATA_PATH: folder,
      },
      input,
    });
  expect((await run(['list-mails'])).errors).toContain(`There is no data in ${folder}`);

  await openDataFolder({ dataFolder: folder });
  const secrets = await loadSecrets(folder, databaseFolder(folder));
  expect(await run(['migrate'])).toMatchObject({ code: 0 });
  const password = 'a very long passphrase';
  expect(await run(['create-owner', 'ada.owner', 'ada@example.com'], password)).toMatchObject({ code: 0 });

  const { POSTGRES_PASSWORD: owner = '', DATABASE_PASSWORD: serving = '' } = secrets;
  const database = await startEmbeddedDatabase(folder, { owner, serving });
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', 'start.mjs']);
  try {
    await once(holder, 'spawn');
    const lock = (url: string) =>
      writeFile(path.join(folder, 'running.json'), JSON.stringify({ pid: holder.pid, url }));
    await lock('the command line');
    expect((await run(['list-mails'])).errors).toContain('Another command is running');
    await lock('http://x');
    expect(await run(['reset-password', 'ada.owner'], password)).toMatchObject({ code: 0 });
    expect(await run(['reset-password', 'nobody'], password)).toMatchObject({ code: 1 });
    await database.stop();
    expect((await run(['list-mails'])).errors).toContain('npm start has not started its database yet');
  } finally {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await database.stop();
  }
  await rm(parent, { recursive: true });
});
