import { isAnswerField, MESSAGES, type ApplicationFileKind, type FileKind } from '@smash/contract';
import { failureStatus } from '../../../providers/api-failure';
import { t } from '../../../i18n/t';
import { tFrom } from '../../../i18n/t-from';

/** Texts about each kind of file (docs/requirements/portal.md#p-36). */
export const FILE_TEXTS = {
  cv: {
    title: t('CV'),
    previewTitle: t('CV Preview'),
    downloadName: t('Download CV'),
    viewName: t('View CV'),
    none: t('No CV file available'),
    nothingToDownload: t(MESSAGES.noCv),
    loading: t('Loading CV preview...'),
    hint: t('The CV file might not be accessible or the file path might be incorrect.'),
  },
  cover_letter: {
    title: t('Cover letter'),
    previewTitle: t('Cover Letter Preview'),
    downloadName: t('Download cover letter'),
    viewName: t('View cover letter'),
    none: t('No cover letter file available'),
    nothingToDownload: t(MESSAGES.noCoverLetter),
    loading: t('Loading cover letter preview...'),
    hint: t('The cover letter file might not be accessible or the file path might be incorrect.'),
  },
  answer: {
    title: t('File'),
    previewTitle: t('File Preview'),
    downloadName: t('Download file'),
    viewName: t('View file'),
    none: t('No file available'),
    nothingToDownload: t('No file answers this question'),
    loading: t('Loading the file...'),
    hint: t('The file might not be accessible.'),
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
    return tFrom(isCv ? MESSAGES.cvDownloadStatus : MESSAGES.coverLetterDownloadStatus, status);
  }
  return tFrom(isCv ? MESSAGES.cvDownloadError : MESSAGES.coverLetterDownloadError, messageOf(error));
}

/** Why a preview failed. An unreadable file has its own message. */
export function describePreviewFailure(kind: ApplicationFileKind, error: unknown): string {
  if (error instanceof UnreadableFileError) return error.message;
  if (isAnswerField(kind)) return answerFailure(error);
  if (kind === 'cover_letter') return tFrom(MESSAGES.coverLetterPreviewError, messageOf(error));
  const status = failureStatus(error);
  return status === undefined
    ? tFrom(MESSAGES.cvPreviewError, messageOf(error))
    : tFrom(MESSAGES.cvPreviewStatus, status);
}

const answerFailure = (error: unknown): string =>
  t('The file could not be loaded: %{message}', { message: messageOf(error) });

/** Of a PDF that came, but that nobody reads without its password. */
export const LOCKED_PDF = t(
  'This PDF is locked with a password. Download it, or ask the applicant for one without.',
);

/** The file came, but cannot be shown; the message is one of the catalogue. */
export class UnreadableFileError extends Error {}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : t(MESSAGES.unknownError);
}
