// POST apply with a 1 MB PDF at 10, 50 and 100 connections, in turn with the same bodies put straight into the same kind of store,
// and with a bare node:http server that reads them and keeps nothing; then 100 uploads of 4 MB at once.
// Run: node tests/drills/load/apply.mjs, or with STORE=s3
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { startS3 } from '../../../scripts/lib/test/s3-server.mjs';
import { newApplication } from '../../ledger/application.mjs';
import { compare, describe, gather } from '../../ledger/check.mjs';
import { isAcknowledged, openLedger } from '../../ledger/ledger.mjs';
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { fromNetwork, MEGABYTE } from '../support/application-form.mjs';
import { drive, percentile, processorTime, residentMemory } from '../support/load.mjs';

const CONNECTIONS = [10, 50, 100];
const COUNT = Number(process.env.COUNT ?? 600);
const bareServers = [];

const folder = await mkdtemp(path.join(tmpdir(), 'smash-uploads-'));
const s3 = process.env.STORE === 's3' ? await startS3(folder) : undefined;
try {
  const place = s3 && placeIn(s3.settings);
  const servers = {
    bare: { url: await startBare() },
    store: { url: await startBare(place ?? path.join(folder, 'files')) },
  };
  await withBackend((backend) => measure(backend, servers), place && settingsFor(place));
} finally {
  for (const server of bareServers) server.kill();
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure({ url, pid, database }, servers) {
  const token = await logIn(url);
  const text = 'x';
  const job = { title: 'Load', description: text, responsibility: text, requirements: text };
  const { id } = await postJson(`${url}/api/jobs/`, job, token);
  const target = `${url}/api/jobs/${id}/apply`;
  // Writes of the ledger to the disk must not change what is measured.
  const ledger = await openLedger({ isDurable: false });
  const apply = (cvBytes) => async () => {
    const { sent, form } = newApplication({ jobId: id, cvBytes });
    const act = await ledger.begin('application', sent);
    const headers = fromNetwork(ledger.acts.length);
    await ledger.attempt(act, () => fetch(target, { method: 'POST', headers, body: form() }));
    if (!isAcknowledged(act)) throw new Error(`answered ${JSON.stringify(act.answers)}`);
  };
  const send =
    ({ url: address }) =>
    async () => {
      const body = newApplication({ jobId: id, cvBytes: MEGABYTE }).form();
      const response = await fetch(address, { method: 'POST', body });
      if (response.status !== 201) throw new Error(`answered ${response.status}`);
      await response.arrayBuffer();
    };
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
  for (const connections of CONNECTIONS) {
    const load = { connections, count: COUNT };
    const bare = await report('bare', send(servers.bare), load);
    const stored = await report('put into the store', send(servers.store), load);
    const before = await processorTime(pid);
    const ours = await report('backend', apply(MEGABYTE), load);
    const each = (await processorTime(pid)) - before;
    console.log(
      `  ${(ours / bare).toFixed(2)} of bare, ${(ours / stored).toFixed(2)} of the store; ${(each / COUNT).toFixed(1)} ms of processor time each`,
    );
  }
  await report('backend, 4 MB', apply(4 * MEGABYTE), { connections: 100, count: 300 });
  const memory = await residentMemory(pid);
  console.log(`backend resident memory: ${memory.now} MB now, ${memory.highest} MB at its highest`);
  const query = async (sql, values) => (await database.query(sql, values)).rows;
  await ledger.close();
  const findings = compare(ledger.acts, await gather(ledger.acts, { query, url, token }));
  console.log(describe(ledger.acts, findings));
  if (findings.length > 0) throw new Error('acknowledged and stored differ');
}

/** @param {string | object} [place] of a store */
async function startBare(place) {
  const program = inRoot('tests', 'drills', 'load', 'bare-uploads.mjs');
  const server = spawn(process.execPath, [program, ...(place ? [JSON.stringify(place)] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  bareServers.push(server);
  const [port] = await once(server.stdout, 'data');
  return `http://127.0.0.1:${String(port).trim()}/`;
}

function placeIn({ endpoint, accessKey, secretKey }) {
  return { endpoint, region: 'us-east-1', bucket: 'load', accessKey, secretKey };
}

function settingsFor({ endpoint, region, bucket, accessKey, secretKey }) {
  return {
    STORAGE: 's3',
    STORAGE_PATH: '',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
}
