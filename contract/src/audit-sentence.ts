import { APPLICATION_STATUS_LABELS } from './application-status.js';
import { AUDIT_ACTIONS, type AuditAction, type AuditObject } from './audit-actions.js';
import { ROLE_LABELS } from './permissions.js';

/** An entry of the audit log as far as its sentence needs it. */
export interface ToldEntry {
  action: AuditAction;
  /** Null for visitors, applicants and the server itself. */
  actor: { name: string } | null;
  /** The label is what the thing is called now; null when it is gone, or has no name. */
  object: { type: AuditObject; id: string; label: string | null };
  data: Partial<Record<string, string>>;
}

/** A piece of a sentence; what names the actor or the thing may become a link. */
export interface SentencePart {
  names: 'actor' | 'object' | null;
  text: string;
}

/** The object of attempts to log in with a name that no account has; the name is not kept, it may be a password. */
export const UNKNOWN_ACCOUNT = 'unknown';

const NOUNS: Record<AuditObject, { named: (label: string) => string; gone: string }> = {
  account: { named: (label) => label, gone: 'an account that was removed' },
  activity: { named: (label) => `the activity “${label}”`, gone: 'an activity that is gone' },
  application: { named: (label) => `the application ${label}`, gone: 'an application that was erased' },
  export: { named: (label) => label, gone: 'an export' },
  import: { named: (label) => label, gone: 'an import' },
  job: { named: (label) => `the job “${label}”`, gone: 'a job' },
  log: { named: (label) => label, gone: 'the audit log' },
  mail: { named: (label) => label, gone: 'a mail' },
  member: { named: (label) => label, gone: 'a member who is gone' },
  message: { named: (label) => `the message “${label}”`, gone: 'a message that is gone' },
  purchase: { named: (label) => `the purchase ${label}`, gone: 'a purchase' },
  session: { named: (label) => label, gone: 'a session' },
  setting: { named: (label) => label, gone: 'a setting' },
  tag: { named: (label) => `the tag “${label}”`, gone: 'a tag that is gone' },
  template: { named: (label) => `the mail template “${label}”`, gone: 'a mail template that is gone' },
  webhook: { named: (label) => `the webhook to ${label}`, gone: 'a webhook that is gone' },
  zone: { named: (label) => `the zone “${label}”`, gone: 'a zone that is gone' },
};

const VALUES: Partial<Record<string, string>> = {
  ...APPLICATION_STATUS_LABELS,
  ...ROLE_LABELS,
  active: 'Active',
  suspended: 'Suspended',
  csv: 'applications',
  cvs: 'CVs',
  audit: 'the audit log',
  gone: 'it answered 410 Gone',
  failing: 'it took nothing for five days',
};

const PLACEHOLDER = /\{(\w+)\}/;

/** An entry as a sentence, in pieces. */
export function auditSentenceParts(entry: ToldEntry): SentencePart[] {
  const pieces = AUDIT_ACTIONS[entry.action].words.split(PLACEHOLDER);
  // Between the pieces of plain text stand the words in braces.
  const parts = pieces.map((piece, index) =>
    index % 2 === 0 ? { names: null, text: piece } : partOf(piece, entry),
  );
  const { count } = entry.data;
  if (count !== undefined) parts.push({ names: null, text: ` (${count} times)` });
  const told = parts.filter(({ text }) => text !== '');
  return told.map((part, index) =>
    index === 0 && !isName(part, entry) ? { ...part, text: capitalised(part.text) } : part,
  );
}

/** An entry as a sentence: "ngozi opened the application SMT-7F3K-9QXA". */
export function auditSentence(entry: ToldEntry): string {
  return auditSentenceParts(entry)
    .map(({ text }) => text)
    .join('');
}

function partOf(word: string, entry: ToldEntry): SentencePart {
  if (word === 'who') return { names: 'actor', text: entry.actor?.name ?? 'The server' };
  if (word === 'what') return { names: 'object', text: describeObject(entry.object) };
  const value = entry.data[word] ?? 'unknown';
  return { names: null, text: entry.object.type === 'setting' ? value : (VALUES[value] ?? value) };
}

function describeObject({ type, id, label }: ToldEntry['object']): string {
  if (type === 'setting') return id;
  if (type === 'account' && id === UNKNOWN_ACCOUNT) return 'someone unknown';
  return label === null ? NOUNS[type].gone : NOUNS[type].named(label);
}

/** Names of people are written as they write them, also where a sentence begins. */
const isName = ({ names }: SentencePart, { object }: ToldEntry): boolean =>
  names === 'actor' || (names === 'object' && object.label !== null && object.type === 'member');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
