// POST apply with a 1 MB PDF at 20 and at 100 connections, next to a bare node:http server that reads the same bodies
// and keeps nothing; then 100 uploads of 4 MB at once. Run: node tests/drills/load/apply.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { newApplication } from '../../faults/ledger/application.mjs';
import { compare, describe, gather } from '../../faults/ledger/check.mjs';
import { isAcknowledged, openLedger } from '../../faults/ledger/ledger.mjs';
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { fromNetwork, MEGABYTE } from '../support/application-form.mjs';
import { drive, percentile, residentMemory } from '../support/load.mjs';

const BARE_SERVER = `
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(201, { 'Content-Type': 'application/json' }).end('{}'));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

await withBackend(async ({ url, pid, database }) => {
  const token = await logIn(url);
  const text = 'x';
  const job = { title: 'Load', description: text, responsibility: text, requirements: text };
  const { id } = await postJson(`${url}/api/jobs/`, job, token);
  const target = `${url}/api/jobs/${id}/apply`;
  const bare = spawn(process.execPath, ['--input-type=module', '--eval', BARE_SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The disk of the ledger is not what is measured.
  const ledger = await openLedger({ isDurable: false });
  const apply = (cvBytes) => async () => {
    const { sent, form } = newApplication({ jobId: id, cvBytes });
    const act = await ledger.begin('application', sent);
    const headers = fromNetwork(ledger.acts.length);
    await ledger.attempt(act, () => fetch(target, { method: 'POST', headers, body: form() }));
    if (!isAcknowledged(act)) throw new Error(`answered ${JSON.stringify(act.answers)}`);
  };
  const applyToBare = (address, cvBytes) => async () => {
    const response = await fetch(address, {
      method: 'POST',
      body: newApplication({ jobId: id, cvBytes }).form(),
    });
    await response.arrayBuffer();
  };
  try {
    const [port] = await once(bare.stdout, 'data');
    const bareAddress = `http://127.0.0.1:${String(port).trim()}/`;
    const report = async (name, action, load) => {
      const { perSecond, milliseconds, failures } = await drive(load, action);
      const p99 = Math.round(percentile(milliseconds, 0.99));
      console.log(
        `${name}: ${load.count} at ${load.connections} connections: ${perSecond.toFixed(1)}/s, p99 ${p99} ms, ${failures.length} failed`,
      );
      if (failures.length > 0) throw failures[0];
      return perSecond;
    };
    const idle = await residentMemory(pid);
    console.log(`backend idle: ${idle.now} MB`);
    await report('warm-up', apply(MEGABYTE), { connections: 20, count: 40 });
    for (const connections of [20, 100]) {
      const reference = await report('bare', applyToBare(bareAddress, MEGABYTE), { connections, count: 600 });
      const ours = await report('backend', apply(MEGABYTE), { connections, count: 600 });
      console.log(`  ratio ${(ours / reference).toFixed(2)}`);
    }
    await report('backend, 4 MB', apply(4 * MEGABYTE), { connections: 100, count: 300 });
    const memory = await residentMemory(pid);
    console.log(`backend resident memory: ${memory.now} MB now, ${memory.highest} MB at its highest`);
    const query = async (sql, values) => (await database.query(sql, values)).rows;
    const findings = compare(ledger.acts, await gather(ledger.acts, { query, url, token }));
    console.log(describe(ledger.acts, findings));
    if (findings.length > 0) throw new Error('acknowledged and stored differ');
  } finally {
    bare.kill();
  }
});
