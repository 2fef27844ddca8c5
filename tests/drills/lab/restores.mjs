// Takes the database of deploy/swarm/cluster back to a second, then to a later one of the time before that restore, then loses every
// node with its disk and restores all that was archived; a failover comes between. Two nodes under Patroni, one etcd and an S3 run on
// this machine's engine, without a swarm: this is given what deploy/swarm/restore writes into .env.
// Run: node tests/drills/lab/restores.mjs      (the images smash-technology/cluster and smash-technology/minio: tests/drills/lab/README.md)
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const CLUSTER = process.env.CLUSTER_IMAGE ?? 'smash-technology/cluster';
const STORE = process.env.OBJECTS_IMAGE ?? 'smash-technology/minio';
const NAME = 'smash-restores';
const NODES = ['node1', 'node2'];
/** etcd's other two names lead to the one that runs. */
const ETCD = ['etcd1', 'etcd2', 'etcd3'];
const READY_MS = 300_000;
const BUCKET = 'database-backups';
const PROXY = `defaults
    mode tcp
    timeout connect 5s
    timeout client 10m
    timeout server 10m
listen store
    bind :9443 ssl crt /drill/store.pem
    server store ${NAME}-store:9000
`;
const user = 'drill';
const password = randomBytes(12).toString('hex');

const run = promisify(execFile);
const docker = async (...args) => (await run('docker', args)).stdout.trim();
const start = (name, ...args) =>
  docker('run', '-d', '--name', `${NAME}-${name}`, '--network', NAME, '-v', `${folder}:/drill:ro`, ...args);
const inNode = (node, ...command) => docker('exec', `${NAME}-${node}`, ...command);
const ask = (node, statement) =>
  inNode(node, 'psql', '-h', '/var/run/postgresql', '-U', 'smash', '-d', 'smash', '-qAtXc', statement);
const isStandby = (node) => ask(node, 'SELECT pg_is_in_recovery()').catch(() => '');

async function until(what, check) {
  for (const end = Date.now() + READY_MS; ;) {
    const found = await check().catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new Error(`Still not so: ${what}`);
    await delay(1_000);
  }
}
const leader = (nodes = NODES) =>
  until('a node leads', async () => {
    for (const node of nodes) if ((await isStandby(node)) === 'f') return node;
  });

async function makeFiles() {
  const key = path.join(folder, 'store.key');
  const certificate = ['-nodes', '-days', '2', '-subj', '/CN=store', '-keyout', key, '-out', `${key}.crt`];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...certificate]);
  await run('sh', ['-c', `cat "$1.crt" "$1" > "$2"`, '-', key, path.join(folder, 'store.pem')]);
  const secrets = {
    BACKUP_S3_ACCESS_KEY: user,
    BACKUP_S3_SECRET_KEY: password,
    BACKUP_PASSPHRASE: password,
    CLUSTER_PASSWORD: password,
    POSTGRES_PASSWORD: password,
  };
  for (const [name, value] of Object.entries({ ...secrets, 'store.cfg': PROXY }))
    await writeFile(path.join(folder, name), value);
  await run('chmod', ['-R', 'a+rX', folder]);
}
const startEtcd = () =>
  start(
    'etcd',
    ...ETCD.flatMap((name) => ['--network-alias', name]),
    ...settings({
      ETCD_NAME: 'etcd1',
      ETCD_DATA_DIR: '/tmp/etcd',
      ETCD_LISTEN_CLIENT_URLS: 'http://0.0.0.0:2379',
      ETCD_LISTEN_PEER_URLS: 'http://0.0.0.0:2380',
      ETCD_ADVERTISE_CLIENT_URLS: 'http://etcd1:2379',
      ETCD_INITIAL_ADVERTISE_PEER_URLS: 'http://etcd1:2380',
      ETCD_INITIAL_CLUSTER: 'etcd1=http://etcd1:2380',
    }),
    CLUSTER,
    'etcd',
  );
const settings = (values) => Object.entries(values).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
async function startStore() {
  const login = settings({ MINIO_ROOT_USER: user, MINIO_ROOT_PASSWORD: password });
  await start('store', ...login, STORE);
  await start('tls', CLUSTER, 'haproxy', '-W', '-db', '-f', '/drill/store.cfg');
  const makeBucket = `mc alias set store http://${NAME}-store:9000 ${user} ${password} && mc mb --ignore-existing store/${BUCKET}`;
  await until('the store has a bucket', () =>
    docker(
      'run',
      '--rm',
      '--network',
      NAME,
      '-e',
      'MC_CONFIG_DIR=/tmp/mc',
      '--entrypoint',
      'sh',
      STORE,
      '-c',
      makeBucket,
    ),
  );
}

