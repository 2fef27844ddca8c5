import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import type { SpooledFile } from './spool/spooled-file.js';

/** A file that came in a form, in the spool folder. It has getters alone: what walks through a body finds nothing to follow. */
export class UploadedFile {
  readonly #name: string;
  readonly #spooled: SpooledFile;

  constructor(name: string, spooled: SpooledFile) {
    this.#name = name;
    this.#spooled = spooled;
  }

  /** As the sender wrote it. */
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

  /** Hexadecimal, of the bytes as they arrived. */
  get sha256(): string {
    return this.#spooled.sha256;
  }
}

interface FileFieldOptions {
  description: string;
  /** Said when something else than a file came; for a required one also when nothing did. */
  message: string;
  optional?: boolean;
}

/** A file of a multipart form; an optional one may be sent as empty text, as forms without a choice do. */
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
