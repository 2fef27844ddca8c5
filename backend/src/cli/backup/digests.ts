import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { BackupItemMissingError, type BackupTarget } from './backup-target.js';

/** Parts of each backup: digests of its other parts, written last, and digests of the files that its rows name. */
export const PARTS = 'SHA256SUMS';
export const FILES = 'files.sha256';
/** Folder of the files of all backups. */
export const OBJECTS = 'objects/';

/** SHA-256 by name, from lines as `sha256sum` writes them. */
export function parseDigests(lines: string): Map<string, string> {
  const digests = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const [, sha256, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
    if (sha256 && name) digests.set(name, sha256);
  }
  return digests;
}

export async function readDigests(target: BackupTarget, name: string): Promise<Map<string, string>> {
  return parseDigests(await text(await target.get(name)));
}

export async function sha256OfStream(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** The times of all complete backups, newest first. */
export async function completeBackups(target: BackupTarget): Promise<string[]> {
  const complete: string[] = [];
  for (const name of (await datedFolders(target)).sort().reverse()) {
    try {
      (await target.get(`${name}/${PARTS}`)).destroy();
      complete.push(name);
    } catch (error) {
      if (!(error instanceof BackupItemMissingError)) throw error;
    }
  }
  return complete;
}

/** All folders of backups, incomplete ones included. */
export async function datedFolders(target: BackupTarget): Promise<string[]> {
  return (await target.folders()).filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name));
}

/** Folders in which scripts/backup assembles backups; one is left behind when the script is killed. */
export async function partFolders(target: BackupTarget): Promise<string[]> {
  return (await target.folders()).filter((name) => /^\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.part$/.test(name));
}
