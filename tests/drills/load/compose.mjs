// Figures of a running compose installation: sizes of its images, memory of each container idle and under load, and
// GET /api/jobs/ through nginx next to a second nginx of the same image that serves the same bytes from a file.
// Run: [READERS=8] [APPLICANTS=8] node tests/drills/load/compose.mjs http://localhost:8080     (RATE_LIMIT_FACTOR=1000 in its .env, and ADMIN_SETUP_TOKEN of it here)
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { root } from '../../../scripts/lib/paths.mjs';
import { letVisitorsIn } from './visitors.mjs';

const [url = 'http://localhost:8080'] = process.argv.slice(2);
const ROUNDS = 3;
const LOAD_MS = 60_000;
const FILE_SERVER = `
  worker_processes auto;
  pid /tmp/nginx.pid;
  error_log /dev/stderr;
  events { worker_connections 1024; }
  http {
    access_log /dev/stdout;
    client_body_temp_path /tmp/1; proxy_temp_path /tmp/2; fastcgi_temp_path /tmp/3; uwsgi_temp_path /tmp/4; scgi_temp_path /tmp/5;
    server { listen 8080; location / { default_type application/json; alias /srv/bytes/; } }
  }
`;

async function docker(...args) {
  const { stdout } = await promisify(execFile)('docker', args, { cwd: root });
  return stdout.trim();
}

const IN_BYTES = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** Memory of each running container of the installation, in MB. */
async function memory(containers) {
  const lines = await docker('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}', ...containers);
  return new Map(
    lines.split('\n').map((line) => {
      const [, name, amount, unit] = /^(\S+) ([\d.]+)(\w+)/.exec(line) ?? [];
      return [name, (Number(amount) * IN_BYTES[unit]) / 1e6];
    }),
  );
}

async function perSecond(address) {
  await autocannon({ url: address, connections: 16, duration: 1 });
  const { requests, non2xx, errors } = await autocannon({ url: address, connections: 16, duration: 5 });
  if (non2xx > 0 || errors > 0) throw new Error(`${address}: ${non2xx} bad responses, ${errors} errors`);
  return requests.average;
}

/** Calls `use` while an nginx serves the bytes of an address from a file. */
async function withFileServer(image, address, use) {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-bytes-'));
  const response = await fetch(address);
  await writeFile(path.join(folder, 'jobs'), Buffer.from(await response.arrayBuffer()));
  await writeFile(path.join(folder, 'nginx.conf'), FILE_SERVER);
  await chmod(folder, 0o755);
  const mount = ['--volume', `${folder}:/srv/bytes:ro`, '--tmpfs', '/tmp:uid=101'];
  const program = ['--entrypoint', 'nginx', image, '-c', '/srv/bytes/nginx.conf', '-g', 'daemon off;'];
  const id = await docker('run', '--detach', '--rm', '--publish', '127.0.0.1::8080', ...mount, ...program);
  try {
    await delay(1000);
    const [host] = (await docker('port', id, '8080')).split('\n');
    return await use(`http://${host}/jobs`);
  } finally {
    await docker('stop', id);
    await rm(folder, { recursive: true });
  }
}

const containers = (await docker('compose', 'ps', '--quiet')).split('\n');
for (const service of ['backend', 'nginx']) {
  const [id] = (await docker('compose', 'ps', '--quiet', service)).split('\n');
  const image = await docker('inspect', '--format', '{{.Config.Image}}', id);
  const size = Number(await docker('image', 'inspect', '--format', '{{.Size}}', image));
  console.log(`image ${image}: ${(size / 1e6).toFixed(0)} MB`);
}

const idle = await memory(containers);
const [edge] = (await docker('compose', 'ps', '--quiet', 'nginx')).split('\n');
const jobs = `${url}/api/jobs/`;
await withFileServer(await docker('inspect', '--format', '{{.Config.Image}}', edge), jobs, async (file) => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const reference = await perSecond(file);
    const ours = await perSecond(jobs);
    console.log(
      `jobs: file ${reference.toFixed(0)}/s, API ${ours.toFixed(0)}/s, ratio ${(ours / reference).toFixed(2)}`,
    );
  }
});

const { READERS = 8, APPLICANTS = 8 } = process.env;
const { leave } = await letVisitorsIn(url, { readers: Number(READERS), applicants: Number(APPLICANTS) });
const highest = new Map();
for (const end = performance.now() + LOAD_MS; performance.now() < end;) {
  for (const [name, megabytes] of await memory(containers))
    highest.set(name, Math.max(megabytes, highest.get(name) ?? 0));
}
process.exitCode = (await leave()) ? 0 : 1;
for (const [name, megabytes] of idle)
  console.log(
    `${name}: ${megabytes.toFixed(0)} MB idle, ${highest.get(name)?.toFixed(0)} MB at most under load`,
  );
