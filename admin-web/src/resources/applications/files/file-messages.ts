import { isAnswerField, MESSAGES, type ApplicationFileKind, type FileKind } from '@smash/contract';
import { failureStatus } from '../../../providers/api-failure';

/** What is said about each kind of file (docs/requirements/portal.md#p-36). */
export const FILE_TEXTS = {
  cv: {
    title: 'CV',
    previewTitle: 'CV Preview',
    downloadName: 'Download CV',
    viewName: 'View CV',
    none: 'No CV file available',
    nothingToDownload: MESSAGES.noCv,
    loading: 'Loading CV preview...',
    hint: 'The CV file might not be accessible or the file path might be incorrect.',
  },
  cover_letter: {
    title: 'Cover letter',
    previewTitle: 'Cover Letter Preview',
    downloadName: 'Download cover letter',
    viewName: 'View cover letter',
    none: 'No cover letter file available',
    nothingToDownload: MESSAGES.noCoverLetter,
    loading: 'Loading cover letter preview...',
    hint: 'The cover letter file might not be accessible or the file path might be incorrect.',
  },
  answer: {
    title: 'File',
    previewTitle: 'File Preview',
    downloadName: 'Download file',
    viewName: 'View file',
    none: 'No file available',
    nothingToDownload: 'No file answers this question',
    loading: 'Loading the file...',
    hint: 'The file might not be accessible.',
  },
} as const satisfies Record<FileKind | 'answer', Record<string, string>>;

export function fileTexts(kind: ApplicationFileKind) {
  return FILE_TEXTS[isAnswerField(kind) ? 'answer' : kind];
}

/** Why a download failed: the server's status, or what went wrong on the way. */
export function describeDownloadFailure(kind: ApplicationFileKind, error: unknown): string {
  if (isAnswerField(kind)) return answerFailure(error);
  const isCv = kind === 'cv';
  const status = failureStatus(error);
  if (status !== undefined) {
    return (isCv ? MESSAGES.cvDownloadStatus : MESSAGES.coverLetterDownloadStatus)(status);
  }
  return (isCv ? MESSAGES.cvDownloadError : MESSAGES.coverLetterDownloadError)(messageOf(error));
}

/** Why a preview failed. One that the preview itself found wanting says so in its own words. */
export function describePreviewFailure(kind: ApplicationFileKind, error: unknown): string {
  if (error instanceof UnreadableFileError) return error.message;
  if (isAnswerField(kind)) return answerFailure(error);
  if (kind === 'cover_letter') return MESSAGES.coverLetterPreviewError(messageOf(error));
  const status = failureStatus(error);
  return status === undefined ? MESSAGES.cvPreviewError(messageOf(error)) : MESSAGES.cvPreviewStatus(status);
}

const answerFailure = (error: unknown): string => `The file could not be loaded: ${messageOf(error)}`;

/** The file came, but cannot be shown; the message is one of the catalogue. */
export class UnreadableFileError extends Error {}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : MESSAGES.unknownError;
}
