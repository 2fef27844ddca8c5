import { groupBy } from './findings.mjs';

/**
 * Checks what follows each existing application: a line in its history and in the audit log, its mails, and its event at each
 * webhook that wants it. Each exactly once, also when the answer was lost.
 * @param {import('./ledger.mjs').Act[]} acts
 * @param {import('./evidence.mjs').Evidence} evidence
 * @param {import('./findings.mjs').Findings} findings
 */
export function compareConsequences(acts, evidence, findings) {
  const { applications, history, audit, mails, webhooks } = evidence;
  const sent = new Set(acts.flatMap(({ kind, sent: { email } }) => (kind === 'application' ? [email] : [])));
  for (const { id, email, source } of applications) {
    const type = source === 'import' ? 'imported' : 'submitted';
    const count = (rows, isIt) => (rows.get(id) ?? []).filter(isIt).length;
    if (history)
      findings.once(
        count(history, (row) => row.type === type),
        'history',
        id,
        type,
      );
    if (audit) {
      const action = `application.${type}`;
      findings.once(
        count(audit, (row) => row.action === action),
        'audit',
        id,
        action,
      );
    }
    if (mails && sent.has(email)) compareMails(mails.get(id) ?? [], { id, email }, findings);
    if (webhooks) {
      const events = webhooks.events.get(id) ?? [];
      findings.once(events.length, 'webhook', id, 'application.received');
      for (const { deliveries } of events)
        for (const endpoint of webhooks.endpoints)
          findings.once(deliveries.filter((each) => each === endpoint).length, 'webhook', id, 'delivery');
    }
  }
  if (evidence.receivedMails) compareReceived(evidence, sent, findings);
  if (evidence.receivedEvents) compareReceivedEvents(evidence, findings);
}

/** Checks the receipt to the applicant, and the notice to HR. */
function compareMails(mails, { id, email }, findings) {
  const receipts = mails.filter(
    ({ kind, recipient }) => kind === 'application_received' && recipient === email,
  );
  findings.once(receipts.length, 'mail', id, 'application_received');
  const arrivals = mails.filter(({ kind }) => kind === 'application_arrived');
  if (arrivals.length === 0) findings.lost('mail', id, 'application_arrived');
  const recipients = new Set(arrivals.map(({ recipient }) => recipient));
  if (recipients.size < arrivals.length) findings.doubled('mail', id, 'application_arrived');
  for (const { kind, status } of mails)
    if (status === 'failed') findings.lost('mail', id, `${kind} was given up`);
}

/**
 * Checks the mails that the server took. A mail sent twice has the same Message-ID, and mail programs show only one.
 * @param {import('./evidence.mjs').Evidence} evidence @param {Set<string>} sent @param {import('./findings.mjs').Findings} findings
 */
function compareReceived({ mails, receivedMails = [] }, sent, findings) {
  const receipts = new Map();
  for (const { recipient, messageId } of receivedMails) {
    if (!sent.has(recipient)) continue;
    const ids = receipts.get(recipient) ?? new Set();
    receipts.set(recipient, ids.add(messageId));
  }
  for (const [recipient, ids] of receipts)
    if (ids.size > 1) findings.doubled('mail', recipient, `${ids.size} mails reached the server`);
  const isReceipt = ({ kind, recipient, status }) =>
    kind === 'application_received' && status === 'sent' && sent.has(recipient);
  for (const rows of mails?.values() ?? [])
    for (const { recipient } of rows.filter(isReceipt))
      if (!receipts.has(recipient)) findings.lost('mail', recipient, 'sent, and the server never had it');
}

/**
 * Checks the events that the receiver took. An event sent twice has the same id.
 * @param {import('./evidence.mjs').Evidence} evidence @param {import('./findings.mjs').Findings} findings
 */
function compareReceivedEvents({ applications, receivedEvents = [] }, findings) {
  const received = groupBy(receivedEvents, ({ applicationId }) => applicationId);
  for (const { id } of applications) {
    const ids = new Set(received.get(id)?.map((each) => each.id));
    findings.once(ids.size, 'webhook', id, 'application.received at its receiver');
  }
}
