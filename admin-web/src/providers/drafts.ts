import { parseRecord, PORTAL_DRAFT_PREFIX as PREFIX } from '@smash/contract';

/**
 * Typed text that is not saved yet, by name of the field. Drafts live in the tab's session storage under the account
 * that typed them, so that they outlast the end of a session and a reload, but neither the tab nor a logout.
 */
export type Draft = Record<string, unknown>;

/** Storage key of a draft. `place` names the form: its address, or the subject of a note. */
export function draftKey(account: string, place: string): string {
  return `${PREFIX}${account}:${place}`;
}

export function readDraft(key: string): Draft | undefined {
  return parseRecord(sessionStorage.getItem(key));
}

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(key: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) return dropDraft(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    // The storage is full or switched off: typing goes on, only without the safety net.
    console.warn('What was typed could not be kept', error);
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key);
}

/** Forgets what anyone typed in this tab, as a logout does. */
export function dropAllDrafts(): void {
  draftKeys().forEach(dropDraft);
}

/** Place of the keys of mails that nobody has answered, which are not typed text. */
export const MAIL_KEYS = 'mail-keys';

/** Whether something in this tab was typed and not saved. */
export function hasDrafts(): boolean {
  return draftKeys().some((key) => !key.endsWith(`:${MAIL_KEYS}`));
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
}

/**
 * The fields that differ from what the form was opened with. Fields named in `carried` go along as soon as any differs:
 * a record's version, so that a restored draft is compared with the record it was typed over.
 */
export function changedFields(values: Draft, initial: Draft, carried: readonly string[]): Draft {
  const changed = Object.entries(values).filter(([field, value]) => !isSame(value, initial[field]));
  if (changed.every(([field]) => carried.includes(field))) return {};
  const along = carried.filter((field) => values[field] !== undefined).map((field) => [field, values[field]]);
  return Object.fromEntries([...along, ...changed]) as Draft;
}

function isSame(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);
}

/** An input without a value holds one of these, depending on its type and on who touched it last. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
