import { HttpStatus } from '@nestjs/common';
import {
  type AnswerField,
  type ApplicationFileKind,
  FILE_MESSAGES,
  type FileKind,
  isAnswerField,
} from '@smash/contract';
import { ApiException, ValidationException } from '../../../platform/errors/api-exception.js';
import {
  cleanFileName,
  FileRejectedError,
  inspectFile,
  type FileWarning,
} from '../../../platform/files/index.js';
import type { SpooledFile } from '../../../platform/files/spool/spooled-file.js';
import type { UploadedFile } from '../../../platform/files/uploaded-file.js';
import type { ApplyDto } from './apply.dto.js';

/** The part of the multipart form for each of the two files; the part for an answer has the name of its kind. */
export const FILE_FIELDS: Record<FileKind, string> = { cv: 'cv_file', cover_letter: 'cover_letter_file' };

/** An upload that has passed the file rules. */
export interface AcceptedFile {
  kind: ApplicationFileKind;
  /** The part of the form that it came in. */
  field: string;
  spooled: SpooledFile;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  warnings: FileWarning[];
}

/**
 * Checks the uploads of a form against the file rules.
 * @param answers uploads that answer the job's questions
 * @throws ValidationException for two cover letters, for empty and for unsafe files; 415 for other types
 */
export async function acceptFiles(
  { cv_file, cover_letter_file, cover_letter }: ApplyDto,
  answers: ReadonlyMap<AnswerField, UploadedFile>,
): Promise<AcceptedFile[]> {
  if (cover_letter_file && cover_letter) {
    throw ValidationException.at(
      ['body', 'cover_letter'],
      'Please send the cover letter as text or as a file, not both',
    );
  }
  const accepted = [await acceptFile('cv', cv_file)];
  if (cover_letter_file) accepted.push(await acceptFile('cover_letter', cover_letter_file));
  for (const [kind, upload] of answers) accepted.push(await acceptFile(kind, upload));
  return accepted;
}

/** Checks one upload against the rules of its kind. */
export async function acceptFile(kind: ApplicationFileKind, upload: UploadedFile): Promise<AcceptedFile> {
  const { spooled, size, sha256 } = upload;
  const name = cleanFileName(upload.name);
  try {
    const { contentType, warnings } = await inspectFile(spooled, { kind, name });
    return { kind, field: fieldOf(kind), spooled, name, contentType, size, sha256, warnings };
  } catch (error) {
    throw error instanceof FileRejectedError ? toException(kind, error) : error;
  }
}

const fieldOf = (kind: ApplicationFileKind): string => (isAnswerField(kind) ? kind : FILE_FIELDS[kind]);

/** For an answer, the error's place tells which file has the wrong type: the message is the same for all answers. */
function toException(kind: ApplicationFileKind, error: FileRejectedError): ApiException {
  if (error.reason === 'type' && !isAnswerField(kind)) {
    return new ApiException(HttpStatus.UNSUPPORTED_MEDIA_TYPE, 'file_type', error.message);
  }
  const isEmptyCv = error.reason === 'empty' && kind === 'cv';
  const message = isEmptyCv ? FILE_MESSAGES.cvRequired : error.message;
  return ValidationException.at(['body', fieldOf(kind)], message, `file_${error.reason}`);
}
