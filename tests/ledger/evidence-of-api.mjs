import { readFiles } from './evidence.mjs';

/** Last part of the path of a download, by the kind of the file. */
const DOWNLOADS = { cv: 'download-cv', cover_letter: 'download-cover-letter' };

/**
 * Reads what a session of the portal can see: applications, and every file as it is served.
 * @param {{ url: string, token: string, jobIds: number[] }} options
 * @returns {Promise<import('./evidence.mjs').Evidence>}
 */
export async function readApi({ url, token, jobIds }) {
  const ask = async (/** @type {string} */ path) => {
    const response = await fetch(`${url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return response;
  };
  const applications = [];
  for (const id of jobIds) {
    const listed = /** @type {any[]} */ (await (await ask(`/jobs/${id}/applications`)).json());
    applications.push(...listed.map((row) => ({ ...row, is_removed: false })));
  }
  const rows = applications.flatMap(({ id, cv_filename: cv, cover_letter_kind: letter }) => [
    ...(cv ? [{ application_id: id, kind: 'cv' }] : []),
    ...(letter === 'file' ? [{ application_id: id, kind: 'cover_letter' }] : []),
  ]);
  const files = await readFiles(rows, async ({ application_id: id, kind }) => {
    const { body } = await ask(`/applications/${id}/${DOWNLOADS[kind]}`);
    return /** @type {AsyncIterable<Uint8Array>} */ (/** @type {unknown} */ (body ?? []));
  });
  return { applications, files };
}
