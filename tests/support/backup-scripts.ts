import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupTarget } from '../../backend/src/cli/backup/backup-target.js';
import { openTarget } from '../../backend/src/cli/backup/open-target.js';
import { S3FileStorage } from '../../backend/src/modules/files/storage/s3-file-storage.js';
import { type PackagedPostgres } from './packaged-postgres.js';
import { type Ended, runToEnd } from './programs.js';

const region = 'us-east-1';
const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

/** Somewhere to keep backups. */
export interface BackupPlace {
  /** As scripts/backup is told. */
  name: string;
  /** What the scripts read besides. */
  environment: Record<string, string>;
  /** What lies there. */
  target: BackupTarget;
  remove(): Promise<void>;
}

/** A new, empty folder. */
export async function aFolder(): Promise<BackupPlace> {
  const name = await mkdtemp(path.join(tmpdir(), 'smash-backup-'));
  const target = openTarget(name, { BACKUP_S3_REGION: region });
  return { name, environment: {}, target, remove: () => rm(name, { recursive: true }) };
}

/** A new, empty place in a bucket of the S3 server that `npm test` starts. */
export async function aBucket(): Promise<BackupPlace> {
  const { S3_TEST_ENDPOINT = '', S3_TEST_ACCESS_KEY = '', S3_TEST_SECRET_KEY = '' } = process.env;
  const settings = {
    endpoint: S3_TEST_ENDPOINT,
    accessKey: S3_TEST_ACCESS_KEY,
    secretKey: S3_TEST_SECRET_KEY,
  };
  const bucket = `backups-${randomUUID()}`;
  await new S3FileStorage({ ...settings, region, bucket }).ensureBucket();
  const name = `s3://${bucket}/nightly`;
  const environment = {
    BACKUP_S3_ENDPOINT: settings.endpoint,
    BACKUP_S3_ACCESS_KEY: settings.accessKey,
    BACKUP_S3_SECRET_KEY: settings.secretKey,
  };
  const target = openTarget(name, { BACKUP_S3_REGION: region, ...environment });
  return {
    name,
    environment,
    target,
    remove: async () => {
      for await (const item of target.list('')) await target.remove(item.name);
    },
  };
}

/** One backend's environment, its database in a packaged PostgreSQL, and a passphrase. */
export interface Installation {
  postgres: PackagedPostgres;
  environment: NodeJS.ProcessEnv;
  /** A folder of programs that are found before others of their names. */
  programs?: string;
  passphrase?: string;
}

/** Runs one of the scripts as an operator without containers does. */
export async function runScript(
  script: 'backup' | 'restore' | 'save-erasures' | 'prune',
  args: string[],
  place: BackupPlace,
  { postgres, environment, programs, passphrase }: Installation,
): Promise<Ended> {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-passphrase-'));
  const file = path.join(folder, 'passphrase');
  await writeFile(file, `${passphrase ?? ''}\n`);
  try {
    return await runToEnd(path.join(scripts, script), args, {
      env: {
        ...environment,
        ...place.environment,
        PATH: [programs, postgres.programs, process.env.PATH].filter(Boolean).join(':'),
        BACKUP_TOOLS: 'local',
        ...(passphrase !== undefined && { BACKUP_PASSPHRASE_FILE: file }),
      },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