/** What .env says of restores, as deploy/swarm/restore writes it. */
let restored = { DATABASE_GENERATION: 1, RESTORE_TO: '', RESTORE_TIMELINE: '', RESTORES: '' };

const startNode = (node) =>
  start(
    node,
    ...[
      '--shm-size',
      '256m',
      '-v',
      `${NAME}-${node}:/var/lib/postgresql/data`,
      '-v',
      `${folder}:/run/secrets:ro`,
    ],
    ...settings({
      NODE: node,
      BACKUP_S3_ENDPOINT: `https://${NAME}-tls:9443`,
      BACKUP_S3_BUCKET: BUCKET,
      BACKUP_S3_REGION: 'us-east-1',
      BACKUP_S3_VERIFY_TLS: 'n',
      ...restored,
    }),
    CLUSTER,
    'database',
  );
/** Starts both nodes and waits until one leads and the other follows; an empty disk is filled by the other. */
async function startNodes() {
  for (const node of NODES) await startNode(node);
  const first = await leader();
  await until(
    'the other follows',
    async () => (await isStandby(NODES.find((node) => node !== first))) === 't',
  );
}
const remove = (...names) => docker('rm', '-f', ...names.map((name) => `${NAME}-${name}`));

/** Writes lots of five rows, each a second after what came before. @returns the second after each */
async function write(...lots) {
  const moments = [];
  const node = await leader();
  for (const lot of lots) {
    await ask(node, `INSERT INTO lots SELECT '${lot}' FROM generate_series(1, 5)`);
    await delay(1_500);
    moments.push(`${new Date().toISOString().slice(0, 19).replace('T', ' ')}+00`);
    await delay(1_500);
  }
  const file = await ask(node, 'SELECT pg_walfile_name(pg_switch_wal())');
  const isArchived = `SELECT last_archived_wal >= '${file}' FROM pg_stat_archiver`;
  await until('what was written is archived', async () => (await ask(node, isArchived)) === 't');
  return moments;
}
async function restore(to, timeline, expected) {
  const { DATABASE_GENERATION, RESTORES } = restored;
  const current = await timelineOf().catch(() => '?');
  const began = `${new Date().toISOString().slice(0, 19)}Z=${current}`;
  const entries = [RESTORES, began].filter(Boolean).join(',');
  restored = {
    DATABASE_GENERATION: DATABASE_GENERATION + 1,
    RESTORE_TO: to,
    RESTORE_TIMELINE: timeline,
    RESTORES: entries,
  };
  const started = Date.now();
  await remove(...NODES).catch(() => undefined);
  await startNodes();
  const counts = await ask(await leader(), 'SELECT lot, count(*) FROM lots GROUP BY lot ORDER BY lot');
  const found = counts.split('\n').join(' ');
  const wanted = expected.map((lot) => `${lot}|5`).join(' ');
  console.log(`restored to ${to} in ${((Date.now() - started) / 1_000).toFixed(0)} s: ${found}`);
  if (found !== wanted) throw new Error(`Expected ${wanted}`);
}
const timelineOf = async () => {
  for (const node of NODES)
    if ((await isStandby(node)) === 'f') return ask(node, 'SELECT timeline_id FROM pg_control_checkpoint()');
  throw new Error('No node leads.');
};
const backUp = async () => inNode(await leader(), 'back-up');

const folder = await mkdtemp(path.join(tmpdir(), 'smash-restores-'));
try {
  await makeFiles();
  await docker('network', 'create', NAME);
  await startStore();
  await startEtcd();
  await startNodes();
  await ask(await leader(), 'CREATE TABLE lots (lot text)');
  await backUp();
  const [second, later] = await write('a', 'b', 'c');
  const before = await timelineOf();
  await restore(second, '', ['a']);
  await backUp();
  await write('d');
  await restore(later, before, ['a', 'b']);
  await backUp();

  const lost = await leader();
  await write('e');
  await remove(lost);
  await leader(NODES.filter((node) => node !== lost));
  await startNode(lost);
  await until('the lost node follows', async () => (await isStandby(lost)) === 't');
  await backUp();
  await write('f');
  await remove(...NODES, 'etcd');
  await docker('volume', 'rm', ...NODES.map((node) => `${NAME}-${node}`));
  await startEtcd();
  await restore('end', '', ['a', 'b', 'e', 'f']);
} finally {
  await remove(...NODES, 'etcd', 'tls', 'store').catch(() => undefined);
  await docker('volume', 'rm', ...NODES.map((node) => `${NAME}-${node}`)).catch(() => undefined);
  await docker('network', 'rm', NAME).catch(() => undefined);
  await rm(folder, { recursive: true });
}
