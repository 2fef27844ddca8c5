import { compareApplications } from './compare-applications.mjs';
import { compareConsequences } from './compare-consequences.mjs';
import { comparePayments } from './compare-payments.mjs';
import { readApi } from './evidence-of-api.mjs';
import { readDatabase, readRows } from './evidence-of-database.mjs';
import { newFindings } from './findings.mjs';
import { isAcknowledged } from './ledger.mjs';

/** @typedef {import('./ledger.mjs').Act} Act */
/** @typedef {import('./evidence.mjs').Evidence} Evidence */
/** @typedef {import('./findings.mjs').Finding} Finding */

const SHOWN = 20;

/**
 * Reads the present state from what can be reached: a database (or a transaction in it) with its store, the API with a session, or both.
 * @param {Act[]} acts
 * @param {{ databaseUrl?: string, query?: (sql: string, values?: unknown[]) => Promise<any[]>, store?: import('./evidence-of-database.mjs').Store, url?: string, token?: string }} sources
 * @returns {Promise<Evidence>}
 */
export async function gather(acts, { databaseUrl, query, store, url, token }) {
  const jobIds = [...new Set(acts.flatMap(({ sent: { jobId } }) => jobId ?? []))];
  const seen = url && token ? await readApi({ url, token, jobIds }) : undefined;
  const which = { jobIds, ...(store && { store }) };
  if (query) return { ...seen, ...(await readRows({ query, ...which })) };
  if (databaseUrl) return { ...seen, ...(await readDatabase({ databaseUrl, ...which })) };
  if (!seen) throw new Error('The ledger needs a database, or an address and a session.');
  return seen;
}

/** Compares a ledger with the present state. @param {Act[]} acts @param {Evidence} evidence @returns {Finding[]} */
export function compare(acts, evidence) {
  const findings = newFindings();
  compareApplications(acts, evidence, findings);
  compareConsequences(acts, evidence, findings);
  comparePayments(acts, evidence, findings);
  for (const key of evidence.strayObjects ?? []) findings.orphaned('object', key, 'no row names it');
  for (const key of evidence.unattached ?? []) findings.orphaned('object', key, 'it belongs to nothing');
  return findings.all;
}

/** One line for people, with the first findings below. @param {Act[]} acts @param {Finding[]} findings */
export function describe(acts, findings) {
  const count = (fault) => findings.filter((each) => each.fault === fault).length;
  const kinds = [...new Set(acts.map(({ kind }) => kind))].map((kind) => {
    const all = acts.filter((act) => act.kind === kind);
    const attempts = all.reduce((sum, act) => sum + act.attempts, 0);
    return `${kind}: ${all.filter(isAcknowledged).length} acknowledged of ${all.length} in ${attempts} requests`;
  });
  const faults = `${count('lost')} lost, ${count('doubled')} doubled, ${count('orphaned')} orphaned, ${count('wrong')} wrong`;
  const shown = findings
    .slice(0, SHOWN)
    .map(({ fault, of, id, says }) => `  ${fault} ${of} ${id}${says && `: ${says}`}`);
  return [`${kinds.join('; ')}; ${faults}`, ...shown].join('\n');
}
