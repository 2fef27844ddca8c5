import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';

/** Empties the spool folder: at start, nothing in it belongs to a request. */
export async function emptySpool(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true, recursive: true });
}

declare global {
  namespace Express {
    namespace Multer {
      interface File {
        /** Hexadecimal, of the bytes as they arrived. */
        sha256: string;
      }
    }
  }
}

/** Streams uploads into the spool folder and hashes them on the way; memory does not grow with their size. */
export class SpoolStorage implements StorageEngine {
  constructor(private readonly folder: string) {}

  _handleFile(
    _request: Request,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    const path = join(this.folder, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    const tap = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        hash.update(chunk);
        size += chunk.length;
        next(null, chunk);
      },
    });
    pipeline(file.stream, tap, createWriteStream(path, { mode: 0o600 })).then(
      () => {
        done(null, { path, size, sha256: hash.digest('hex') });
      },
      (error: unknown) => {
        const tellCause = () => {
          done(error);
        };
        // What a failing disk does not remove, emptySpool does at the next start.
        rm(path, { force: true }).then(tellCause, tellCause);
      },
    );
  }

  _removeFile(_request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    if (!file.path) {
      done(null);
      return;
    }
    rm(file.path, { force: true }).then(() => {
      done(null);
    }, done);
  }
}
