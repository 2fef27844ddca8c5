import type { FileKind } from '@smash/contract';
import type { FileLink } from '@smash/contract/client';
import { api } from '../api-client';
import { toHttpError } from '../api-failure';
import { unwrap } from './resource-calls';

export interface DownloadedFile {
  blob: Blob;
  /** The Content-Disposition header, which names the file. */
  disposition: string | null;
}

/** The bytes of a candidate's file, exactly as they were sent. */
export async function downloadFile(id: string, kind: FileKind): Promise<DownloadedFile> {
  const options = { params: { path: { id } }, parseAs: 'blob' } as const;
  const { data, error, response } =
    kind === 'cv'
      ? await api.GET('/api/applications/{id}/download-cv', options)
      : await api.GET('/api/applications/{id}/download-cover-letter', options);
  if (!response.ok) throw toHttpError(response.status, error);
  const blob: unknown = data;
  return {
    blob: blob instanceof Blob ? blob : new Blob(),
    disposition: response.headers.get('Content-Disposition'),
  };
}

/** A signed address of one file to look at; it opens without credentials and stops working after some minutes. */
export async function requestFileLink(id: string, kind: FileKind): Promise<FileLink> {
  return unwrap(
    await api.POST('/api/applications/{id}/files/{kind}/link', {
      params: { path: { id, kind } },
      body: { disposition: 'inline' },
    }),
  );
}

/** Reads what a signed link points at. Only this site's own addresses are followed. */
export async function readLinkedFile({ url }: FileLink): Promise<Blob> {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin) throw new Error('The file link points to another site');
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw toHttpError(response.status, undefined);
  return response.blob();
}
