import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupTarget } from '../../../backend/src/cli/backup/backup-target.js';
import { openTarget } from '../../../backend/src/cli/backup/open-target.js';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { type Ended, run, runToEnd } from '../programs.js';
import { ensureBucket } from '../servers/buckets.mjs';
import { packagedPrograms } from '../servers/packaged-postgres.js';
import { S3_REGION, s3Server } from '../servers/test-s3.js';

const warmNode = fileURLToPath(new URL('../servers/warm-node.mjs', import.meta.url));

/** Somewhere to keep backups. */
export interface BackupPlace {
  /** Argument of scripts/backup. */
  name: string;
  /** Further variables that the scripts read. */
  environment: Record<string, string>;
  /** Reads what is stored there. */
  target: BackupTarget;
  remove(): Promise<void>;
}

/** A new, empty folder. */
export async function aFolder(): Promise<BackupPlace> {
  const name = await mkdtemp(path.join(tmpdir(), 'smash-backup-'));
  const target = openTarget(name, { BACKUP_S3_REGION: S3_REGION });
  return { name, environment: {}, target, remove: () => rm(name, { recursive: true }) };
}

/** A new, empty place in a bucket of the S3 server that tests share. */
export async function aBucket(): Promise<BackupPlace> {
  const settings = await s3Server();
  const bucket = `backups-${randomUUID()}`;
  await ensureBucket({ ...settings, region: S3_REGION, bucket });
  const name = `s3://${bucket}/nightly`;
  const environment = {
    BACKUP_S3_ENDPOINT: settings.endpoint,
    BACKUP_S3_ACCESS_KEY: settings.accessKey,
    BACKUP_S3_SECRET_KEY: settings.secretKey,
  };
  const target = openTarget(name, { BACKUP_S3_REGION: S3_REGION, ...environment });
  return {
    name,
    environment,
    target,
    remove: async () => {
      for await (const item of target.list('')) await target.remove(item.name);
    },
  };
}

/** One backend's environment, its database in the packaged PostgreSQL, and a passphrase. */
export interface Installation {
  environment: NodeJS.ProcessEnv;
  /** Folder with programs that come first on the PATH. */
  programs?: string;
  passphrase?: string;
  /** Whether each command runs in a process of its own, as it does for an operator (tests/drills/backup). */
  isReal?: boolean;
}

/** Writes a `node` into a folder of programs that runs the commands in a process that has started already. */
export async function putWarmNode(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'node'), `#!/bin/sh\nexec '${process.execPath}' '${warmNode}' "$@"\n`, {
    mode: 0o755,
  });
}

/** Runs one of the scripts as an operator without containers does (BACKUP_TOOLS=local). */
export async function runScript(
  script: 'backup' | 'restore' | 'save-erasures' | 'prune',
  args: string[],
  place: BackupPlace,
  { environment, programs, passphrase, isReal = false }: Installation,
): Promise<Ended> {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-script-'));
  const file = path.join(folder, 'passphrase');
  await writeFile(file, `${passphrase ?? ''}\n`);
  if (!isReal) await putWarmNode(folder);
  try {
    return await runToEnd(inRoot('scripts', script), args, {
      env: {
        ...environment,
        ...place.environment,
        PATH: [programs, folder, packagedPrograms, process.env.PATH].filter(Boolean).join(':'),
        BACKUP_TOOLS: 'local',
        ...(passphrase !== undefined && { BACKUP_PASSPHRASE_FILE: file }),
      },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** All rows of a database, as the text that pg_dump writes. */
export const dumpOf = (url: string): Promise<string> =>
  run(path.join(packagedPrograms, 'pg_dump'), ['--data-only', '-d', url]);
