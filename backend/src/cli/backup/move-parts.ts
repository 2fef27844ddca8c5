import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Command, UsageError } from '../command.js';
import { threeTries } from '../three-tries.js';
import { BackupItemMissingError } from './backup-target.js';
import { PARTS, readDigests } from './digests.js';
import { openTarget } from './open-target.js';

/** Stores the digests last: until they are there, the backup is incomplete. */
export const storeParts: Command = {
  summary:
    'store-parts <folder or bucket> <time> <folder>: copy the parts of a backup to the place of the backups',
  async run(environment, [place, time, folder]) {
    const target = openTarget(place, environment);
    if (!time || !folder) throw new UsageError('store-parts needs the time of the backup and its folder');
    const parts = (await readdir(folder)).filter((part) => part !== PARTS);
    for (const part of [...parts, PARTS]) await target.putFile(`${time}/${part}`, path.join(folder, part));
    return 0;
  },
};

export const fetchParts: Command = {
  summary: 'fetch-parts <folder or bucket> <time> <folder>: copy the parts of a backup into a folder',
  async run(environment, [place, time, folder]) {
    const target = openTarget(place, environment);
    if (!time || !folder) throw new UsageError('fetch-parts needs the time of the backup and a folder');
    const parts = await readDigests(target, `${time}/${PARTS}`);
    await mkdir(folder, { recursive: true });
    for (const part of [...parts.keys(), PARTS]) {
      // The names come from the target; only their last part is used, so that no file lands outside the folder.
      const file = path.join(folder, path.basename(part));
      await threeTries(
        async () => pipeline(await target.get(`${time}/${part}`), createWriteStream(file, { mode: 0o600 })),
        (error) => !(error instanceof BackupItemMissingError),
      );
    }
    return 0;
  },
};
