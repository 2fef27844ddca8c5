import { Injectable, type PipeTransform } from '@nestjs/common';
import { type ApplicationFileKind, FILE_KINDS, isAnswerField } from '@smash/contract';
import { ValidationException } from '../../../platform/errors/api-exception.js';

/** `cv`, `cover_letter` or `question_{id}`. */
@Injectable()
export class FileKindPipe implements PipeTransform<string, ApplicationFileKind> {
  transform(value: string): ApplicationFileKind {
    if (isAnswerField(value)) return value;
    const kind = FILE_KINDS.find((known) => known === value);
    if (kind) return kind;
    throw ValidationException.at(
      ['path', 'kind'],
      `Please use one of: ${FILE_KINDS.join(', ')}, question_{id}`,
      'enum',
    );
  }
}
