import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { onceEnded } from './once-ended.mjs';

const DATABASE = 'smash';

/** Shell line that ends the cluster in a folder, and its standby, and removes the folder. */
const CLEAR_AWAY = `for file in "$1"/*/postmaster.pid; do kill -QUIT "$(head -n 1 "$file")"; done
  until rm -rf "$1"; do sleep 1; done`;

interface Cluster {
  port: number;
  url(database: string): string;
  stop(): Promise<void>;
  kill(): void;
}

/** A PostgreSQL of its own for one test file, which may stop it. */
export interface ThrowawayCluster {
  /** Connection string of an empty database in it. */
  url: string;
  /** Ends it, breaking connections off. */
  stop(): Promise<void>;
  /** Ends its main process with SIGKILL: unwritten data is lost. */
  kill(): Promise<void>;
  /** Whether its main process runs. */
  isRunning(): Promise<boolean>;
  /** Makes a streaming standby of it, which is removed with it. */
  addStandby(): Promise<Standby>;
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** A streaming standby of a cluster. */
export interface Standby {
  /** Connection string of the database of {@link ThrowawayCluster.url}, on the standby. */
  url: string;
  stop(): Promise<void>;
  restart(): Promise<void>;
}

interface Options {
  folder: string;
  logFile: string;
  password: string;
  port?: number;
  isDisposable: boolean;
}

interface Scripts {
  startCluster: (options: Options) => Promise<Cluster>;
  ensureDatabase: (cluster: Cluster, name: string) => Promise<unknown>;
}

const scripts = '../../../scripts/lib/postgres';

const start = async (options: Options): Promise<Cluster> => {
  const { startCluster } = (await import(`${scripts}/cluster.mjs`)) as Scripts;
  const cluster = await startCluster(options);
  if (options.port !== undefined && cluster.port !== options.port)
    throw new Error(`Port ${options.port} was taken by another program.`);
  return cluster;
};

/**
 * Starts a cluster with new files. A durable one keeps acknowledged changes even when it is killed.
 * @param options parent: folder that its own folder is made in
 */
export async function startThrowawayCluster({
  isDurable = false,
  parent = tmpdir(),
} = {}): Promise<ThrowawayCluster> {
  const { ensureDatabase } = (await import(`${scripts}/databases.mjs`)) as Scripts;
  const folder = await mkdtemp(path.join(parent, 'smash-cluster-'));
  // PostgreSQL runs as a user of its own, who has to pass through.
  await chmod(folder, 0o711);
  const options = {
    folder: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    password: 'throw-away',
    isDisposable: !isDurable,
  };
  const clearAway = onceEnded(CLEAR_AWAY, folder);
  let cluster = await start(options);
  let standby: Standby | undefined;
  const { port } = cluster;
  const signal = async (name: NodeJS.Signals | 0) => {
    const lines = await readFile(path.join(options.folder, 'postmaster.pid'), 'utf8');
    process.kill(Number(lines.split('\n')[0]), name);
  };
  await ensureDatabase(cluster, DATABASE);
  return {
    url: cluster.url(DATABASE),
    stop: () => cluster.stop(),
    kill: () => signal('SIGKILL'),
    isRunning: () =>
      signal(0).then(
        () => true,
        () => false,
      ),
    async addStandby() {
      standby = await startStandby(cluster.url(DATABASE), options);
      return standby;
    },
    async restart() {
      cluster = await start({ ...options, port });
    },
    async remove() {
      await standby?.stop();
      await cluster.stop();
      await clearAway();
    },
  };
}

/** Makes a standby as pg_basebackup does, which npm's packages of PostgreSQL lack. */
async function startStandby(primaryUrl: string, primary: Options): Promise<Standby> {
  const options = {
    ...primary,
    folder: `${primary.folder}-standby`,
    logFile: path.join(path.dirname(primary.folder), 'standby.log'),
  };
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('standby', fast => true)`);
    // `-a` keeps the owner of the files.
    await promisify(execFile)('cp', ['-a', primary.folder, options.folder]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await add(options.folder, 'backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  await rm(path.join(options.folder, 'postmaster.pid'));
  await add(options.folder, 'standby.signal', '');
  await add(options.folder, 'postgresql.auto.conf', `primary_conninfo = '${primaryUrl}'\n`);
  let cluster = await start(options);
  const { port } = cluster;
  return {
    url: cluster.url(DATABASE),
    stop: () => cluster.stop(),
    async restart() {
      cluster = await start({ ...options, port });
    },
  };
}

/** Appends to a file and gives it the owner of its folder. */
async function add(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await appendFile(file, text);
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}
