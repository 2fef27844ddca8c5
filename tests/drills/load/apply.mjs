// POST apply with a 1 MB PDF at 20 and at 100 connections, next to a bare node:http server that reads the same bodies
// and keeps nothing; then 100 uploads of 4 MB at once. Run: node tests/drills/load/apply.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { formOf, fromNetwork, MEGABYTE, pdfOf } from '../support/application-form.mjs';
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
  let index = 0;
  let accepted = 0;
  const apply = (address, cv) => async () => {
    index += 1;
    const response = await fetch(address, {
      method: 'POST',
      headers: fromNetwork(index),
      body: formOf(index, cv),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`status ${response.status}`);
    if (address === target) accepted += 1;
  };
  try {
    const [port] = await once(bare.stdout, 'data');
    const bareAddress = `http://127.0.0.1:${String(port).trim()}/`;
    const small = pdfOf(MEGABYTE);
    const report = async (name, address, cv, load) => {
      const { perSecond, milliseconds, failures } = await drive(load, apply(address, cv));
      const p99 = Math.round(percentile(milliseconds, 0.99));
      console.log(
        `${name}: ${load.count} at ${load.connections} connections: ${perSecond.toFixed(1)}/s, p99 ${p99} ms, ${failures.length} failed`,
      );
      if (failures.length > 0) throw failures[0];
      return perSecond;
    };
    const idle = await residentMemory(pid);
    console.log(`backend idle: ${idle.now} MB`);
    await report('warm-up', target, small, { connections: 20, count: 40 });
    for (const connections of [20, 100]) {
      const reference = await report('bare', bareAddress, small, { connections, count: 600 });
      const ours = await report('backend', target, small, { connections, count: 600 });
      console.log(`  ratio ${(ours / reference).toFixed(2)}`);
    }
    await report('backend, 4 MB', target, pdfOf(4 * MEGABYTE), { connections: 100, count: 300 });
    const memory = await residentMemory(pid);
    console.log(`backend resident memory: ${memory.now} MB now, ${memory.highest} MB at its highest`);
    const { rows } = await database.query('SELECT count(*)::int AS count FROM applications');
    console.log(`acknowledged ${accepted}, stored ${rows[0].count}`);
    if (rows[0].count !== accepted) throw new Error('acknowledged and stored differ');
  } finally {
    bare.kill();
  }
});
