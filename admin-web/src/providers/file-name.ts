import {
  type AnswerField,
  answerField,
  fileExtension,
  isAnswerField,
  type ApplicationFileKind,
} from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { t } from '../i18n/t';

/**
 * The file name in a Content-Disposition header: the UTF-8 form (RFC 8187) where there is one, else the plain one.
 * Never a path: what stands before the last slash is dropped.
 */
export function dispositionFileName(header: string | null): string | undefined {
  if (!header) return undefined;
  const parameters = parametersOf(header);
  const name = decodeExtended(parameters.get('filename*')) ?? parameters.get('filename');
  return name?.split(/[\\/]/).at(-1)?.trim() || undefined;
}

/**
 * Name of a downloaded file: the server's name, else the stored name, else a name made from the applicant's
 * (docs/requirements/portal.md#p-32).
 */
export function downloadFileName(
  disposition: string | null,
  application: Pick<
    Application,
    'first_name' | 'last_name' | 'cv_filename' | 'cover_letter' | 'cover_letter_kind' | 'answers'
  >,
  kind: ApplicationFileKind,
): string {
  return (
    dispositionFileName(disposition) ??
    storedFileName(application, kind) ??
    personalFileName(application, kind)
  );
}

type Letter = Pick<Application, 'cover_letter' | 'cover_letter_kind'>;

/** A shorter value without a dot is no file name (docs/requirements/portal.md#p-38). */
const SHORTEST_FILE_VALUE = 255;

/** The cover letter itself, if it was written as text: the server says so, or the value is short and has no dot. */
export function writtenLetter({ cover_letter, cover_letter_kind }: Letter): string | undefined {
  if (!cover_letter) return undefined;
  const isShort = cover_letter.length < SHORTEST_FILE_VALUE && !cover_letter.includes('.');
  return cover_letter_kind === 'text' || isShort ? cover_letter : undefined;
}

/** The name a file was sent under, or undefined when there is none. A cover letter written as text has no name. */
export function storedFileName(
  application: Letter & Pick<Application, 'cv_filename' | 'answers'>,
  kind: ApplicationFileKind,
): string | undefined {
  if (kind === 'cv') return application.cv_filename ?? undefined;
  if (isAnswerField(kind)) return findAnswer(application, kind)?.value ?? undefined;
  return writtenLetter(application) === undefined ? (application.cover_letter ?? undefined) : undefined;
}

export function findAnswer({ answers }: Pick<Application, 'answers'>, kind: AnswerField) {
  return answers.find(({ question_id }) => answerField(question_id) === kind);
}

/** "Ada Obi CV", as a file name. */
export function personalFileName(
  { first_name, last_name }: Pick<Application, 'first_name' | 'last_name'>,
  kind: ApplicationFileKind,
): string {
  return `${first_name} ${last_name} ${NAMES[isAnswerField(kind) ? 'answer' : kind]}`.replace(
    /[\\/:*?"<>|\s]+/g,
    '_',
  );
}

const NAMES = { cv: t('CV'), cover_letter: t('Cover Letter'), answer: t('File') };

const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'];

/** How a file of this name can be shown in the browser (docs/requirements/portal.md#p-36). */
export function previewMode(name: string): 'docx' | 'image' | 'pdf' | 'text' | 'word' | 'none' {
  const extension = fileExtension(name);
  if (IMAGE_EXTENSIONS.includes(extension)) return 'image';
  if (extension === 'pdf') return 'pdf';
  if (extension === 'txt') return 'text';
  if (extension === 'docx') return 'docx';
  return extension === 'doc' ? 'word' : 'none';
}

/** The content type a preview is shown as. Nothing outside this list ever becomes a blob address. */
export function previewContentType(name: string): string | undefined {
  const extension = fileExtension(name);
  if (extension === 'pdf') return 'application/pdf';
  if (!IMAGE_EXTENSIONS.includes(extension)) return undefined;
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}

/** A parameter of a header. A value in quotes is one piece, whatever it holds. */
const PARAMETER = /;\s*([^\s;="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]*))/g;

function parametersOf(header: string): Map<string, string> {
  return new Map(
    Array.from(header.matchAll(PARAMETER), ([, name = '', quoted, bare = '']) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? bare,
    ]),
  );
}

function decodeExtended(value = ''): string | undefined {
  const encoded = /^UTF-8''(.+)$/i.exec(value)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Not valid percent-encoding: the plain name beside it is used instead.
    return undefined;
  }
}

/** "Poster for Rider Lead.pdf"; slashes would make folders of a title. */
export const posterFileName = ({ title }: { title: string }): string =>
  t('Poster for %{title}.pdf', { title: title.replace(/[\\/:*?"<>|]+/g, ' ') });
