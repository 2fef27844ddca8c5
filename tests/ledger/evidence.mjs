import { createHash } from 'node:crypto';
import pLimit from 'p-limit';

/** @typedef {{ id: string, job_id: number, email: string, last_name: string, status: string, source: string, is_removed: boolean }} ApplicationRow */
/** @typedef {{ kind: string, sha256?: string, said?: string, problem?: string }} KeptFile sha256: of the stored file; said: the digest in its row */

/**
 * The state after a run. A part that could not be read is missing, and is not compared. Maps are by the id of an application.
 * @typedef {object} Evidence
 * @property {ApplicationRow[]} applications of the jobs that were applied for
 * @property {Map<string, KeptFile[]>} [files]
 * @property {string[]} [strayObjects] keys in the store that no row names
 * @property {string[]} [unattached] keys of files that belong to nothing
 * @property {Map<string, { type: string, to?: string }[]>} [history]
 * @property {Map<string, { action: string }[]>} [audit]
 * @property {Map<string, { kind: string, recipient: string, status: string }[]>} [mails]
 * @property {{ application_id: string }[]} [certificates]
 * @property {{ endpoints: string[], events: Map<string, { deliveries: string[] }[]> }} [webhooks] endpoints that want application.received
 * @property {{ reference: string, status: string, receipt_number: number | null, lines: number, credited: number, kobo: number, messages: number, receipts: number, entries: number }[]} [purchases]
 * @property {{ recipient: string, messageId: string }[]} [receivedMails] by the mail server
 * @property {{ id: string, applicationId: string }[]} [receivedEvents] by the receiver of webhooks
 */

/** Files that are read at a time; more would only wait for each other. */
const AT_ONCE = 8;

/**
 * Computes the digest of every file, decrypted.
 * @template {{ kind: string, application_id: string }} Row
 * @param {Row[]} rows
 * @param {(row: Row) => Promise<AsyncIterable<Uint8Array>>} open
 * @returns {Promise<Map<string, KeptFile[]>>}
 */
export async function readFiles(rows, open) {
  const limit = pLimit(AT_ONCE);
  /** @type {Map<string, KeptFile[]>} */
  const files = new Map();
  await Promise.all(
    rows.map((row) =>
      limit(async () => {
        const kept = { kind: row.kind, ...('sha256' in row && { said: String(row.sha256) }) };
        const list = files.get(row.application_id) ?? [];
        files.set(row.application_id, list);
        try {
          const hash = createHash('sha256');
          for await (const chunk of await open(row)) hash.update(chunk);
          list.push({ ...kept, sha256: hash.digest('hex') });
        } catch (error) {
          list.push({ ...kept, problem: error instanceof Error ? error.message : String(error) });
        }
      }),
    ),
  );
  return files;
}
