import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import type { SpooledFile } from './spool/spooled-file.js';

/**
 * A file of a form, in the spool folder. It only has getters, so that code that walks through a body finds nothing to
 * follow.
 */
export class UploadedFile {
  readonly #name: string;
  readonly #spooled: SpooledFile;

  constructor(name: string, spooled: SpooledFile) {
    this.#name = name;
    this.#spooled = spooled;
  }

  /** The name as the sender wrote it, not cleaned. */
  get name(): string {
    return this.#name;
  }

  get spooled(): SpooledFile {
    return this.#spooled;
  }

  /** In bytes. */
  get size(): number {
    return this.#spooled.size;
  }

  /** SHA-256 of the content, in hexadecimal. */
  get sha256(): string {
    return this.#spooled.sha256;
  }
}

interface FileFieldOptions {
  description: string;
  /** Shown when something other than a file was sent, and for a required file also when nothing was. */
  message: string;
  optional?: boolean;
}

/** A file of a multipart form. An optional one may be empty text, which browsers send when no file is chosen. */
export function FileField({ description, message, optional }: FileFieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'string', format: 'binary', required: !optional, description }),
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) =>
      optional && obj[key] === '' ? undefined : obj[key],
    ),
    ValidateBy({
      name: 'missing',
      validator: {
        validate: (value: unknown) =>
          value instanceof UploadedFile || (optional === true && value === undefined),
        defaultMessage: () => message,
      },
    }),
  );
}
