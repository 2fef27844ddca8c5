// POST apply with a 1 MB PDF at 20 and at 100 connections, next to a bare node:http server that reads the same bodies
// and keeps nothing; then 100 uploads of 4 MB at once. Run: node tests/drills/load/apply.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { drive, percentile, residentMemory } from '../support/load.mjs';

const MEGABYTE = 1024 * 1024;
const BARE_SERVER = `
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(201, { 'Content-Type': 'application/json' }).end('{}'));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** A PDF as far as its content is looked at, of exactly so many bytes. */
function pdfOf(size) {
  const bytes = Buffer.alloc(size, 'x');
  bytes.write('%PDF-1.7\n%');
  bytes.write('\n%%EOF\n', size - 7);
  return new Blob([bytes], { type: 'application/pdf' });
}

function formOf(index, cv) {
  const form = new FormData();
  const answers = {
    first_name: 'Load',
    last_name: `Tester ${index}`,
    dob: '1990-01-01',
    state_of_origin: 'Lagos',
    state_of_resident: 'FCT',
    address: '1 Test Close',
    email: `load-${index}@example.com`,
    phone: '+234 803 555 0100',
    social_link: 'linkedin.com/in/load',
  };
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  form.set('cv_file', cv, 'cv.pdf');
  return form;
}

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
    const response = await fetch(address, { method: 'POST', body: formOf(index++, cv) });
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
