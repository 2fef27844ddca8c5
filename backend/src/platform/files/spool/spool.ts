import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import type { FileEncryptionKey } from '../../encryption/encryption-keys.js';
import { SpooledFile } from './spooled-file.js';

/** Empties the spool folder; at start, none of its files belongs to a request. */
export async function emptySpool(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true, recursive: true });
}

declare global {
  namespace Express {
    namespace Multer {
      interface File {
        spooled: SpooledFile;
      }
    }
  }
}

/** Receives the files of forms into the spool folder. */
export class SpoolStorage implements StorageEngine {
  constructor(
    private readonly folder: string,
    private readonly ringKey: FileEncryptionKey,
  ) {}

  _handleFile(
    _request: Request,
    { stream }: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    SpooledFile.receive(this.folder, stream, this.ringKey).then(
      (spooled) => {
        done(null, { spooled });
      },
      (error: unknown) => {
        done(error);
      },
    );
  }

  _removeFile(
    _request: Request,
    { spooled }: Partial<Express.Multer.File>,
    done: (error: Error | null) => void,
  ): void {
    if (!spooled) {
      done(null);
      return;
    }
    spooled.remove().then(() => {
      done(null);
    }, done);
  }
}
