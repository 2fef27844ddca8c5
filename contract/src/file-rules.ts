import type { AnswerField } from './questions.js';

/** Every uploaded file must be smaller than this many bytes (docs/requirements/careers.md#c-24). */
export const FILE_SIZE_LIMIT = 5_242_880;

/** The two files that an applicant may send for any job. */
export const FILE_KINDS = ['cv', 'cover_letter'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Kinds of files: those two, and answers that are files, named by their part of the form. */
export type ApplicationFileKind = FileKind | AnswerField;

/** Longest file name that is kept, in characters. */
export const FILE_NAME_LIMIT = 150;

export const FILE_EXTENSIONS = ['pdf', 'doc', 'docx', 'txt'] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];

/** The content type a stored file is served with; only the charset of an uploaded text may be another. */
export const FILE_CONTENT_TYPES: Record<FileExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

interface FileRule {
  extensions: readonly FileExtension[];
  /** Message when the type is not among the extensions (docs/requirements/careers.md#c-22). */
  typeMessage: string;
}

export const FILE_RULES: Record<FileKind, FileRule> = {
  cv: { extensions: ['pdf', 'doc', 'docx'], typeMessage: 'Please upload a PDF, DOC, or DOCX file' },
  cover_letter: {
    extensions: ['pdf', 'doc', 'docx', 'txt'],
    typeMessage: 'Please upload a PDF, DOC, DOCX, or TXT file',
  },
};

/** An answer may be any file that a cover letter may be. */
export const fileRule = (kind: ApplicationFileKind): FileRule =>
  FILE_RULES[kind === 'cv' ? kind : 'cover_letter'];

export const FILE_MESSAGES = {
  cvRequired: 'Please upload your CV/Resume',
  tooLarge: 'File size must be less than 5MB',
  empty: 'This file is empty. Please choose another file',
  chooseAgain: 'Please choose this file again',
} as const;

/** The lower-case extension of a file name, without the dot; empty when it has none. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The extension if a file of this kind may have it, else undefined. */
export function allowedExtension(kind: ApplicationFileKind, name: string): FileExtension | undefined {
  const extension = fileExtension(name);
  return fileRule(kind).extensions.find((allowed) => allowed === extension);
}

/**
 * The problem with the name or size of a chosen file, or undefined. The server also checks the
 * content.
 */
export function checkFile(
  kind: ApplicationFileKind,
  file: { name: string; size: number },
): string | undefined {
  if (!allowedExtension(kind, file.name)) return fileRule(kind).typeMessage;
  if (file.size >= FILE_SIZE_LIMIT) return FILE_MESSAGES.tooLarge;
  if (file.size === 0) return FILE_MESSAGES.empty;
  return undefined;
}
