import { type ApplicationFileKind, type FileKind, isAnswerField } from '@smash/contract';
import type { Application, CvText, FileLink } from '@smash/contract/client';
import { api } from '../api-client';
import { failureCode, failureStatus, toHttpError } from '../api-failure';
import { storedFileName } from '../file-name';
import { pathOf, unwrap } from './resource-calls';

export interface DownloadedFile {
  blob: Blob;
  /** The Content-Disposition header, which names the file. */
  disposition: string | null;
}

/** Codes by which the server says that there is no such file: a file of that name would be another application's. */
const NO_SUCH_FILE = ['application_not_found', 'no_file'];

/**
 * The bytes of a candidate's file, exactly as they were sent. When that fails the address of older clients is tried
 * (docs/requirements/portal.md#p-33); if that has nothing either, the first failure is the one to tell.
 */
export async function downloadFile(
  application: Application,
  kind: ApplicationFileKind,
): Promise<DownloadedFile> {
  if (isAnswerField(kind)) {
    const { url } = await requestFileLink(application.id, kind, 'attachment');
    return { blob: await readLinkedFile(url), disposition: null };
  }
  try {
    return await downloadById(application.id, kind);
  } catch (failure) {
    if (failureStatus(failure) === 401 || NO_SUCH_FILE.includes(failureCode(failure) ?? '')) throw failure;
    const fallback = await downloadByName(application, kind).catch(() => undefined);
    if (!fallback) throw failure;
    return fallback;
  }
}

async function downloadById(id: string, kind: FileKind): Promise<DownloadedFile> {
  const options = { ...pathOf(id), parseAs: 'blob' } as const;
  return toFile(
    kind === 'cv'
      ? await api.GET('/api/applications/{id}/download-cv', options)
      : await api.GET('/api/applications/{id}/download-cover-letter', options),
  );
}

/** The link in the stored name, if it is one of this site, else the path made of the email's first part and the name. */
async function downloadByName(application: Application, kind: FileKind): Promise<DownloadedFile | undefined> {
  const name = storedFileName(application, kind);
  if (name === undefined) return undefined;
  if (/^https?:/i.test(name)) return { blob: await readLinkedFile(name), disposition: null };
  const path = { emailPrefix: application.email.split('@')[0] ?? '', name };
  const options = { params: { path }, parseAs: 'blob' } as const;
  return toFile(
    kind === 'cv'
      ? await api.GET('/api/{emailPrefix}/cv/{name}', options)
      : await api.GET('/api/{emailPrefix}/cover_letter/{name}', options),
  );
}

function toFile({
  data,
  error,
  response,
}: {
  data?: unknown;
  error?: unknown;
  response: Response;
}): DownloadedFile {
  if (!response.ok) throw toHttpError(response.status, error);
  return {
    blob: data instanceof Blob ? data : new Blob(),
    disposition: response.headers.get('Content-Disposition'),
  };
}

/** A signed address of one file to look at; it opens without credentials and stops working after some minutes. */
async function requestFileLink(
  id: string,
  kind: ApplicationFileKind,
  disposition: 'inline' | 'attachment' = 'inline',
): Promise<FileLink> {
  return unwrap(
    await api.POST('/api/applications/{id}/files/{kind}/link', {
      params: { path: { id, kind } },
      body: { disposition },
    }),
  );
}

/** Reads what a signed link points at. Only this site's own addresses are followed. */
async function readLinkedFile(url: string): Promise<Blob> {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin) throw new Error('The file link points to another site');
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw toHttpError(response.status, undefined);
  return response.blob();
}

/** A candidate's file for looking at, fetched through a signed link. */
export async function previewFile(id: string, kind: ApplicationFileKind): Promise<Blob> {
  return readLinkedFile((await requestFileLink(id, kind)).url);
}

/** The text of a CV, and where the given words stand in it. */
export async function readCvText(id: string, words: string): Promise<CvText> {
  const query = words === '' ? {} : { cv: words };
  return unwrap(await api.GET('/api/applications/{id}/cv-text', { params: { path: { id }, query } }));
}
