import { acknowledgementOf, isAcknowledged } from './ledger.mjs';
import { groupBy } from './findings.mjs';

/** @typedef {import('./ledger.mjs').Act} Act */
/** @typedef {import('./evidence.mjs').Evidence} Evidence */
/** @typedef {import('./findings.mjs').Findings} Findings */

/** The id of an application in its acknowledgement; undefined without one. @param {Act} act */
const idOf = (act) => JSON.parse(acknowledgementOf(act)?.body ?? '{}').id;

/**
 * Compares applications with what was sent: each acknowledged one exists once, as it was sent; one whose answer was lost exists once
 * or not at all, and whole; there are no others.
 * @param {Act[]} acts @param {Evidence} evidence @param {Findings} findings
 */
export function compareApplications(acts, evidence, findings) {
  const byEmail = groupBy(evidence.applications, ({ email }) => email);
  const certified = new Set(evidence.certificates?.map((row) => row.application_id));
  const removals = groupBy(
    acts.filter(({ kind }) => kind === 'removal'),
    ({ sent }) => sent.applicationId,
  );
  /** @type {Set<string>} */
  const known = new Set();
  for (const act of acts.filter(({ kind }) => kind === 'application')) {
    const { email } = act.sent;
    known.add(email);
    const rows = byEmail.get(email) ?? [];
    const id = isAcknowledged(act) ? idOf(act) : undefined;
    if (rows.length > 1) findings.doubled('application', email, `${rows.length} rows`);
    if (rows.length === 0 && id && !(removals.has(id) && isGone(evidence, certified, id)))
      findings.lost('application', id, email);
    const [row] = rows;
    if (!row) continue;
    if (id && row.id !== id) findings.wrong('application', id, `${email} has ${row.id}`);
    if (row.job_id !== act.sent.jobId) findings.wrong('application', row.id, `for job ${row.job_id}`);
    if (row.last_name !== act.sent.last_name) findings.wrong('application', row.id, 'other answers');
    compareFiles(row, act.sent.files, evidence, findings);
  }
  for (const act of acts.filter(({ kind }) => kind === 'import')) {
    for (const email of act.sent.emails) {
      known.add(email);
      const rows = byEmail.get(email) ?? [];
      if (rows.length > 1) findings.doubled('application', email, `${rows.length} rows`);
      if (rows.length === 0 && isAcknowledged(act)) findings.lost('application', email, 'imported');
    }
  }
  for (const { email, id } of evidence.applications)
    if (!known.has(email)) findings.orphaned('application', id, 'nobody sent it');
  compareStatuses(acts, evidence, findings);
  compareRemovals(removals, evidence, certified, findings);
}

/** Whether an application was erased: it has a certificate. Without certificates (API alone), being absent is enough. */
const isGone = (evidence, certified, id) => !evidence.certificates || certified.has(id);

/** @param {import('./evidence.mjs').ApplicationRow} row @param {{ kind: string, sha256: string }[]} sent @param {Evidence} evidence @param {Findings} findings */
function compareFiles(row, sent, { files }, findings) {
  if (!files) return;
  const kept = groupBy(files.get(row.id) ?? [], ({ kind }) => kind);
  for (const { kind, sha256 } of sent) {
    const found = kept.get(kind) ?? [];
    findings.once(found.length, 'file', row.id, kind);
    for (const file of found) {
      if (file.problem) findings.lost('file', row.id, `${kind}: ${file.problem}`);
      else if ([file.sha256, file.said].some((digest) => digest && digest !== sha256))
        findings.wrong('file', row.id, `${kind}: not what was sent`);
    }
  }
  for (const kind of kept.keys())
    if (!sent.some((each) => each.kind === kind)) findings.orphaned('file', row.id, kind);
}

/**
 * Checks that the last acknowledged change of status holds, or a later one whose answer was lost; each is in the history once.
 * @param {Act[]} acts @param {Evidence} evidence @param {Findings} findings
 */
function compareStatuses(acts, { applications, history }, findings) {
  const changes = groupBy(
    acts.filter(({ kind }) => kind === 'status'),
    ({ sent }) => sent.applicationId,
  );
  const rows = new Map(applications.map((row) => [row.id, row]));
  for (const [id, all] of changes) {
    const row = rows.get(id);
    if (!row) continue;
    const last = all.findLastIndex(isAcknowledged);
    const possible = all.slice(Math.max(last, 0)).map(({ sent }) => sent.status);
    if (last >= 0 && !possible.includes(row.status))
      findings.lost('status', id, `${possible[0]}, and it is ${row.status}`);
    if (!history) continue;
    const told = (history.get(id) ?? []).filter(({ type }) => type === 'status_changed');
    for (const act of all) {
      const count = told.filter(({ to }) => to === act.sent.status).length;
      const asked = all.filter(({ sent }) => sent.status === act.sent.status).length;
      if (count > asked) findings.doubled('history', id, `status_changed to ${act.sent.status}`);
      if (count === 0 && isAcknowledged(act))
        findings.lost('history', id, `status_changed to ${act.sent.status}`);
    }
  }
}

/**
 * Checks that nothing is left of applications whose removal was acknowledged.
 * @param {Map<string, Act[]>} removals @param {Evidence} evidence @param {Set<string>} certified @param {Findings} findings
 */
function compareRemovals(removals, evidence, certified, findings) {
  const rows = new Map(evidence.applications.map((row) => [row.id, row]));
  for (const [id, all] of removals) {
    if (all.some(isAcknowledged) && rows.has(id) && !rows.get(id)?.is_removed)
      findings.lost('removal', id, 'it is still there');
    if (certified.has(id) && rows.has(id)) findings.wrong('removal', id, 'erased, and it is still there');
    if (certified.has(id) && evidence.files?.has(id))
      findings.wrong('removal', id, 'its files are still there');
  }
  for (const id of certified) {
    if (removals.has(id)) continue;
    findings.orphaned('removal', id, 'nobody asked for it');
  }
}
