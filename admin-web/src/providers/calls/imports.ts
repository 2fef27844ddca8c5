import type { ImportKind } from '@smash/contract';
import type { CheckImport, Import } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** Uploads a file; repeated with the same key, it is stored once. */
export async function uploadImport(kind: ImportKind, file: File, key: string): Promise<Import> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', file);
  return unwrap(
    await api.POST('/api/imports', {
      params: { header: { 'Idempotency-Key': key } },
      // OpenAPI types a file as text; the serializer puts the file itself in its place.
      body: { kind, file: file.name },
      bodySerializer: () => form,
    }),
  );
}

/** The person's own imports, the latest first. */
export async function listImports(): Promise<Import[]> {
  return unwrap(await api.GET('/api/imports'));
}

export async function readImport(id: string): Promise<Import> {
  return unwrap(await api.GET('/api/imports/{id}', pathOf(id)));
}

/** Checks every row without importing any. */
export async function checkImport(id: string, body: CheckImport): Promise<Import> {
  return unwrap(await api.PUT('/api/imports/{id}/check', { ...pathOf(id), body }));
}

/** Begins the import, or continues one that stopped. */
export async function startImport(id: string): Promise<Import> {
  return unwrap(await api.POST('/api/imports/{id}/start', pathOf(id)));
}

export async function giveUpImport(id: string): Promise<void> {
  unwrap(await api.DELETE('/api/imports/{id}', pathOf(id)));
}

/** The outcome of each row, as a table. */
export async function readImportReport(id: string): Promise<Blob> {
  return unwrap(await api.GET('/api/imports/{id}/report', { ...pathOf(id), parseAs: 'blob' }));
}
