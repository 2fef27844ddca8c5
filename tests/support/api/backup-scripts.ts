import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupTarget } from '../../../backend/src/cli/backup/backup-target.js';
import { openTarget } from '../../../backend/src/cli/backup/open-target.js';
import { S3FileStorage } from '../../../backend/src/platform/files/storage/s3-file-storage.js';
import { type PackagedPostgres } from '../servers/packaged-postgres.js';
import { type Ended, runToEnd } from '../programs.js';
import { S3_REGION, s3Server } from '../servers/test-s3.js';

const scripts = fileURLToPath(new URL('../../../scripts', import.meta.url));

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
  const target = openTarget(name, { BACKUP_S3_REGION: S3_REGION });
  return { name, environment: {}, target, remove: () => rm(name, { recursive: true }) };
}

/** A new, empty place in a bucket of the S3 server that tests share. */
export async function aBucket(): Promise<BackupPlace> {
  const settings = await s3Server();
  const bucket = `backups-${randomUUID()}`;
  await new S3FileStorage({ ...settings, region: S3_REGION, bucket }).ensureBucket();
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
