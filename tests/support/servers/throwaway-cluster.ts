import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
  /** Ends its first process with SIGKILL: what was not written is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

interface Scripts {
  startCluster: (options: object) => Promise<Cluster>;
  ensureDatabase: (cluster: Cluster, name: string) => Promise<unknown>;
}

const scripts = '../../../scripts/lib/postgres';

/** Starts one; its files are made for it. A durable one keeps what it acknowledged also when it is killed. */
export async function startThrowawayCluster({ isDurable = false } = {}): Promise<ThrowawayCluster> {
  const { startCluster } = (await import(`${scripts}/cluster.mjs`)) as Scripts;
  const { ensureDatabase } = (await import(`${scripts}/databases.mjs`)) as Scripts;
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-cluster-'));
  // PostgreSQL runs as a user of its own, who has to pass through.
  await chmod(folder, 0o711);
  const options = {
    folder: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    password: 'throw-away',
    isDisposable: !isDurable,
  };
  let cluster = await startCluster(options);
  const { port } = cluster;
  await ensureDatabase(cluster, 'smash');
  return {
    url: cluster.url('smash'),
    stop: () => cluster.stop(),
    async kill() {
      const lines = await readFile(path.join(options.folder, 'postmaster.pid'), 'utf8');
      process.kill(Number(lines.split('\n')[0]), 'SIGKILL');
    },
    async restart() {
      cluster = await startCluster({ ...options, port });
      if (cluster.port !== port) throw new Error(`Port ${port} was taken by another program.`);
    },
    async remove() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
