import pg from 'pg';
import { readFiles } from './evidence.mjs';
import { groupBy } from './findings.mjs';

/** @typedef {import('./evidence.mjs').Evidence} Evidence */

/**
 * The product's own storage, which returns files decrypted.
 * @typedef {{ get: (key: string) => Promise<AsyncIterable<Uint8Array>>, list: () => AsyncIterable<string> }} Store
 */

const APPLICATIONS = `SELECT id, job_id, email, last_name, status, source, removed_at IS NOT NULL AS is_removed
  FROM applications WHERE job_id = ANY($1)`;
const FILES = `SELECT f.application_id, f.kind, f.storage_key, f.sha256
  FROM application_files f JOIN applications a ON a.id = f.application_id WHERE a.job_id = ANY($1)`;
const HISTORY = `SELECT e.application_id, e.type, e.data ->> 'to' AS "to"
  FROM application_events e JOIN applications a ON a.id = e.application_id WHERE a.job_id = ANY($1)`;
const AUDIT = `SELECT object_id AS application_id, action FROM audit_log WHERE object_type = 'application'`;
const MAILS = `SELECT application_id, kind, recipient, status FROM mails WHERE application_id IS NOT NULL`;
const CERTIFICATES = 'SELECT application_id FROM erasure_certificates';
const ENDPOINTS = `SELECT id FROM webhook_endpoints
  WHERE off_reason IS NULL AND 'application.received' = ANY(events)`;
const EVENTS = `SELECT e.data ->> 'application_id' AS application_id,
    array(SELECT endpoint_id::text FROM webhook_deliveries d WHERE d.event_id = e.id) AS deliveries
  FROM webhook_events e WHERE type = 'application.received'`;
const NAMED = `SELECT storage_key FROM application_files UNION SELECT storage_key FROM unattached_files
  UNION SELECT storage_key::text FROM imports WHERE storage_key IS NOT NULL`;
const UNATTACHED = 'SELECT storage_key FROM unattached_files';
const PURCHASES = `SELECT reference, status, receipt_number,
    (SELECT count(*)::int FROM share_ledger l WHERE l.purchase_id = p.id) AS lines,
    (SELECT coalesce(sum(units), 0)::int FROM share_ledger l WHERE l.purchase_id = p.id) AS credited,
    (SELECT coalesce(sum(amount_kobo), 0)::int FROM share_ledger l WHERE l.purchase_id = p.id) AS kobo,
    (SELECT count(*)::int FROM share_payment_events e WHERE e.purchase_id = p.id) AS messages,
    (SELECT count(*)::int FROM mails WHERE kind = 'share_receipt' AND dedupe_key LIKE '%' || p.id) AS receipts,
    (SELECT count(*)::int FROM audit_log WHERE action = 'purchase.paid' AND object_id = p.id::text) AS entries
  FROM share_purchases p`;

/**
 * Reads rows, and with a store also the files that they name.
 * @param {{ query: (sql: string, values?: unknown[]) => Promise<any[]>, jobIds: number[], store?: Store }} options query: reads one snapshot
 * @returns {Promise<Evidence>}
 */
export async function readRows({ query, jobIds, store }) {
  const byApplication = async (/** @type {string} */ sql, /** @type {unknown[]} */ values = []) =>
    groupBy(await query(sql, values), ({ application_id: id }) => id);
  const endpoints = (await query(ENDPOINTS)).map(({ id }) => id);
  const files = store && (await readFiles(await query(FILES, [jobIds]), (row) => store.get(row.storage_key)));
  return {
    applications: await query(APPLICATIONS, [jobIds]),
    history: await byApplication(HISTORY, [jobIds]),
    audit: await byApplication(AUDIT),
    mails: await byApplication(MAILS),
    certificates: await query(CERTIFICATES),
    unattached: (await query(UNATTACHED)).map((row) => row.storage_key),
    purchases: await query(PURCHASES),
    ...(endpoints.length > 0 && { webhooks: { endpoints, events: await byApplication(EVENTS) } }),
    ...(store && { files, strayObjects: await strayObjects(store, await query(NAMED)) }),
  };
}

/** @param {{ databaseUrl: string, jobIds: number[], store?: Store }} options databaseUrl: of a role that may read everything */
export async function readDatabase({ databaseUrl, ...options }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await readRows({
      query: async (sql, values) => (await client.query(sql, values)).rows,
      ...options,
    });
  } finally {
    await client.end();
  }
}

async function strayObjects(store, named) {
  const known = new Set(named.map((row) => row.storage_key));
  const stray = [];
  for await (const key of store.list()) if (!known.has(key)) stray.push(key);
  return stray;
}
