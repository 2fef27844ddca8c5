import { APPLICATION_STATUS_LABELS } from './application-status.js';
import { AUDIT_ACTIONS, type AuditObject, isAuditAction } from './audit-actions.js';
import { ROLE_LABELS } from './permissions.js';
import { capitalised } from './text.js';

/**
 * The parts of an entry of the audit log that its sentence needs. A newer version may have written the entry, with an
 * action or a type that this one does not know.
 */
export interface ToldEntry {
  action: string;
  /** Null for visitors, applicants and the server itself. */
  actor: { name: string } | null;
  /** The label is the present name of the thing; null when it is gone, or has no name. */
  object: { type: string; id: string; label: string | null };
  data: Partial<Record<string, string>>;
}

/** A piece of a sentence. Pieces that name the actor or the thing may become links. */
export interface SentencePart {
  names: 'actor' | 'object' | null;
  text: string;
}

/** Object id of attempts to log in with an unknown name. The name is not kept, since it may be a password. */
export const UNKNOWN_ACCOUNT = 'unknown';

interface Noun {
  named?: string;
  gone: string;
}

/** Words for the things that entries are about; a thing without `named` is called by its label alone. */
export const AUDIT_NOUNS: Record<AuditObject, Noun> = {
  account: { gone: 'an account that was removed' },
  activity: { named: 'the activity “%{label}”', gone: 'an activity that is gone' },
  application: { named: 'the application %{label}', gone: 'an application that was erased' },
  backup: { gone: 'a backup' },
  export: { gone: 'an export' },
  import: { gone: 'an import' },
  job: { named: 'the job “%{label}”', gone: 'a job' },
  log: { gone: 'the audit log' },
  mail: { gone: 'an email' },
  member: { gone: 'a member who is gone' },
  message: { named: 'the message “%{label}”', gone: 'a message that is gone' },
  purchase: { named: 'the purchase %{label}', gone: 'a purchase' },
  session: { gone: 'a session' },
  setting: { gone: 'a setting' },
  tag: { named: 'the tag “%{label}”', gone: 'a tag that is gone' },
  template: { named: 'the email template “%{label}”', gone: 'an email template that is gone' },
  webhook: { named: 'the webhook to %{label}', gone: 'a webhook that is gone' },
  zone: { named: 'the zone “%{label}”', gone: 'a zone that is gone' },
};

/** Labels of codes in the data of entries; values of settings and names of stages are no codes. */
export const AUDIT_VALUES: Partial<Record<string, string>> = {
  ...APPLICATION_STATUS_LABELS,
  ...ROLE_LABELS,
  active: 'Active',
  suspended: 'Suspended',
  csv: 'applications',
  cvs: 'CVs',
  audit: 'the audit log',
  gone: 'it answered 410 Gone',
  failing: 'nothing could be delivered to it for five days',
};

/** Other words in sentences. */
export const AUDIT_WORDS = {
  server: 'The server',
  nobody: 'someone unknown',
  unknown: 'unknown',
  times: ' (%{count} times)',
} as const;

const PLACEHOLDER = /\{(\w+)\}/;

/** Translates an English text and fills in its values, such as `%{name}`. */
export type Say = (text: string, values?: Record<string, string>) => string;

const inEnglish: Say = (text, values = {}) =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** An entry as a sentence, in pieces. */
export function auditSentenceParts(entry: ToldEntry, say: Say = inEnglish): SentencePart[] {
  const { action } = entry;
  const words = isAuditAction(action) ? say(AUDIT_ACTIONS[action].words) : wordsOfUnknown(entry);
  const pieces = words.split(PLACEHOLDER);
  // Pieces at odd indexes are the words in braces, between pieces of plain text.
  const parts = pieces.map((piece, index) =>
    index % 2 === 0 ? { names: null, text: piece } : partOf(piece, entry, say),
  );
  const { count } = entry.data;
  if (count !== undefined) parts.push({ names: null, text: say(AUDIT_WORDS.times, { count }) });
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

const wordsOfUnknown = ({ action, actor }: ToldEntry): string =>
  actor ? `{who}: ${action} ({what})` : `{what}: ${action}`;

function partOf(word: string, entry: ToldEntry, say: Say): SentencePart {
  if (word === 'who') return { names: 'actor', text: entry.actor?.name ?? say(AUDIT_WORDS.server) };
  if (word === 'what') return { names: 'object', text: describeObject(entry.object, say) };
  const value = entry.data[word] ?? say(AUDIT_WORDS.unknown);
  const isCode = entry.object.type !== 'setting' && entry.action !== 'application.stage_changed';
  const called = isCode ? AUDIT_VALUES[value] : undefined;
  return { names: null, text: called === undefined ? value : say(called) };
}

function describeObject({ type, id, label }: ToldEntry['object'], say: Say): string {
  if (type === 'setting') return id;
  if (type === 'account' && id === UNKNOWN_ACCOUNT) return say(AUDIT_WORDS.nobody);
  const noun = (AUDIT_NOUNS as Partial<Record<string, Noun>>)[type];
  if (!noun) return label ?? type;
  const { named, gone } = noun;
  if (label === null) return say(gone);
  return named === undefined ? label : say(named, { label });
}

/** Names of people keep their case, even at the beginning of a sentence. */
const isName = ({ names }: SentencePart, { object }: ToldEntry): boolean =>
  names === 'actor' || (names === 'object' && object.label !== null && object.type === 'member');
