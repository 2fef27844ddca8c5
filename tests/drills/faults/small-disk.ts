import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../support/programs.js';
import { onceEnded } from '../../support/servers/once-ended.mjs';

/** Whether small disks can be made: only root may mount them. */
export const maySmallDisks = process.getuid?.() === 0;

/** A disk of its own that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Takes every free byte; called again, also those that were freed since. */
  fill(): Promise<void>;
  /** Gives the taken bytes back. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

const PIECE = Buffer.alloc(64 * 1024, 'x');

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-disk-'));
  const clearAway = onceEnded('umount --lazy "$1"; rmdir "$1"', folder);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  // PostgreSQL runs as a user of its own, who has to pass through.
  await chmod(folder, 0o711);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (;;) await file.write(PIECE);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast),
    async remove() {
      await run('umount', [folder]);
      await clearAway();
    },
  };
}
