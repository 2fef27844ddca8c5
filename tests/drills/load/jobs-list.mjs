// GET /api/jobs/ with 50 jobs, and one of them, each next to a bare node:http server that sends the same bytes. Run: node tests/drills/load/jobs-list.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';

const JOBS = 50;
const ROUNDS = 3;
const BARE_SERVER = `
  const body = Buffer.from(await (await fetch(process.argv[1])).arrayBuffer());
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const text = 'You will own the services behind wallets, transfers and the ledger. '.repeat(8);

await withBackend(async ({ url }) => {
  const token = await logIn(url);
  for (let i = 1; i <= JOBS; i += 1) {
    const job = {
      title: `Backend Engineer ${i}`,
      description: text,
      responsibility: text,
      requirements: text,
    };
    await postJson(`${url}/api/jobs/`, job, token);
  }
  const { id } = (await (await fetch(`${url}/api/jobs/`)).json())[0];
  await compare('50 jobs', `${url}/api/jobs/`);
  await compare('one job', `${url}/api/jobs/${id}`);
});

async function compare(name, address) {
  const bare = spawn(process.execPath, ['--input-type=module', '--eval', BARE_SERVER, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(bare.stdout, 'data');
    const bytes = (await (await fetch(address)).arrayBuffer()).byteLength;
    console.log(`${name}, ${bytes} bytes, 20 connections, ${ROUNDS} rounds in turn`);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const reference = await measure(`http://127.0.0.1:${String(port).trim()}/`);
      const ours = await measure(address);
      const ratio = (ours.perSecond / reference.perSecond).toFixed(2);
      console.log(
        `bare ${reference.perSecond}/s p99 ${reference.p99} ms | backend ${ours.perSecond}/s p99 ${ours.p99} ms | ratio ${ratio}`,
      );
    }
  } finally {
    bare.kill();
  }
}

async function measure(url) {
  await autocannon({ url, connections: 20, duration: 1 });
  const result = await autocannon({ url, connections: 20, duration: 5 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad responses`);
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}
