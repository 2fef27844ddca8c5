import { Injectable, type PipeTransform } from '@nestjs/common';
import { FILE_KINDS, type FileKind } from '@smash/contract';
import { ValidationException } from '../../../platform/errors/api-exception.js';

/** `cv` or `cover_letter`. */
@Injectable()
export class FileKindPipe implements PipeTransform<string, FileKind> {
  transform(value: string): FileKind {
    const kind = FILE_KINDS.find((known) => known === value);
    if (kind) return kind;
    throw ValidationException.at(['path', 'kind'], `Please use one of: ${FILE_KINDS.join(', ')}`, 'enum');
  }
}
