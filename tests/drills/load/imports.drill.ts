import { expect, it } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import { compare, describe as inWords, gather } from '../../ledger/check.mjs';
import { openLedger } from '../../ledger/ledger.mjs';
import { logIn, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { startApi, withToken } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';
import { residentMemory } from '../support/load.mjs';
import { uploadTable } from '../../support/api/imports.js';
import { anApplicationTable } from '../../support/samples/tables.js';

const rows = 10_000;
/** With 50 the backend ends when it starts, and with 60 it is not reliable. */
const heapMegabytes = 96;

it('10,000 applications come in once each, although their backend is killed on the way', async () => {
  // This backend leaves imports to those that are started below.
  const app = await startApi({}, { importPoll: 86_400_000 });
  const owner = await registerAndLogIn(app);
  const { id: jobId } = await postJob(owner, { title: 'Many' });
  const ledger = await openLedger();
  const table = anApplicationTable('Many', rows);
  const act = await ledger.begin('import', { jobId, emails: table.match(/[\w.]+@example\.com/g) });
  const environment = {
    DATABASE_URL: app.site.databaseUrl,
    STORAGE_PATH: app.site.storagePath,
    NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
  };
  const first = await startServerProcess(environment);
  const api = withToken(first, await logIn(first, owner.account));
  const uploaded = await uploadTable(api, 'applications', table).expect(201);
  const { id, mapping } = uploaded.body as Schemas['ImportDto'];
  const state = async () =>
    (await app.query<{ state: string; rows_done: number }>('SELECT state, rows_done FROM imports'))[0];
  const until = (wanted: object) => eventually(async () => expect(await state()).toMatchObject(wanted));

  let since = performance.now();
  const tell = async (what: string, { pid }: ServerProcess) => {
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    const { now, highest } = await residentMemory(pid ?? 0);
    process.stdout.write(`  ${what}: ${seconds} s; memory ${now} MB, at its highest ${highest}\n`);
    since = performance.now();
  };
  await tell('uploaded', first);
  await api.put(`/api/imports/${id}/check`).send({ mapping }).expect(200);
  await until({ state: 'checked' });
  await tell('checked', first);
  await api.post(`/api/imports/${id}/start`).expect(202);
  await eventually(async () => expect((await state())?.rows_done).toBeGreaterThan(rows / 5));
  await tell(`imported ${(await state())?.rows_done} until the kill`, first);
  await first.kill();
  // As if the lease had run out.
  await app.query('UPDATE imports SET lease_until = now()');
  const second = await startServerProcess(environment);
  await tell('started another backend', second);
  await until({ state: 'done' });
  await tell('imported the others', second);
  // The import that is reported as done counts as acknowledged.
  await ledger.attempt(act, () => Promise.resolve(new Response()));
  // The table is removed just after the import is done.
  await eventually(async () =>
    expect(compare(ledger.acts, await gather(ledger.acts, { databaseUrl: app.site.ownerUrl }))).toEqual([]),
  );
  process.stdout.write(`  ${inWords(ledger.acts, [])}\n`);
  await ledger.close();
  await second.close();
  await first.close();
  await app.close();
});
